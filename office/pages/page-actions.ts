import { findPage, type PageKey } from '../../services/cms/cms-pages.ts'
import { movePage } from '../../services/cms/move-page.ts'
import { deletePageDraft, savePageDraft } from '../../services/cms/page-drafts.ts'
import { textFields } from '../../services/cms/page-fields.ts'
import type { PageDraft } from '../../services/cms/page-now.ts'
import type { AddressProblem } from '../../services/cms/page-problems.ts'
import { pairPages } from '../../services/cms/page-twins.ts'
import { savePages } from '../../services/cms/save-pages.ts'
import { recordChange } from '../../services/database/changes.ts'
import type { Database } from '../../services/database/schema.ts'
import type { CmsPageTable } from '../../services/database/tables/page-tables.ts'
import { addressProblem } from './address-problem.ts'

/**
 * An editor's action on a page. All but `discard` keep the typed text. `schedule` publishes the draft at a moment,
 * `withdraw` ends that; `move` gives the page another address, `pair` another counterpart on the other website.
 */
export const pageActions = ['save', 'publish', 'schedule', 'withdraw', 'move', 'pair', 'unpublish', 'discard'] as const
export type PageAction = (typeof pageActions)[number]

/** What an action is asked for, and what there is. */
export interface PageChange {
  key: PageKey
  person: { id: string }
  page: CmsPageTable
  draft: PageDraft | undefined
  /** The page with the typed text. */
  after: CmsPageTable
  /** When the draft is to go live. */
  publishAt: Date | undefined
  /** The path that `move` gives the page, or that of its counterpart after `pair`. */
  to: string
  /** The path of the counterpart that an editor has chosen; empty for none. */
  twin: string
  now: Date
}

/** Why an action is not possible now: its moment is not ahead, or there can be no page at the address. */
export type ActionProblem = { moment: 'past' } | { address: AddressProblem }

interface ActionRule {
  /** Whether visitors see the typed text at once. */
  publishes?: true
  /** Whether the page is no longer being written afterwards. */
  endsWriting?: true
  /** When the draft goes live by itself afterwards: never, unless an action says so. */
  moment?(change: PageChange): string | null
  /** Whether a form that was sent again asks for what has been done already. */
  isDone(change: PageChange): boolean
  problem?(transaction: Database, change: PageChange): ActionProblem | undefined | Promise<ActionProblem | undefined>
  apply(transaction: Database, change: PageChange): Promise<void>
}

const isSame = (one: CmsPageTable, other: CmsPageTable): boolean =>
  [...textFields, 'content' as const, 'markdown' as const].every((name) => one[name] === other[name])

const isWritten = ({ page, draft, after }: PageChange) => isSame(draft?.page ?? page, after)

const isScheduled = (change: PageChange) =>
  change.draft !== undefined && change.draft.publishAt === momentAfter('schedule', change) && isWritten(change)

/** Saving again leaves the moment of a draft as it is. */
const keptMoment = ({ draft }: PageChange) => draft?.publishAt ?? null

/** What each action does; `changePage` does what they share. */
export const actionRules: Record<PageAction, ActionRule> = {
  save: {
    moment: keptMoment,
    isDone: (change) => isWritten(change) && (!change.draft || change.draft.personId === change.person.id),
    apply: (transaction, change) => writeDraft(transaction, change, keptMoment(change)),
  },
  publish: {
    publishes: true,
    endsWriting: true,
    isDone: ({ page, draft, after }) => !draft && page.status === 'published' && isSame(page, after),
    async apply(transaction, { key, page, after, now }) {
      await savePages(transaction, [{ before: page, after: { ...after, status: 'published' } }], now)
      await deletePageDraft(transaction, key)
    },
  },
  schedule: {
    moment: ({ publishAt }) => publishAt?.toISOString() ?? null,
    isDone: isScheduled,
    problem: (_, { publishAt, now }) => (!publishAt || publishAt <= now ? { moment: 'past' } : undefined),
    apply: (transaction, change) => writeDraft(transaction, change, momentAfter('schedule', change)),
  },
  withdraw: {
    isDone: (change) => change.draft?.publishAt === null && isWritten(change),
    apply: (transaction, change) => writeDraft(transaction, change, null),
  },
  move: {
    moment: keptMoment,
    isDone: (change) => change.page.path === change.to && isWritten(change),
    async problem(transaction, { key, to }) {
      const address = await addressProblem(transaction, { ...key, path: to }, key.path)
      return address && { address }
    },
    async apply(transaction, change) {
      if (!isWritten(change)) await writeDraft(transaction, change, keptMoment(change))
      await movePage(transaction, change.key, change.to, change.now)
    },
  },
  pair: {
    moment: keptMoment,
    isDone: (change) => change.twin === change.to && isWritten(change),
    async apply(transaction, change) {
      if (!isWritten(change)) await writeDraft(transaction, change, keptMoment(change))
      await pairPages(transaction, change.key, change.to, change.now)
    },
  },
  unpublish: {
    endsWriting: true,
    isDone: (change) => change.page.status === 'draft' && isWritten(change),
    async apply(transaction, change) {
      const { page, now } = change
      await savePages(transaction, [{ before: page, after: { ...page, status: 'draft' } }], now)
      await writeDraft(transaction, change, null)
    },
  },
  discard: {
    endsWriting: true,
    isDone: ({ draft }) => !draft,
    apply: (transaction, { key }) => deletePageDraft(transaction, key),
  },
}

/** The moment at which a draft goes live by itself after an action; null for never. */
export const momentAfter = (action: PageAction, change: PageChange): string | null =>
  actionRules[action].moment?.(change) ?? null

/** Keeps the typed text as the page's draft. */
async function writeDraft(transaction: Database, change: PageChange, publishAt: string | null): Promise<void> {
  const { key, person, page, draft, after, now } = change
  const stored = (await findPage(transaction, key)) ?? page
  const written = { ...after, status: stored.status, updatedAt: stored.updatedAt }
  await savePageDraft(transaction, { page: written, personId: person.id, publishAt }, draft, now)
  // Pages and misses are cached until the moments that are known; this one is new to them.
  if (publishAt) await recordChange(transaction, `page:${key.language}:${key.path}`, now)
}
