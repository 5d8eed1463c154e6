import { sql } from 'kysely'
import { steps } from './steps.ts'

export const withheldReviews = steps(sql`create table "withheldReview" ("reviewId" text primary key)`)
