import { homeLimit } from '../../domain/reviews/review.ts'
import type { Database } from '../database/schema.ts'
import type { GoogleReviewsSettings } from '../reviews/google-settings.ts'
import { countListed, listed } from '../reviews/review-place.ts'
import { countSamples, latestReviews } from '../reviews/reviews.ts'
import type { Findings } from './findings.ts'

/** Statistics of the reviews. Times are ISO 8601. */
export interface ReviewFigures {
  listed: number
  /** The age in days above which a listed review counts as older. */
  olderThanDays: number
  older: number
  /** When the newest listed review was written or edited. */
  newest: string | null
  /** When the last synchronisation with Google finished; null if there was none. */
  synchronisedAt: string | null
}

interface ReviewOptions {
  now: Date
  /** The age in days above which a review counts as old. */
  days: number
  google: GoogleReviewsSettings | undefined
}

const hour = 3_600_000
const day = 24 * hour

/** Reports whether the reviews that visitors see are recent, real, and synchronised with Google. */
export async function inspectReviews(
  database: Database,
  findings: Findings,
  { now, days, google }: ReviewOptions,
): Promise<ReviewFigures> {
  const oldest = new Date(now.getTime() - days * day).toISOString()
  const count = await countListed(database)
  const older = await countOlder(database, oldest)
  const shown = await latestReviews(database, homeLimit)
  const old = shown.filter(({ lastUpdatedAt }) => lastUpdatedAt < oldest)
  if (shown.length === 0) findings.add('no-reviews', 'reviews', 'the home page has none to show')
  if (old.length > 0) {
    const what = `${old.length} of the ${shown.length} reviews on the home page are older than ${days} days`
    findings.add('old-reviews', 'reviews', `${what}; the newest is from ${shown[0]?.lastUpdatedAt.slice(0, 10)}`)
  }
  const seeds = await countSamples(database)
  if (seeds > 0) {
    findings.add(
      'development-reviews',
      'reviews',
      `${seeds} are development data that no customer wrote: run a synchronisation`,
    )
  }
  const { finishedAt, failures } = await database
    .selectFrom('reviewSync')
    .select(['finishedAt', 'failures'])
    .executeTakeFirstOrThrow()
  const latest = new Date(now.getTime() - Math.max(24, 2 * (google?.everyHours ?? 0)) * hour).toISOString()
  if (google && (finishedAt ?? '') < latest) {
    const tries = failures > 0 ? `, ${failures} tries failed (see the log)` : ''
    findings.add(
      'reviews-not-synchronised',
      'reviews',
      `last synchronisation with Google: ${finishedAt ?? 'never'}${tries}`,
    )
  }
  const newest = await listed(database)
    .select('lastUpdatedAt')
    .orderBy('lastUpdatedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    listed: count,
    olderThanDays: days,
    older,
    newest: newest?.lastUpdatedAt ?? null,
    synchronisedAt: finishedAt,
  }
}

/** How many listed reviews are older than a moment. */
async function countOlder(database: Database, moment: string): Promise<number> {
  const { count } = await listed(database)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('lastUpdatedAt', '<', moment)
    .executeTakeFirstOrThrow()
  return count
}
