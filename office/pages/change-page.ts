import { placeholdersOf } from '../../copy/fill.ts'
import type { Language } from '../../domain/language.ts'
import { isAnswerFact } from '../../domain/website/answer-facts.ts'
import { isInQuestions } from '../../domain/website/faq-question.ts'
import { checkLinks, type LinkProblem } from '../../services/cms/check-links.ts'
import { findPage, keyOf, type PageKey } from '../../services/cms/cms-pages.ts'
import { lockPages } from '../../services/cms/lock-pages.ts'
import { movePage, presentKey } from '../../services/cms/move-page.ts'
import { deletePageDraft, type PageDraft, readPageDraft, savePageDraft } from '../../services/cms/page-drafts.ts'
import { textFields } from '../../services/cms/page-fields.ts'
import { missingPictures } from '../../services/cms/picture-uses.ts'
import { type PreparedBody, prepareBody } from '../../services/cms/prepare-body.ts'
import { savePages } from '../../services/cms/save-pages.ts'
import { recordChange } from '../../services/database/changes.ts'
import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import type { Database } from '../../services/database/schema.ts'
import type { CmsPageTable } from '../../services/database/tables/page-tables.ts'
import { audit, lockAudit } from '../../services/people/audit.ts'
import { type AddressProblem, addressProblem } from './address-problem.ts'
import { builtInTime, findEditable } from './built-in-page.ts'
import type { TypedPage } from './read-page-form.ts'

/**
 * An editor's action on a page. All but `discard` keep the typed text. `schedule` has the draft go live at a moment,
 * `withdraw` ends that; `move` gives the page another address.
 */
export const pageActions = ['save', 'publish', 'schedule', 'withdraw', 'move', 'unpublish', 'discard'] as const
export type PageAction = (typeof pageActions)[number]

/** The versions of page and draft that a form was made from; `draft` is empty where there was none. */
export interface SeenPage {
  page: string
  draft: string
}

interface Order {
  key: PageKey
  person: { id: string }
  action: PageAction
  seen: SeenPage
  typed: TypedPage
  /** When `schedule` has the draft go live. */
  publishAt: Date | undefined
  /** The path that `move` gives the page. */
  to: string
  /** Whether the editor has read what would be left out or leads nowhere. */
  anyway: boolean
}

/** The problems of a page, as codes. `unknownFact`: an answer names a fact that there is not. */
export type PageProblem =
  | PreparedBody['problems'][number]['problem']
  | LinkProblem
  | { kind: 'unknownFact'; fact: string }

/**
 * `stale`: somebody else was faster. `past`: the moment is not ahead. `flawed`: something would be left out or leads
 * nowhere. Nothing is changed in any of these cases.
 */
export type PageOutcome =
  | 'done'
  | 'missing'
  | 'stale'
  | 'past'
  | { address: AddressProblem }
  | { flawed: readonly PageProblem[] }

/**
 * Saves, publishes, unpublishes or discards what an editor wrote, now or at a moment (R17.36), with its audit entry in
 * one transaction (R17.33). A stale edit is refused (R17.34); a retry succeeds.
 * @param clock read once nobody else can write, so that a moment is withdrawn before it or not at all
 */
