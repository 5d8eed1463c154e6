import { cleanLine } from '../../domain/contact/form-text.ts'
import { isLanguage } from '../../domain/language.ts'
import { findPage, keyOf } from '../../services/cms/cms-pages.ts'
import { lockPages } from '../../services/cms/lock-pages.ts'
import { longestText } from '../../services/cms/page-fields.ts'
import { pathProblem, plainPath } from '../../services/cms/page-path.ts'
import { savePages } from '../../services/cms/save-pages.ts'
import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import type { CmsPageTable } from '../../services/database/tables/page-tables.ts'
import { audit, lockAudit } from '../../services/people/audit.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { NewPage, type NewPageProblems } from './new-page.tsx'
import { editPath } from './page-address.ts'

/** `GET /pages/new` */
export const showNewPage = ({ show, language }: PersonRequest) =>
  show(NewPage, { typed: { title: '', path: '', language }, problems: {} })

/** `POST /pages/new`: makes an empty draft (R17.33). */
export async function createPage(request: PersonRequest, { database }: OfficeServices): Promise<Response> {
  const { form, person, now, show, redirect } = request
  const chosen = form.get('language') ?? ''
  const language = isLanguage(chosen) ? chosen : request.language
  const typed = { language, title: cleanLine(form.get('title') ?? ''), path: cleanLine(form.get('path') ?? '') }
  const page = { ...emptyPage, ...typed, path: plainPath(typed.path), updatedAt: now.toISOString() }
  const problems = problemsOf(page)
  if (Object.keys(problems).length > 0) return show(NewPage, { typed, problems }, 422)
  const isNew = await retryingTransaction(database, async (transaction) => {
    await lockAudit(transaction)
    await lockPages(transaction, now)
    if (await findPage(transaction, page)) return false
    await savePages(transaction, [{ before: undefined, after: page }], now)
    const entry = { by: person, action: 'changePage', subject: `page:${keyOf(page)}` } as const
    await audit(transaction, { ...entry, after: { kind: 'create', title: page.title } }, now)
    return true
  })
  if (!isNew) return show(NewPage, { typed, problems: { address: { kind: 'exists' } } }, 409)
  return redirect(editPath(page))
}

function problemsOf({ language, title, path }: CmsPageTable): NewPageProblems {
  const address = path === '' ? { kind: 'none' as const } : pathProblem(language, path)
  return { ...((title === '' || title.length > longestText) && { title: 'title' }), ...(address && { address }) }
}

const emptyPage: Omit<CmsPageTable, 'language' | 'path' | 'title' | 'updatedAt'> = {
  breadcrumb: '',
  heading: '',
  content: '',
  markdown: '',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
  ogTitle: '',
  ogDescription: '',
  ogImage: '',
  status: 'draft',
}
