import type { Language } from '../../domain/language.ts'
import { checkLinks, type LinkProblem } from '../../services/cms/check-links.ts'
import { findPage, keyOf, type PageKey } from '../../services/cms/cms-pages.ts'
import { deletePageDraft, type PageDraft, readPageDraft, savePageDraft } from '../../services/cms/page-drafts.ts'
import { textFields } from '../../services/cms/page-fields.ts'
import { type PreparedBody, prepareBody } from '../../services/cms/prepare-body.ts'
import { lockPages, savePages } from '../../services/cms/save-pages.ts'
import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import type { Database } from '../../services/database/schema.ts'
import type { CmsPageTable } from '../../services/database/tables/page-tables.ts'
import { audit, lockAudit } from '../../services/people/audit.ts'
import type { TypedPage } from './read-page-form.ts'

/** What an editor does with a page. All but `discard` keep what was typed. */
export const pageDeeds = ['save', 'publish', 'unpublish', 'discard'] as const
export type PageDeed = (typeof pageDeeds)[number]

/** The versions of page and draft that a form was made from; `draft` is empty where there was none. */
export interface SeenPage {
  page: string
  draft: string
}

interface Order {
  key: PageKey
  person: { id: string }
  deed: PageDeed
  seen: SeenPage
  typed: TypedPage
  /** Whether the editor has read what would be left out or leads nowhere. */
  anyway: boolean
}

/** What is wrong with a page in an editor’s words to be. */
export type PageProblem = PreparedBody['problems'][number]['problem'] | LinkProblem

/** `stale`: somebody else was faster. `flawed`: something would be left out or leads nowhere. Nothing is changed in either case. */
export type PageOutcome = 'done' | 'missing' | 'stale' | { flawed: readonly PageProblem[] }

/**
 * Saves, publishes, unpublishes or discards what an editor wrote, with its audit entry in one transaction (R17.33). What was made from
 * another version than there is now is refused (R17.34); a retry of what was done succeeds.
 */
export async function changePage(
  database: Database,
  { key, person, deed, seen, typed, anyway }: Order,
  { origins, now }: { origins: Record<Language, string>; now: Date },
): Promise<PageOutcome> {
  const prepared = await prepareBody(database, typed)
  const { content, markdown, links } = prepared
  const flaws = prepared.problems.filter(({ severity }) => severity === 'flaw').map(({ problem }) => problem)
  return await retryingTransaction(database, async (transaction): Promise<PageOutcome> => {
    await lockAudit(transaction)
    await lockPages(transaction)
    const page = await findPage(transaction, key)
    if (!page) return 'missing'
    const draft = await readPageDraft(transaction, key)
    const texts = Object.fromEntries(textFields.map((name) => [name, typed[name]]))
    const after: CmsPageTable = { ...page, ...texts, content, markdown }
    if (isDone({ deed, person, page, draft, after })) return 'done'
    if (seen.page !== page.updatedAt || seen.draft !== (draft?.savedAt ?? '')) return 'stale'
    if (deed !== 'discard' && !anyway) {
      const broken = deed === 'publish' ? await brokenLinks(transaction, after, links, origins) : []
      if (flaws.length > 0 || broken.length > 0) return { flawed: [...flaws, ...broken] }
    }
    if (deed === 'publish') {
      await savePages(transaction, [{ before: page, after: { ...after, status: 'published' } }], now)
      await deletePageDraft(transaction, key)
    }
    if (deed === 'unpublish') await savePages(transaction, [{ before: page, after: { ...page, status: 'draft' } }], now)
    if (deed === 'save' || deed === 'unpublish') {
      const stored = (await findPage(transaction, key)) ?? page
      const written = { ...after, status: stored.status, updatedAt: stored.updatedAt }
      await savePageDraft(transaction, { page: written, personId: person.id }, draft, now)
    }
    if (deed === 'discard') await deletePageDraft(transaction, key)
    const entry = { by: person, action: 'changePage', subject: `page:${keyOf(key)}` } as const
    await audit(
      transaction,
      { ...entry, after: { kind: deed, title: deed === 'discard' ? page.title : after.title } },
      now,
    )
    return 'done'
  })
}

interface Deed {
  deed: PageDeed
  person: { id: string }
  page: CmsPageTable
  draft: PageDraft | undefined
  after: CmsPageTable
}

/** Whether a form that was sent again asks for what has been done already. */
function isDone({ deed, person, page, draft, after }: Deed): boolean {
  if (deed === 'save') return isSame(draft?.page ?? page, after) && (!draft || draft.personId === person.id)
  if (deed === 'publish') return !draft && page.status === 'published' && isSame(page, after)
  return deed === 'discard' && !draft
}

const isSame = (one: CmsPageTable, other: CmsPageTable) =>
  [...textFields, 'content' as const, 'markdown' as const].every((name) => one[name] === other[name])

async function brokenLinks(
  transaction: Database,
  after: CmsPageTable,
  links: readonly string[],
  origins: Record<Language, string>,
): Promise<LinkProblem[]> {
  const found = await checkLinks(transaction, [{ after: { ...after, status: 'published' }, links }], origins)
  return found.flatMap(({ problem }) => (problem.kind === 'broken' ? [problem] : []))
}
