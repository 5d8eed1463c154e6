import { cleanLine } from '../../domain/contact/form-text.ts'
import { isLanguage, type Language } from '../../domain/language.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { faqTopicIds, questionPath } from '../../domain/website/faq-question.ts'
import { newsPath } from '../../domain/website/news-page.ts'
import { keyOf } from '../../services/cms/cms-pages.ts'
import { lockPages } from '../../services/cms/lock-pages.ts'
import { emptyPage, longestText } from '../../services/cms/page-fields.ts'
import { plainPath } from '../../services/cms/page-path.ts'
import { savePages } from '../../services/cms/save-pages.ts'
import { retryingTransaction } from '../../services/database/schema.ts'
import { audit, lockAudit } from '../../services/people/audit.ts'
import type { PersonAnswer, PersonRequest } from '../gate/office-route.ts'
import { addressProblem } from './address-problem.ts'
import { NewPage, type PageKind } from './new-page.tsx'
import { editPath } from './page-address.ts'

const longestSlug = 60

/** `GET /pages/new` */
export const showNewPage = ({ show, query, language }: PersonRequest) => {
  const website = query.get('language') ?? ''
  return show(NewPage, {
    typed: { title: '', path: '', kind: kindIn(query.get('kind')), language: isLanguage(website) ? website : language },
    problems: {},
  })
}

function pathOf(kind: PageKind, { language, name, now }: { language: Language; name: string; now: Date }): string {
  if (kind === 'page') return name
  return kind === 'news' ? newsPath(language, officeClock(now).date, name) : questionPath({ topic: kind, id: name })
}

/** A title as part of an address: `windows-and-doors`. Empty for a title without a letter a–z or digit. */
const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-|-$/g, '')

const kindIn = (kind: string | null): PageKind =>
  (['news', ...faqTopicIds] as const).find((one) => one === kind) ?? 'page'

/**
 * `POST /pages/new`: makes an empty draft (R17.33), of a page, of today's news, or of a question of a topic. Without an
 * address it gets one from its title.
 */
export const createPage: PersonAnswer = async (request, { database }) => {
  const { form, person, now, show, redirect } = request
  const chosen = form.get('language') ?? ''
  const language = isLanguage(chosen) ? chosen : request.language
  const title = cleanLine(form.get('title') ?? '')
  const typed = { language, title, path: cleanLine(form.get('path') ?? ''), kind: kindIn(form.get('kind')) }
  const name = plainPath(typed.path) || slugOf(title)
  const path = name && pathOf(typed.kind, { language, name, now })
  const page = { ...emptyPage, language, title, path, updatedAt: now.toISOString() }
  const titleProblem = (title === '' || title.length > longestText) && { title: 'title' as const }
  const address = await retryingTransaction(database, async (transaction) => {
    await lockAudit(transaction)
    await lockPages(transaction, now)
    const problem = await addressProblem(transaction, page)
    if (problem || titleProblem) return problem
    await savePages(transaction, [{ before: undefined, after: page }], now)
    const entry = { by: person, action: 'changePage', subject: `page:${keyOf(page)}` } as const
    await audit(transaction, { ...entry, after: { kind: 'create', title: page.title } }, now)
    return undefined
  })
  if (!address && !titleProblem) return redirect(editPath(page))
  // Where the title is missing, the address that comes from it is not a second problem.
  const problems = { ...titleProblem, ...(address && !(titleProblem && name === '') && { address }) }
  return show(NewPage, { typed, problems }, address?.kind === 'exists' && !titleProblem ? 409 : 422)
}
