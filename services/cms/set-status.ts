import type { Language } from '../../domain/language.ts'
import { retryingTransaction } from '../database/retrying-transaction.ts'
import type { Database } from '../database/schema.ts'
import type { CmsPageTable } from '../database/tables/page-tables.ts'
import { findPage, keyOf, type PageKey } from './cms-pages.ts'
import { inspectContent } from './inspect-content.ts'
import { type LinkingFile, linkProblems } from './link-problems.ts'
import { lockPages } from './lock-pages.ts'
import { withdrawMoment } from './page-drafts.ts'
import type { FileProblem } from './read-pages-folder.ts'
import { savePages } from './save-pages.ts'

/** The result of publishing or unpublishing pages. */
export interface StatusResult {
  /** The pages whose status has changed, or with `dryRun` would change. */
  changed: PageKey[]
  problems: FileProblem[]
  /** False if an error, a flaw or `dryRun` prevented the change. */
  done: boolean
}

interface StatusOptions {
  /** Public origins of both sites, without a slash at the end. */
  origins: Record<Language, string>
  now: Date
  dryRun?: boolean
}

/**
 * Publishes pages or makes them drafts, all or none, in one transaction. A published page may not link to drafts; the
 * draft of a page that is taken off does not go live by itself any more.
 */
export async function setStatus(
  database: Database,
  keys: readonly PageKey[],
  status: CmsPageTable['status'],
  { origins, now, dryRun = false }: StatusOptions,
): Promise<StatusResult> {
  return await retryingTransaction(database, async (transaction) => {
    await lockPages(transaction, now)
    const problems: FileProblem[] = []
    const changes: { before: CmsPageTable; after: CmsPageTable }[] = []
    for (const key of keys) {
      const before = await findPage(transaction, key)
      if (!before) problems.push({ file: keyOf(key), line: 1, severity: 'error', message: 'there is no such page' })
      else if (before.status !== status) changes.push({ before, after: { ...before, status } })
    }
    if (status === 'published') problems.push(...(await linkProblems(transaction, changes.map(linking), origins, now)))
    const done = !dryRun && problems.every(({ severity }) => severity === 'warning')
    if (done) {
      await savePages(transaction, changes, now)
      if (status === 'draft') for (const key of keys) await withdrawMoment(transaction, key)
    }
    return { changed: changes.map(({ after: { language, path } }) => ({ language, path })), problems, done }
  })
}

/** A stored page has no file with lines, so all its links count as on line 1. */
const linking = ({ after }: { after: CmsPageTable }): LinkingFile => ({
  file: keyOf(after),
  source: { lineOf: () => 1, lineOfField: () => 1 },
  after,
  links: inspectContent(after.content).links,
})
