import { sql } from 'kysely'
import { steps } from './steps.ts'

/** Reviews are read whole and replaced at once (decision 9): nothing is kept of an unfinished reading. */
export const reviewsReadWhole = steps(
  sql`drop table "stagedReview"`,
  sql`alter table "reviewSync" drop column "location"`,
  sql`alter table "reviewSync" drop column "pageToken"`,
  sql`alter table "reviewSync" drop column "newestAtStart"`,
  sql`alter table "reviewSync" drop column "highestTotal"`,
  sql`alter table "reviewSync" drop column "shrank"`,
  sql`alter table "reviewSync" drop column "progressAt"`,
)
