import { isDeepStrictEqual } from 'node:util'
import { servedLanguages } from '../../domain/company/company.ts'
import { type AnyRefused, showForm } from '../../domain/forms/form.ts'
import type { Language } from '../../domain/language.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { questionPath } from '../../domain/website/faq-question.ts'
import { newsPath } from '../../domain/website/news-page.ts'
import { findPage, keyOf } from '../../services/cms/cms-pages.ts'
import { lockPages } from '../../services/cms/lock-pages.ts'
import { emptyPage } from '../../services/cms/page-fields.ts'
import type { AddressProblem } from '../../services/cms/page-problems.ts'
import { savePages } from '../../services/cms/save-pages.ts'
import { retryingTransaction } from '../../services/database/schema.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { audit, lockAudit } from '../../services/people/audit.ts'
import type { PageAnswer, PersonAnswer } from '../gate/office-route.ts'
import { addressProblem } from './address-problem.ts'
import { NewPage, newPageForm, pageKinds } from './new-page.tsx'
import { editPath } from './page-address.ts'

const longestSlug = 60

/** `GET /pages/new`: for the website and the kind in the address, and with why there is no page yet. */
export const showNewPage: PageAnswer<Why> = async ({ show, query, language }, _, { refused, address } = {}) => {
  const website = servedLanguages.find((one) => one === query.get('language')) ?? language
  const kind = pageKinds.find((one) => one === query.get('kind')) ?? 'page'
  const of = showForm(newPageForm, { language: website, kind }, language, refused)
  return show(NewPage, { of, address }, address?.kind === 'exists' ? 409 : refused?.status)
}

interface Why {
  refused?: AnyRefused
  address?: AddressProblem | undefined
}

type PageKind = (typeof pageKinds)[number]

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

/**
 * `POST /pages/new`: makes an empty draft (R17.33), of a page, of today's news, or of a question of a topic. Without an
 * address it gets one from its title.
 */
export const createPage: PersonAnswer = async (request, services) => {
  const { form, person, now, redirect } = request
  let address: AddressProblem | undefined
  const show = (refused: AnyRefused) => showNewPage(request, services, { refused, address })
  return await answerForm(form, newPageForm, show, async ({ language, kind, title, path: typed }) => {
    const name = typed || slugOf(title)
    const path = name && pathOf(kind, { language, name, now })
    const page = { ...emptyPage, language, title, path, updatedAt: now.toISOString() }
    address = await retryingTransaction(services.database, async (transaction) => {
      await lockAudit(transaction)
      await lockPages(transaction, now)
      // A form that was sent again asks for what has been done already.
      const stored = await findPage(transaction, page)
      if (isDeepStrictEqual({ ...stored, updatedAt: page.updatedAt }, page)) return undefined
      const problem = await addressProblem(transaction, page)
      if (problem) return problem
      await savePages(transaction, [{ before: undefined, after: page }], now)
      const entry = { by: person, action: 'changePage', subject: `page:${keyOf(page)}` } as const
      await audit(transaction, { ...entry, after: { kind: 'create', title: page.title } }, now)
      return undefined
    })
    return address ? { outcome: 'refused', problems: { path: 'address' } } : redirect(editPath(page))
  })
}
