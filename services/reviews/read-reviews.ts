import { retryingTransaction } from '../database/retrying-transaction.ts'
import type { Database } from '../database/schema.ts'
import type { ReviewSyncTable } from '../database/tables/review-tables.ts'
import type { GoogleReviewPage } from './google-answer.ts'
import type { ReviewSource } from './google-reviews.ts'
import { ReviewsProblem } from './reviews-problem.ts'
import { stageReviews } from './stage-reviews.ts'
import { type Lease, noReading } from './sync-lease.ts'

export interface ReadOptions {
  database: Database
  source: ReviewSource
  lease: Lease
  clock: () => Date
  /** Called after each page with the number of reviews read so far, and the total. */
  onProgress?: (read: number, total: number) => void
  /** Stops between two pages; the next run resumes there. */
  signal?: AbortSignal
}

export interface ReadingOutcome {
  /** The page that was read last, with the latest statistics. */
  last: GoogleReviewPage
  /** Whether reviews were removed while the list was read: others may then have moved past the reader. */
  shrank: boolean
}

type Progress = Pick<ReviewSyncTable, 'pageToken' | 'newestAtStart' | 'highestTotal' | 'shrank'>

/** How long an interrupted run can be resumed, in milliseconds; after that its page token is too old. */
const resumableFor = 60 * 60_000

/** Reads all reviews of the source into the staging table, or the rest of them after an interruption. */
export async function readReviews(options: ReadOptions): Promise<ReadingOutcome> {
  const { source, signal } = options
  const known = new Set<string>()
  let progress = await beginReading(options)
  for (;;) {
    signal?.throwIfAborted()
    const { pageToken } = progress
    const page = await source.page(pageToken ?? undefined)
    if (pageToken === null && page.totalReviewCount > 0 && page.reviews.length + page.unratedCount === 0) {
      throw new ReviewsProblem(`Google counts ${page.totalReviewCount} reviews, but lists none. Nothing was changed.`)
    }
    const seen = { ...progress, ...progressAfter(progress, page) }
    const next = page.nextPageToken
    if (next && known.has(next)) throw new ReviewsProblem('Google names the same page twice: the list has no end.')
    if (next) known.add(next)
    // After the last page its token stays: a run that resumes here reads that page again, then the changes since.
    progress = { ...seen, pageToken: next ?? pageToken }
    await stagePage(options, page, progress)
    if (!next) return pageToken === null ? outcomeOf(page, progress) : await readNews(options, progress)
  }
}

/**
 * Reads the top of the list again, down to what was the newest change when the run began: a review that was edited
 * meanwhile moved there, possibly from a page that had not been read yet.
 */
async function readNews(options: ReadOptions, progress: Progress): Promise<ReadingOutcome> {
  const { source, signal } = options
  const first = await source.page()
  let page = first
  for (;;) {
    signal?.throwIfAborted()
    await stagePage(options, page, progress)
    const allNew = page.reviews.every(({ lastUpdatedAt }) => lastUpdatedAt > (progress.newestAtStart ?? ''))
    if (!allNew || !page.nextPageToken) break
    page = await source.page(page.nextPageToken)
  }
  return outcomeOf(first, { ...progress, ...progressAfter(progress, first) })
}

function outcomeOf(last: GoogleReviewPage, { shrank }: Progress): ReadingOutcome {
  return { last, shrank: shrank === 1 }
}

function progressAfter(
  progress: Progress,
  page: GoogleReviewPage,
): Pick<Progress, 'newestAtStart' | 'highestTotal' | 'shrank'> {
  const [newest = ''] = page.reviews
    .map(({ lastUpdatedAt }) => lastUpdatedAt)
    .sort()
    .reverse()
  return {
    newestAtStart: progress.newestAtStart ?? newest,
    highestTotal: Math.max(progress.highestTotal, page.totalReviewCount),
    shrank: page.totalReviewCount < progress.highestTotal ? 1 : progress.shrank,
  }
}

async function beginReading({ database, source, lease, clock }: ReadOptions): Promise<Progress> {
  return await retryingTransaction(database, async (transaction) => {
    const state = await transaction.selectFrom('reviewSync').selectAll().executeTakeFirstOrThrow()
    const oldest = new Date(clock().getTime() - resumableFor).toISOString()
    if (state.location === source.location && (state.progressAt ?? '') > oldest) return state
    await transaction.deleteFrom('stagedReview').execute()
    await lease.keep(transaction, { ...noReading, location: source.location })
    return noReading
  })
}

async function stagePage(options: ReadOptions, page: GoogleReviewPage, progress: Progress): Promise<void> {
  const { database, lease, clock, onProgress } = options
  const { pageToken, newestAtStart, highestTotal, shrank } = progress
  const read = await retryingTransaction(database, async (transaction) => {
    await lease.keep(transaction, {
      ...{ pageToken, newestAtStart, highestTotal, shrank },
      progressAt: clock().toISOString(),
    })
    await stageReviews(transaction, page.reviews)
    return onProgress ? await countStaged(transaction) : 0
  })
  onProgress?.(read, page.totalReviewCount)
}

async function countStaged(transaction: Database): Promise<number> {
  const { count } = await transaction
    .selectFrom('stagedReview')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
