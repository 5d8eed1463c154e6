import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { counted } from '../../copy/format/counted.ts'
import type { Database } from '../../services/database/schema.ts'
import { googleReviews } from '../../services/reviews/google-reviews.ts'
import type { ReplaceResult } from '../../services/reviews/replace-reviews.ts'
import { readReviewFiles } from '../../services/reviews/review-file.ts'
import { ReviewsProblem } from '../../services/reviews/reviews-problem.ts'
import { importReviews, syncReviews } from '../../services/reviews/sync-reviews.ts'
import type { Settings } from '../../services/settings/settings.ts'
import { fail, inOwnDatabase, runCommand, typedPath } from './command-line.ts'

const usage = `npm run reviews -- sync              reads the reviews of the Google profile (settings GOOGLE_REVIEWS_…)
npm run reviews -- import FILE …     the same from saved answers of Google's API
`
const verbs = ['sync', 'import']
const clock = () => new Date()
const hour = 3_600_000

/** `npm run reviews`: imports reviews, or synchronises them with Google. */
async function main(): Promise<void> {
  const [verb = '', ...names] = parseArgs({ allowPositionals: true }).positionals
  if (!verbs.includes(verb) || (verb === 'sync') !== (names.length === 0)) return fail(usage)
  await inOwnDatabase(async (database, settings) => {
    const lines = verb === 'sync' ? await synchronise(settings, database) : await take(names, database)
    process.stdout.write(`${lines.join('\n')}\n`)
  })
}

async function synchronise({ googleReviews: google }: Settings, database: Database) {
  if (!google) {
    throw new ReviewsProblem(
      'Reviews are not set up: set GOOGLE_REVIEWS_LOCATION and a credential (see docs/running.md), or import a file.',
    )
  }
  const stopping = new AbortController()
  const { signal } = stopping
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort())
  const source = googleReviews(google, signal)
  const nextRunAt = new Date(clock().getTime() + google.everyHours * hour).toISOString()
  try {
    const result = await syncReviews({ database, source, clock, nextRunAt, signal })
    return [
      summary(result),
      `Google's average is ${result.averageRating} of ${counted(result.totalReviewCount ?? 0, 'rating')}.`,
    ]
  } catch (error) {
    if (!signal.aborted) throw error
    throw new ReviewsProblem('Interrupted. Nothing was changed.')
  }
}

async function take(names: readonly string[], database: Database) {
  const collection = readReviewFiles(names.map((name) => ({ name, json: readJson(name) })))
  const result = await importReviews(database, collection, clock())
  const { unratedCount } = collection
  return [summary(result), ...(unratedCount > 0 ? [`${counted(unratedCount, 'review')} without stars left out.`] : [])]
}

function readJson(name: string): unknown {
  try {
    return v.parse(v.pipe(v.string(), v.parseJson()), readFileSync(typedPath(name), 'utf8'))
  } catch (error) {
    throw new ReviewsProblem(`${name} cannot be read as JSON (${error instanceof Error ? error.message : error}).`)
  }
}

function summary({ added, updated, removed }: ReplaceResult): string {
  const changes = `${added} added, ${updated} updated, ${removed} removed`
  return added + updated + removed > 0 ? `${changes}. Visible within a second.` : `${changes}: all as it was.`
}

await runCommand(main, usage)
