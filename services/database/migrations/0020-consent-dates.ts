import { sql } from 'kysely'
import { steps } from './steps.ts'

export const consentDates = steps(
  // The day of the visit that a consent to an early start is for; null for the terms, and where nobody knows any more.
  sql`alter table "orderConsent" add column "date" text`,
  sql`update "orderConsent" set "date" = (select "order"."date" from "order" where "order"."id" = "orderConsent"."orderId")
    where "kind" <> 'terms' and not exists (
      select 1 from "orderEvent" where "orderEvent"."orderId" = "orderConsent"."orderId"
        and "orderEvent"."kind" in ('changeVisit', 'changeVisitAndHome', 'moveVisit') and "orderEvent"."at" > "orderConsent"."at"
    )`,
)
