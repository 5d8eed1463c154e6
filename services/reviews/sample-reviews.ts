import { samplePrefix } from '../../domain/reviews/review.ts'
import type { Database } from '../database/schema.ts'

// A range instead of a pattern, because it uses the primary key.
const [first, end] = [samplePrefix, samplePrefix.replace('-', '.')]

/** How many stored reviews are samples that come with the project. */
export async function countSamples(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('review')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('reviewId', '>=', first)
    .where('reviewId', '<', end)
    .executeTakeFirstOrThrow()
  return count
}

/** Removes the samples that were not staged, so that none stays beside real reviews. @returns how many */
export async function removeSamples(transaction: Database): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('review')
    .where('reviewId', '>=', first)
    .where('reviewId', '<', end)
    .where('reviewId', 'not in', (eb) => eb.selectFrom('stagedReview').select('reviewId'))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
