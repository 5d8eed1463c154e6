import { sql } from 'kysely'
import { steps } from './steps.ts'

export const scheduling = steps(
  sql`create table "rosterPattern" (
    "country" text not null,
    "team" text not null,
    "weekday" text not null,
    "part" text not null,
    "lanes" integer not null,
    primary key ("country", "team", "weekday", "part")
  )`,
  sql`create table "absence" (
    "id" text primary key,
    "country" text not null,
    "team" text not null,
    "fromDate" text not null,
    "untilDate" text not null,
    "part" text,
    "lanes" integer not null,
    "reason" text not null,
    "createdAt" text not null
  )`,
  sql`create table "slot" (
    "country" text not null,
    "team" text not null,
    "date" text not null,
    "part" text not null,
    "lane" integer not null,
    "offRoster" integer not null,
    primary key ("country", "team", "date", "part", "lane")
  )`,
  // The keys are the guard: one claim per slot, and none without a slot.
  sql`create table "claim" (
    "country" text not null,
    "team" text not null,
    "date" text not null,
    "part" text not null,
    "lane" integer not null,
    "holder" text not null,
    "heldUntil" text,
    primary key ("country", "team", "date", "part", "lane"),
    foreign key ("country", "team", "date", "part", "lane")
      references "slot" ("country", "team", "date", "part", "lane")
  )`,
  sql`create index "claimHolder" on "claim" ("holder")`,
)
