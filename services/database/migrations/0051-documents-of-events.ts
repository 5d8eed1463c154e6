import { sql } from 'kysely'
import { steps } from './steps.ts'

/**
 * Invoices and credit notes that follow the events of an order (R18.41). Invoices of work that is still to come count
 * as prepayment invoices from now on; what they say stays. Those of orders without their work come up on *To do*.
 */
export const documentsOfEvents = steps(
  sql`create table "invoicing" (
    "orderId" text primary key not null references "order" ("id") on delete cascade,
    "state" text not null,
    "since" text not null
  )`,
  // What the office has to do, as *To do* reads it.
  sql`create index "invoicingToDo" on "invoicing" ("since", "orderId") where "state" <> 'follows'`,
  sql`update "invoice" set "kind" = 'prepayment' where "kind" = 'invoice'
    and "orderId" in (select "id" from "order" where "state" in ('ordered', 'begun'))`,
  sql`insert into "invoicing" ("orderId", "state", "since")
    select "orderId", 'unfit', min("issuedAt") from "invoice"
    where "orderId" in (select "id" from "order" where "state" in ('cancelled', 'withdrawn', 'notDone'))
    group by "orderId"
    having sum(case when "kind" = 'creditNote' then -1 else 1 end) > 0`,
)
