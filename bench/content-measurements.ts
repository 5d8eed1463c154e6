import { findPage } from '../server/cms/cms-pages.ts'
import { savePages } from '../server/cms/save-pages.ts'
import { mostAddresses } from '../server/discovery/sitemap.ts'
import { readAddresses } from '../server/discovery/sitemap-addresses.ts'
import { listReviews } from '../server/reviews/list-reviews.ts'
import { mergeReviews } from '../server/reviews/merge-reviews.ts'
import { latestReviews, readStatistics } from '../server/reviews/reviews.ts'
import { reviewColumns } from '../server/reviews/stage-reviews.ts'
import type { Services } from '../server/services.ts'
import { pathAt, timeAt } from './fill-content.ts'

/** A site with so many reviews and pages. */
export interface Measured {
  services: Services
  size: number
}

interface Measurement {
  /** Comes before each round and is not timed. */
  prepare?: (site: Measured) => Promise<unknown>
  /** A number that it answers is how many units it did; the time of one is told. */
  run: (site: Measured, round: number) => Promise<unknown>
  rounds: number
  /** It touches every row by its nature, not on any visitor's way: done once. */
  linear?: true
}

const rounds = 60

/** Somewhere else in each round. */
const anywhere = (size: number, round: number) => (round * 7919 * 2) % size

/** What is measured, by name. */
export const measurements: Readonly<Record<string, Measurement>> = {
  'page by path': {
    run: ({ services, size }, round) => findPage(services.database, 'en', pathAt(anywhere(size, round))),
    rounds,
  },
  'path without a page': {
    run: ({ services }, round) => findPage(services.database, 'en', `nothing-${round}`),
    rounds,
  },
  'latest reviews (20)': { run: ({ services }) => latestReviews(services.database, 20), rounds },
  'average and histogram': { run: ({ services }) => readStatistics(services.database), rounds },
  'reviews page, newest': { run: ({ services }) => listReviews(services.database, undefined, 20), rounds },
  'reviews page, oldest': {
    run: ({ services, size }) => {
      const place = { lastUpdatedAt: timeAt(size - 50), reviewId: '' }
      return listReviews(services.database, { after: place }, 20)
    },
    rounds,
  },
  'sitemap: 1 000 addresses': {
    run: async ({ services }) => (await readAddresses(services, 0, mostAddresses)).length / 1000,
    rounds: 20,
  },
  'one page changes': {
    run: async ({ services: { database }, size }, round) => {
      const before = await findPage(database, 'en', pathAt(anywhere(size, round)))
      if (!before) throw new Error('no page')
      const changes = [{ before, after: { ...before, title: `Round ${round}` } }]
      await database.transaction().execute((transaction) => savePages(transaction, changes, new Date()))
    },
    rounds: 20,
  },
  'exchange after a synchronisation without news': {
    prepare: stageWhatIsStored,
    run: ({ services: { database } }) =>
      database
        .transaction()
        .execute((transaction) =>
          mergeReviews(transaction, { removeMissing: true, statistics: undefined, now: new Date() }),
        ),
    rounds: 1,
    linear: true,
  },
}

/** As after a complete reading of a profile that has not changed. */
async function stageWhatIsStored({ services: { database } }: Measured) {
  for (let stars = 1; stars <= 5; stars++) {
    await database
      .insertInto('stagedReview')
      .columns([...reviewColumns, 'changed'])
      .expression((eb) =>
        eb
          .selectFrom('review')
          .select([...reviewColumns, eb.lit(0).as('changed')])
          .where('starRatingNumber', '=', stars),
      )
      .execute()
  }
}
