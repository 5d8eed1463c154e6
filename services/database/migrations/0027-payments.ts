import { randomInt } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { officeClock } from '../../../domain/opening/office-time.ts'
import type { Presence } from '../../../domain/orders/order-details.ts'
import type { OrderState } from '../../../domain/orders/order-states.ts'
import { paymentDue } from '../../../domain/payments/payment-due.ts'
import { steps } from './steps.ts'

const tables = steps(
  sql`create table "charge" (
    "id" text primary key,
    "orderId" text not null references "order" ("id") on delete cascade,
    "seq" integer,
    "kind" text not null,
    "cents" integer not null,
    "vatPercent" integer not null,
    "at" text not null,
    "personId" text,
    "reason" text
  )`,
  sql`create index "chargeOrderId" on "charge" ("orderId")`,
  sql`create table "paymentRequest" (
    "orderId" text primary key references "order" ("id") on delete cascade,
    "serial" text not null unique,
    "reason" text not null,
    "dueOn" text
  )`,
  sql`create index "paymentRequestDueOn" on "paymentRequest" ("dueOn") where "dueOn" is not null`,
  sql`create table "payment" (
    "id" text primary key,
    "orderId" text not null references "order" ("id") on delete cascade,
    "method" text not null,
    "provider" text not null,
    "providerId" text not null,
    "cents" integer not null,
    "at" text not null,
    "personId" text,
    "receipt" text,
    "reason" text,
    unique ("provider", "providerId")
  )`,
  sql`create index "paymentOrderId" on "payment" ("orderId")`,
  sql`create table "refund" (
    "id" text primary key,
    "orderId" text not null references "order" ("id") on delete cascade,
    "cents" integer not null,
    "askedAt" text not null,
    "dueBy" text not null,
    "state" text not null,
    "paymentId" text,
    "providerId" text
  )`,
  sql`create index "refundOrderId" on "refund" ("orderId")`,
  sql`create index "refundOpen" on "refund" ("state", "dueBy")`,
  // Orders of former releases owe what they owe today.
  sql`insert into "charge" ("id", "orderId", "seq", "kind", "cents", "vatPercent", "at")
    select "id" || ' ' || "version" || ' order', "id", "version", 'order', "priceCents",
      case "country" when 'BE' then 21 else 9 end, "orderedAt"
    from "order" where "state" in ('ordered', 'begun', 'inspected', 'done')`,
  sql`insert into "charge" ("id", "orderId", "seq", "kind", "cents", "vatPercent", "at")
    select "id" || ' ' || "version" || ' fee', "id", "version", 'fee', "cents",
      case "country" when 'BE' then 21 else 9 end, "orderedAt"
    from (select "order".*, case "state" when 'cancelled' then coalesce("owedCents", 0) when 'withdrawn' then 0 else "feeCents" end as "cents"
      from "order") as "former" where "cents" <> 0`,
  sql`insert into "charge" ("id", "orderId", "seq", "kind", "cents", "vatPercent", "at")
    select "id" || ' ' || "version" || ' withdrawal', "id", "version", 'withdrawal', "owedCents",
      case "country" when 'BE' then 21 else 9 end, "orderedAt"
    from "order" where "state" = 'withdrawn' and "owedCents" <> 0`,
)

interface Former {
  order: { id: string; state: OrderState; presence: Presence; date: string; priceCents: number }
  paymentRequest: { orderId: string; serial: string; reason: string; dueOn: string | null }
}

export const payments: Migration = {
  async up(database: Kysely<Former>) {
    await tables.up(database)
    const today = officeClock(new Date()).date
    const orders = database.selectFrom('order').select(['id', 'state', 'presence', 'date', 'priceCents'])
    for (const { id, priceCents, ...order } of await orders.execute()) {
      const serial = String(randomInt(1e10)).padStart(10, '0')
      const { reason, dueOn } = paymentDue(order, priceCents, today)
      // Nobody recorded how earlier visits were paid, so nothing is asked for them.
      const isAhead = order.state === 'ordered' || order.state === 'begun'
      const request = { orderId: id, serial, reason, dueOn: isAhead ? dueOn : null }
      await database.insertInto('paymentRequest').values(request).execute()
    }
  },
}
