import { type Language, otherLanguage } from '../../domain/language.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { checkLinks, type LinkProblem } from '../../services/cms/check-links.ts'
import { findPage, keyOf } from '../../services/cms/cms-pages.ts'
import type { PageLink } from '../../services/cms/link-target.ts'
import { lockPages } from '../../services/cms/lock-pages.ts'
import { presentKey } from '../../services/cms/move-page.ts'
import { readPageNow } from '../../services/cms/page-now.ts'
import { type PageProblem, unknownFacts } from '../../services/cms/page-problems.ts'
import { readTwins } from '../../services/cms/page-twins.ts'
import { missingPictures } from '../../services/cms/picture-uses.ts'
import { type PreparedBody, prepareBody } from '../../services/cms/prepare-body.ts'
import { savePages } from '../../services/cms/save-pages.ts'
import { storedTexts, type TypedPage } from '../../services/cms/typed-page.ts'
import { type Database, retryingTransaction } from '../../services/database/schema.ts'
import type { CmsPageTable } from '../../services/database/tables/page-tables.ts'
import { audit, lockAudit } from '../../services/people/audit.ts'
import { type ActionProblem, actionRules, momentAfter, type PageAction, type PageChange } from './page-actions.ts'
import { builtInPage, builtInTime } from './page-address.ts'

/** The versions of page and draft that a form was made from; `draft` is empty where there was none. */
export interface SeenPage {
  page: string
  draft: string
}

interface Order extends Pick<PageChange, 'key' | 'person' | 'publishAt' | 'to'> {
  action: PageAction
  seen: SeenPage
  typed: TypedPage
  /** Whether the editor has read what would be left out or leads nowhere. */
  anyway: boolean
}

/** `flaws`: what would be left out of the page, or leads nowhere. */
export type Refused = ActionProblem | { flaws: readonly PageProblem[] }

/** `deadLinks`: they kept the text from going live, so it is the draft. */
type PageOutcome = Outcome<{ deadLinks?: readonly PageProblem[] }, Refused>

/**
 * Saves, publishes, unpublishes or discards what an editor wrote, now or at a moment (R17.36), with its audit entry in
 * one transaction (R17.33). A retry succeeds.
 * @param clock read once no one else can write, so that a moment is withdrawn before it or not at all
 * @returns `stale`: another editor was faster (R17.34), or the page is missing
 */
export async function changePage(
  database: Database,
  { key: given, person, action, seen, typed, publishAt, to, anyway }: Order,
  { origins, clock }: { origins: Record<Language, string>; clock: () => Date },
): Promise<PageOutcome> {
  const prepared = await prepareBody(database, typed)
  return await retryingTransaction(database, async (transaction): Promise<PageOutcome> => {
    await lockAudit(transaction)
    const now = clock()
    await lockPages(transaction, now)
    const key = await presentKey(transaction, given)
    const { page = builtInPage(key), draft } = (await readPageNow(transaction, key, now)) ?? {}
    if (!page) return { outcome: 'stale' }
    const after: CmsPageTable = { ...page, ...storedTexts(typed, prepared) }
    const twin = (await readTwins(transaction)).get(keyOf(key))?.path ?? ''
    const change: PageChange = { key, person, page, draft, after, publishAt, to, twin, now }
    const rule = actionRules[action]
    if (rule.isDone(change)) return { outcome: 'done' }
    if (seen.page !== page.updatedAt || seen.draft !== (draft?.savedAt ?? '')) return { outcome: 'stale' }
    const other = { language: otherLanguage(key.language), path: to }
    if (action === 'pair' && to !== '' && !(await findPage(transaction, other))) return { outcome: 'stale' }
    const problem =
      (await rule.problem?.(transaction, change)) ??
      (action === 'discard' ? undefined : await flawsOf(transaction, action, change, prepared, origins, anyway))
    const deadLinks = problem && draft?.publishAt == null ? onlyDeadLinks(problem) : undefined
    if (problem && !deadLinks) return { outcome: 'refused', problems: problem }
    const done = deadLinks ? 'save' : action
    if (deadLinks && actionRules.save.isDone(change)) return { outcome: 'done', deadLinks }
    // A built-in answer becomes a page with its first change, and is its earliest version.
    if (page.updatedAt === builtInTime) await savePages(transaction, [{ before: undefined, after: page }], now)
    await actionRules[done].apply(transaction, change)
    await recordAction(transaction, done, change)
    return { outcome: 'done', ...(deadLinks && { deadLinks }) }
  })
}

/** The links that lead nowhere, where nothing else is wrong. */
const onlyDeadLinks = (problem: Refused) =>
  'flaws' in problem && problem.flaws.every(({ kind }) => kind === 'broken') ? problem.flaws : undefined

/** @param anyway whether the editor has read what would be left out or leads nowhere */
async function flawsOf(
  transaction: Database,
  action: PageAction,
  change: PageChange,
  { problems, links }: PreparedBody,
  origins: Record<Language, string>,
  anyway: boolean,
): Promise<Refused | undefined> {
  const { after, now } = change
  // A picture may have been deleted since the text was prepared: the typed text still names it, so a retry fails too.
  const gone = await missingPictures(transaction, after.content)
  if (gone.length > 0) return { flaws: gone.map((picture) => ({ kind: 'missingPicture', picture })) }
  if (anyway) return undefined
  const goesLive = actionRules[action].publishes || momentAfter(action, change) !== null
  const flaws = [
    ...problems.flatMap(({ severity, problem }) => (severity === 'flaw' ? [problem] : [])),
    ...unknownFacts(after),
    ...(goesLive ? await brokenLinks(transaction, after, { links, origins, now }) : []),
  ]
  return flaws.length > 0 ? { flaws } : undefined
}

async function recordAction(transaction: Database, action: PageAction, change: PageChange): Promise<void> {
  const { key, person, page, draft, after, to, now } = change
  const isMoved = action === 'move'
  const moment = momentAfter(action, change)
  const former = { ...(draft?.publishAt && { publishAt: draft.publishAt }), ...(isMoved && { path: key.path }) }
  const title = action === 'discard' ? page.title : after.title
  const subject = `page:${keyOf({ ...key, path: isMoved ? to : key.path })}`
  const result = { kind: action, title, ...(moment && { publishAt: moment }) }
  await audit(transaction, { by: person, action: 'changePage', subject, before: former, after: result }, now)
}

async function brokenLinks(
  transaction: Database,
  after: CmsPageTable,
  { links, origins, now }: { links: readonly PageLink[]; origins: Record<Language, string>; now: Date },
): Promise<LinkProblem[]> {
  const found = await checkLinks(transaction, [{ after: { ...after, status: 'published' }, links }], origins, now)
  return found.flatMap(({ problem }) => (problem.kind === 'broken' ? [problem] : []))
}