export async function changePage(
  database: Database,
  { key: given, person, action, seen, typed, publishAt, to, anyway }: Order,
  { origins, clock }: { origins: Record<Language, string>; clock: () => Date },
): Promise<PageOutcome> {
  const prepared = await prepareBody(database, typed)
  const { content, markdown, links } = prepared
  const flaws: PageProblem[] = [
    ...prepared.problems.filter(({ severity }) => severity === 'flaw').map(({ problem }) => problem),
    ...unknownFacts({ ...given, content }),
  ]
  return await retryingTransaction(database, async (transaction): Promise<PageOutcome> => {
    await lockAudit(transaction)
    const now = clock()
    await lockPages(transaction, now)
    const key = await presentKey(transaction, given)
    const page = await findEditable(transaction, key)
    if (!page) return 'missing'
    const draft = await readPageDraft(transaction, key)
    const texts = Object.fromEntries(textFields.map((name) => [name, typed[name]]))
    const after: CmsPageTable = { ...page, ...texts, content, markdown }
    const moment = momentAfter(action, draft, publishAt)
    if (isDone({ action, person, page, draft, after, moment, to })) return 'done'
    if (seen.page !== page.updatedAt || seen.draft !== (draft?.savedAt ?? '')) return 'stale'
    if (action === 'schedule' && (!publishAt || publishAt <= now)) return 'past'
    if (action === 'move') {
      const address = await addressProblem(transaction, { ...key, path: to }, key.path)
      if (address) return { address }
    }
    // A picture may have been deleted since the text was prepared: what was typed names it to the next try.
    const gone = action === 'discard' ? [] : await missingPictures(transaction, content)
    if (gone.length > 0) return { flawed: gone.map((picture) => ({ kind: 'missingPicture', picture })) }
    if (action !== 'discard' && !anyway) {
      const broken =
        action === 'publish' || moment ? await brokenLinks(transaction, after, { links, origins, now }) : []
      if (flaws.length > 0 || broken.length > 0) return { flawed: [...flaws, ...broken] }
    }
    // A built-in answer becomes a page with its first change, and is its earliest version.
    if (page.updatedAt === builtInTime) await savePages(transaction, [{ before: undefined, after: page }], now)
    if (action === 'publish') {
      await savePages(transaction, [{ before: page, after: { ...after, status: 'published' } }], now)
      await deletePageDraft(transaction, key)
    }
    if (action === 'unpublish')
      await savePages(transaction, [{ before: page, after: { ...page, status: 'draft' } }], now)
    if (action === 'discard') await deletePageDraft(transaction, key)
    else if (action !== 'publish' && !(action === 'move' && isSame(draft?.page ?? page, after))) {
      const stored = (await findPage(transaction, key)) ?? page
      const written = { ...after, status: stored.status, updatedAt: stored.updatedAt }
      await savePageDraft(transaction, { page: written, personId: person.id, publishAt: moment }, draft, now)
      // Pages and misses are cached until the moments that are known; this one is new to them.
      if (moment) await recordChange(transaction, `page:${key.language}:${key.path}`, now)
    }
    if (action === 'move') await movePage(transaction, key, to, now)
    const path = action === 'move' ? to : key.path
    const entry = { by: person, action: 'changePage', subject: `page:${keyOf({ ...key, path })}` } as const
    const title = action === 'discard' ? page.title : after.title
    const former = {
      ...(draft?.publishAt && { publishAt: draft.publishAt }),
      ...(action === 'move' && { path: key.path }),
    }
    await audit(
      transaction,
      { ...entry, before: former, after: { kind: action, title, ...(moment && { publishAt: moment }) } },
      now,
    )
    return 'done'
  })
}

interface Wanted {
  action: PageAction
  person: { id: string }
  page: CmsPageTable
  draft: PageDraft | undefined
  after: CmsPageTable
  moment: string | null
  to: string
}

/** Whether a form that was sent again asks for what has been done already. */
function isDone({ action, person, page, draft, after, moment, to }: Wanted): boolean {
  if (action === 'schedule' || action === 'withdraw')
    return draft !== undefined && draft.publishAt === moment && isSame(draft.page, after)
  if (action === 'save') return isSame(draft?.page ?? page, after) && (!draft || draft.personId === person.id)
  if (action === 'publish') return !draft && page.status === 'published' && isSame(page, after)
  if (action === 'move') return page.path === to && isSame(draft?.page ?? page, after)
  if (action === 'unpublish') return page.status === 'draft' && isSame(draft?.page ?? page, after)
  return action === 'discard' && !draft
}

/**
 * The moment at which a draft goes live by itself after an action; null for never. Saving again leaves its moment as it
 * is.
 */
function momentAfter(action: PageAction, draft: PageDraft | undefined, publishAt: Date | undefined): string | null {
  if (action === 'schedule') return publishAt?.toISOString() ?? null
  return action === 'save' || action === 'move' ? (draft?.publishAt ?? null) : null
}

/** The facts that an answer of the FAQ names and that there are not; other pages have none filled in. */
export const unknownFacts = ({ path, content }: Pick<CmsPageTable, 'path' | 'content'>): PageProblem[] =>
  isInQuestions(path)
    ? placeholdersOf(content.replaceAll(/<[^<>]*>/g, ''))
        .filter((fact) => !isAnswerFact(fact))
        .map((fact) => ({ kind: 'unknownFact', fact }))
    : []

const isSame = (one: CmsPageTable, other: CmsPageTable) =>
  [...textFields, 'content' as const, 'markdown' as const].every((name) => one[name] === other[name])

async function brokenLinks(
  transaction: Database,
  after: CmsPageTable,
  { links, origins, now }: { links: readonly string[]; origins: Record<Language, string>; now: Date },
): Promise<LinkProblem[]> {
  const found = await checkLinks(transaction, [{ after: { ...after, status: 'published' }, links }], origins, now)
  return found.flatMap(({ problem }) => (problem.kind === 'broken' ? [problem] : []))
}
