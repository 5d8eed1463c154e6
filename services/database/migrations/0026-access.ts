import { sql } from 'kysely'
import { steps } from './steps.ts'

// The way in, for customers who are absent (R16.35). The note about it is sealed in "orderAccess".
export const access = steps(sql`alter table "order" add column "access" text`)
