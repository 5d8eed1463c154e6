import { sql } from 'kysely'
import { steps } from './steps.ts'

export const lateReminders = steps(
  sql`create table "lateReminder" (
    "orderId" text not null references "order" ("id") on delete cascade,
    "dueOn" text not null,
    "cents" integer not null,
    "costCents" integer not null,
    "way" text not null,
    "firstDay" text not null,
    "payBy" text not null,
    "remindedAt" text not null,
    "personId" text not null,
    "mailId" text not null,
    primary key ("orderId", "dueOn")
  )`,
)
