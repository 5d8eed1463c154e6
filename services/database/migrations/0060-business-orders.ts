import { sql } from 'kysely'
import { steps } from './steps.ts'

/** What an order for a business agrees on (R19.1), as JSON; null for the order of a home. */
export const businessOrders = steps(sql`alter table "order" add column "business" text`)
