import type { Migration } from 'kysely/migration'
import { capacityBaseline } from './migrations/0049-capacity.ts'
import { contentBaseline } from './migrations/0049-content.ts'
import { leadsBaseline } from './migrations/0049-leads.ts'
import { moneyBaseline } from './migrations/0049-money.ts'
import { ordersBaseline } from './migrations/0049-orders.ts'
import { peopleBaseline } from './migrations/0049-people.ts'
import { bankStatements } from './migrations/0050-bank-statements.ts'
import { documentsOfEvents } from './migrations/0051-documents-of-events.ts'
import { promises } from './migrations/0052-promises.ts'
import { refundsMadeElsewhere } from './migrations/0053-refunds-made-elsewhere.ts'
import { reviewsReadWhole } from './migrations/0056-reviews-read-whole.ts'
import { bankListings } from './migrations/0058-bank-listings.ts'
import { steps } from './migrations/steps.ts'

/** The last of the steps that the baseline replaces, with which a database is as the baseline leaves it. */
export const lastReplaced = '0049-withdrawals-by-time'
/** The first step: what 49 steps had come to before anyone ran a release (decision 70). */
export const baseline = '0049-baseline'

/** All steps by name, in their order. A released step is never edited: databases have gone through it. */
export const migrations: Readonly<Record<string, Migration>> = {
  [baseline]: steps(
    ...contentBaseline,
    ...peopleBaseline,
    ...leadsBaseline,
    ...capacityBaseline,
    ...ordersBaseline,
    ...moneyBaseline,
  ),
  '0050-bank-statements': bankStatements,
  '0051-documents-of-events': documentsOfEvents,
  '0052-promises': promises,
  '0053-refunds-made-elsewhere': refundsMadeElsewhere,
  '0056-reviews-read-whole': reviewsReadWhole,
  '0058-bank-listings': bankListings,
}
