import { sql } from 'kysely'

/** The people of the office, how they sign in, and the audit trail. */
export const peopleBaseline = [
  sql`create table "person" (
    "id" text primary key,
    "name" text not null,
    "role" text not null,
    "language" text not null,
    "disabledAt" text,
    "createdAt" text not null,
    "version" integer not null,
    "nameKey" text not null default ''
  )`,
  sql`create unique index "personName" on "person" ("nameKey")`,
  sql`create table "personTeam" (
    "personId" text not null references "person" ("id") on delete cascade,
    "country" text not null,
    "team" text not null,
    primary key ("personId", "country", "team")
  )`,
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
    "expiresAt" text not null,
    "invitedBy" text
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
  sql`create index "auditDetails" on "audit" ("at") where "details" is not null`,
  sql`create index "auditReplacedPasskeys" on "audit" ("at") where "action" = 'replacePasskeys'`,
  sql`create table "auditHead" ("id" integer primary key, "seq" integer not null, "digest" text not null)`,
  sql`insert into "auditHead" values (1, 0, ${'0'.repeat(64)})`,
  sql`create table "upkeep" ("name" text primary key, "doneAt" text, "failedAt" text, "problem" text)`,
  sql`create table "alarm" ("name" text primary key, "raisedAt" text not null)`,
]
