import { sql } from 'kysely'
import { steps } from './steps.ts'

/** Refunds are found by the provider's id, and looked for together with chargebacks. */
export const refundsMadeElsewhere = steps(
  sql`create unique index "refundAtProvider" on "refund" ("providerId") where "providerId" is not null`,
  sql`update "paymentFetch" set "kind" = 'returns' where "kind" = 'chargebacks'`,
)
