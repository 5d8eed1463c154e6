import type { Database } from '../../services/database/schema.ts'
import { googleReviews, type ReviewSource } from '../../services/reviews/google-reviews.ts'
import { syncReviews } from '../../services/reviews/sync-reviews.ts'
import type { FakeGoogle } from './fake-google.ts'

/** The clock of the tests. */
export const start = new Date('2026-11-21T10:00:00.000Z')

/** One synchronisation as a process does it. */
export function syncOnce(database: Database, google: FakeGoogle | ReviewSource, clock = () => start) {
  const source = 'settings' in google ? googleReviews(google.settings()) : google
  return syncReviews({ database, source, clock, nextRunAt: start.toISOString() })
}

/** The ids of all stored ratings, sorted. */
export async function storedIds(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('review').select('reviewId').orderBy('reviewId').execute()
  return rows.map(({ reviewId }) => reviewId)
}

/** The ids of reviews, sorted. */
export const idsOf = (reviews: readonly { reviewId: string }[]) => reviews.map(({ reviewId }) => reviewId).sort()
