import { findPage } from '../server/cms/pages.ts'
import { countEntries, readEntries } from '../server/discovery/sitemap-entries.ts'
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
  run: (site: Measured, round: number) => Promise<unknown>
  rounds: number
  /** It touches every row by its nature: not on any visitor's way. */
  linear?: true
}

const rounds = 60
const sitemapPart = 500

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
  'sitemap: number of addresses': { run: ({ services }) => countEntries(services), rounds: 20 },
  [`sitemap: first ${sitemapPart} addresses`]: {
    run: ({ services }) => readEntries(services, 0, sitemapPart),
    rounds: 20,
  },
  [`sitemap: last ${sitemapPart} addresses`]: {
    run: ({ services, size }) => readEntries(services, size / 2 - sitemapPart, sitemapPart),
    rounds: 20,
  },
  'exchange after a synchronisation without news': {
    prepare: stageWhatIsStored,
    run: ({ services: { database } }) =>
      database
        .transaction()
        .execute((transaction) =>
          mergeReviews(transaction, { removeMissing: true, figures: undefined, now: new Date() }),
        ),
    rounds: 3,
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
