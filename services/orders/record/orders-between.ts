import { addDays, officeInstant } from '../../../domain/opening/office-time.ts'
import type { Database } from '../../database/schema.ts'

/** The orders with visits between two dates, both included, but for those that were cancelled or withdrawn. */
export const ordersBetween = (database: Database, from: string, until = from) =>
  database
    .selectFrom('order')
    .where('startsAt', '>=', officeInstant(from, 0).toISOString())
    .where('startsAt', '<', officeInstant(addDays(until, 1), 0).toISOString())
    .where('state', 'not in', ['cancelled', 'withdrawn'])
