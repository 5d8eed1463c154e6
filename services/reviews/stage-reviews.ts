import type { Database } from '../database/schema.ts'
import type { ReviewTable } from '../database/tables/review-tables.ts'

/** The columns of a rating. */
export const reviewColumns = [
  'reviewId',
  'starRatingNumber',
  'displayName',
  'commentEN',
  'commentNL',
  'translatedLanguage',
  'originalComment',
  'reply',
  'lastUpdatedAt',
] as const satisfies readonly (keyof ReviewTable)[]

/**
 * Puts ratings beside the stored ones until all have been read; a later version of the same rating replaces the earlier
 * one. Marks those that differ from the stored ones, which keeps the final transaction short.
 * @param reviews a few hundred at most
 */
export async function stageReviews(transaction: Database, reviews: readonly ReviewTable[]): Promise<void> {
  const byId = new Map(reviews.map((review) => [review.reviewId, review]))
  if (byId.size === 0) return
  const stored = await transaction
    .selectFrom('review')
    .select(reviewColumns)
    .where('reviewId', 'in', [...byId.keys()])
    .execute()
  const storedById = new Map(stored.map((review) => [review.reviewId, review]))
  const rows = [...byId.values()].map((review) => ({
    ...review,
    changed: isSame(review, storedById.get(review.reviewId)) ? 0 : 1,
  }))
  await transaction
    .insertInto('stagedReview')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('reviewId')
        .doUpdateSet((eb) =>
          Object.fromEntries([...reviewColumns, 'changed' as const].map((name) => [name, eb.ref(`excluded.${name}`)])),
        ),
    )
    .execute()
}

function isSame(review: ReviewTable, stored: ReviewTable | undefined): boolean {
  return stored !== undefined && reviewColumns.every((column) => review[column] === stored[column])
}
