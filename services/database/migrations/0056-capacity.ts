import { sql } from 'kysely'

/** Rosters, the keys of people’s half days, and tariffs. */
export const capacityBaseline = [
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
  sql`create index "slotOffRoster" on "slot" ("country", "date") where "offRoster" = 1`,
  sql`create table "claim" (
    "country" text not null,
    "team" text not null,
    "date" text not null,
    "part" text not null,
    "lane" integer not null,
    "holder" text not null,
    "heldUntil" text,
    primary key ("country", "team", "date", "part", "lane"),
    foreign key ("country", "team", "date", "part", "lane") references "slot" ("country", "team", "date", "part", "lane")
  )`,
  sql`create index "claimHolder" on "claim" ("holder")`,
  sql`create table "tariffArchive" (
    "digest" text primary key,
    "country" text not null,
    "tariff" text not null,
    "firstUsedAt" text not null
  )`,
  sql`create table "tariffVersion" (
    "id" text primary key,
    "country" text not null,
    "startsAt" text not null,
    "tariff" text not null,
    "personId" text references "person" ("id"),
    "savedAt" text not null,
    "withdrawnBy" text references "person" ("id"),
    "withdrawnAt" text
  )`,
  sql`create unique index "tariffVersionStart" on "tariffVersion" ("country", "startsAt") where "withdrawnAt" is null`,
]
