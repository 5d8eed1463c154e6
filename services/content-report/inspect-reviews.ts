import { homeLimit } from '../../domain/reviews/review.ts'
import type { Database } from '../database/schema.ts'
import type { GoogleReviewsSettings } from '../reviews/google-settings.ts'
import { countSamples, latestReviews } from '../reviews/reviews.ts'
import type { Findings } from './findings.ts'

/** The age in days above which a review counts as old. */
const oldDays = 365
const hour = 3_600_000

/** Reports whether the reviews that visitors see are recent, real, and synchronised with Google. */
export async function inspectReviews(
  database: Database,
  findings: Findings,
  google: GoogleReviewsSettings | undefined,
  now: Date,
): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour).toISOString()
  const add = (kind: Parameters<Findings['add']>[0], message: string) => findings.add(kind, 'reviews', message)
  const shown = await latestReviews(database, homeLimit)
  if (shown.length === 0) add('no-reviews', 'the home page has none to show')
  const old = shown.filter(({ lastUpdatedAt }) => lastUpdatedAt < ago(24 * oldDays))
  if (old.length > 0) {
    const what = `${old.length} of the ${shown.length} reviews on the home page are older than ${oldDays} days`
    add('old-reviews', `${what}; the newest is from ${shown[0]?.lastUpdatedAt.slice(0, 10)}`)
  }
  const samples = await countSamples(database)
  if (samples > 0)
    add('development-reviews', `${samples} are development data that no customer wrote: run a synchronisation`)
  if (!google) return
  const sync = await database.selectFrom('reviewSync').select(['finishedAt', 'failures']).executeTakeFirstOrThrow()
  if ((sync.finishedAt ?? '') >= ago(Math.max(24, 2 * google.everyHours))) return
  const tries = sync.failures > 0 ? `, ${sync.failures} tries failed (see the log)` : ''
  add('reviews-not-synchronised', `last synchronisation with Google: ${sync.finishedAt ?? 'never'}${tries}`)
}
