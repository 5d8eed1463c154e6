import { recordChange } from '../database/changes.ts'
import type { Database } from '../database/schema.ts'
import type { StatisticsTable } from '../database/tables/review-tables.ts'
import { ratingsDocument } from './reviews.ts'
import { removeSamples } from './sample-reviews.ts'
import { reviewColumns } from './stage-reviews.ts'

/** The changes made by replacing the stored reviews. */
export interface MergeResult {
  added: number
  updated: number
  removed: number
}

interface MergeOptions {
  /** Whether a review that was not staged no longer exists at its source. */
  removeMissing: boolean
  /** The source's own statistics over all ratings; without them they are counted from the stored ratings. */
  statistics: { averageRating: number; totalReviewCount: number } | undefined
  now: Date
}

/** How many ratings one statement moves, so that none runs into the database's time limit. */
const batchSize = 2000

/**
 * Replaces the stored ratings and their statistics with the staged ones inside the caller's transaction, so that
 * readers see all of it or nothing. Samples never stay beside what a source brings. A change is recorded for the page
 * caches only if there is one.
 */
export async function mergeReviews(transaction: Database, options: MergeOptions): Promise<MergeResult> {
  // A withheld review is never stored, whatever the source lists.
  await transaction
    .deleteFrom('stagedReview')
    .where('reviewId', 'in', (eb) => eb.selectFrom('withheldReview').select('reviewId'))
    .execute()
  const before = await countRows(transaction, 'review')
  let changed = 0
  for (let moved = await moveBatch(transaction); moved > 0; moved = await moveBatch(transaction)) changed += moved
  const after = await countRows(transaction, 'review')
  const added = after - before
  const missing = after - (await countRows(transaction, 'stagedReview'))
  const removed =
    options.removeMissing && missing > 0 ? await removeMissing(transaction) : await removeSamples(transaction)
  const counted = await storeStatistics(transaction, options.statistics)
  if (changed > 0 || removed > 0 || counted) await recordChange(transaction, 'reviews', options.now)
  await transaction.deleteFrom('stagedReview').execute()
  return { added, updated: changed - added, removed }
}

async function moveBatch(transaction: Database): Promise<number> {
  const moved = await transaction
    .insertInto('review')
    .columns(reviewColumns)
    .expression((eb) =>
      eb.selectFrom('stagedReview').select(reviewColumns).where('changed', '=', eb.lit(1)).limit(eb.lit(batchSize)),
    )
    .onConflict((conflict) =>
      conflict
        .column('reviewId')
        .doUpdateSet((eb) => Object.fromEntries(reviewColumns.map((name) => [name, eb.ref(`excluded.${name}`)]))),
    )
    .returning('reviewId')
    .execute()
  if (moved.length === 0) return 0
  const ids = moved.map(({ reviewId }) => reviewId)
  await transaction.updateTable('stagedReview').set({ changed: 0 }).where('reviewId', 'in', ids).execute()
  return moved.length
}

async function removeMissing(transaction: Database): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('review')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('stagedReview').select('reviewId').whereRef('stagedReview.reviewId', '=', 'review.reviewId'),
        ),
      ),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Updates the statistics after stored ratings were removed. An average and count that the source reported stay. */
export async function countAgain(transaction: Database): Promise<void> {
  const row = await transaction
    .selectFrom('statistics')
    .selectAll()
    .where('document', '=', ratingsDocument)
    .executeTakeFirst()
  if (!row) return
  const counted = row.oneStarCount + row.twoStarCount + row.threeStarCount + row.fourStarCount + row.fiveStarCount
  await storeStatistics(transaction, counted === row.totalReviewCount ? undefined : row)
}

/** Writes the document with average, count and histogram. @returns whether that changed anything */
async function storeStatistics(transaction: Database, statistics: MergeOptions['statistics']): Promise<boolean> {
  const byStars = await transaction
    .selectFrom('review')
    .select((eb) => ['starRatingNumber', eb.fn.countAll<number>().as('count')])
    .groupBy('starRatingNumber')
    .execute()
  const count = (stars: number) => byStars.find(({ starRatingNumber }) => starRatingNumber === stars)?.count ?? 0
  const total = byStars.reduce((sum, row) => sum + row.count, 0)
  const sum = byStars.reduce((points, row) => points + row.starRatingNumber * row.count, 0)
  const row: StatisticsTable = {
    document: ratingsDocument,
    // One decimal, as Google reports it.
    averageRating: statistics?.averageRating ?? (total && Math.round((sum / total) * 10) / 10),
    totalReviewCount: statistics?.totalReviewCount ?? total,
    oneStarCount: count(1),
    twoStarCount: count(2),
    threeStarCount: count(3),
    fourStarCount: count(4),
    fiveStarCount: count(5),
  }
  const stored = await transaction
    .selectFrom('statistics')
    .selectAll()
    .where('document', '=', ratingsDocument)
    .executeTakeFirst()
  if (stored && (Object.keys(row) as (keyof StatisticsTable)[]).every((name) => stored[name] === row[name]))
    return false
  await transaction
    .insertInto('statistics')
    .values(row)
    .onConflict((conflict) => conflict.column('document').doUpdateSet(row))
    .execute()
  return true
}

async function countRows(transaction: Database, table: 'review' | 'stagedReview'): Promise<number> {
  const { count } = await transaction
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
