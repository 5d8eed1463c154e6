import { sql } from 'kysely'
import { steps } from './steps.ts'

export const office = steps(
  sql`create table "person" (
    "id" text primary key,
    "name" text not null,
    "role" text not null,
    "language" text not null,
    "disabledAt" text,
    "createdAt" text not null,
    "version" integer not null
  )`,
  sql`create unique index "personName" on "person" (lower("name"))`,
  sql`create table "passkey" (
    "id" text primary key,
    "personId" text not null references "person" ("id") on delete cascade,
    "publicKey" text not null,
    "counter" double precision not null,
    "transports" text not null,
    "name" text not null,
    "createdAt" text not null,
    "lastUsedAt" text
  )`,
  sql`create index "passkeyByPerson" on "passkey" ("personId")`,
  sql`create table "recoveryCode" (
    "digest" text primary key,
    "personId" text not null references "person" ("id") on delete cascade
  )`,
  sql`create index "recoveryCodeByPerson" on "recoveryCode" ("personId")`,
  sql`create table "invitation" (
    "tokenDigest" text primary key,
    "personId" text not null,
    "name" text not null,
    "role" text not null,
    "language" text not null,
    "expiresAt" text not null
  )`,
  sql`create table "session" (
    "id" text primary key,
    "tokenDigest" text not null unique,
    "personId" text not null references "person" ("id") on delete cascade,
    "device" text not null,
    "createdAt" text not null,
    "lastSeenAt" text not null,
    "provedAt" text not null
  )`,
  sql`create index "sessionByPerson" on "session" ("personId")`,
  sql`create table "challenge" (
    "cookieDigest" text primary key,
    "challenge" text not null,
    "purpose" text not null,
    "subject" text not null,
    "expiresAt" text not null
  )`,
  sql`create table "audit" (
    "seq" integer primary key,
    "at" text not null,
    "personId" text,
    "action" text not null,
    "subject" text not null,
    "detailsDigest" text not null,
    "details" text,
    "digest" text not null
  )`,
  sql`create index "auditBySubject" on "audit" ("subject", "seq")`,
  sql`create table "auditHead" ("id" integer primary key, "seq" integer not null, "digest" text not null)`,
  sql`insert into "auditHead" ("id", "seq", "digest") values (1, 0, ${sql.lit('0'.repeat(64))})`,
)
