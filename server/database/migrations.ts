import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { fillLeads } from './fill-leads.ts'

/** Before the table of steps, which names it. */
const leadTables = steps(
  sql`create table "lead" (
    "id" text primary key references "submission" ("id") on delete cascade,
    "kind" text not null,
    "state" text not null,
    "assigneeId" text references "person" ("id"),
    "receivedAt" text not null,
    "dueAt" text not null,
    "answeredAt" text,
    "sample" integer not null,
    "version" integer not null
  )`,
  // What the office has to act on stays small; the other indexes carry what the filters ask for.
  sql`create index "leadOpen" on "lead" ("dueAt", "receivedAt", "id") where "state" in ('new', 'taken')`,
  sql`create index "leadByState" on "lead" ("state", "receivedAt", "id", "kind", "assigneeId")
    where "state" in ('waiting', 'done', 'spam')`,
  sql`create index "leadByTime" on "lead" ("receivedAt", "id", "kind", "assigneeId")`,
  // UTF-8: beginnings of words are ranges of this key, because both engines compare bytes alike, which they do not do with texts.
  sql`create table "leadWord" (
    "word" bytea not null,
    "leadId" text not null references "lead" ("id") on delete cascade,
    primary key ("word", "leadId")
  )`,
  sql`create index "leadWordByLead" on "leadWord" ("leadId", "word")`,
  // The key of an event is the version that it made, so two people cannot both answer the same state.
  sql`create table "leadEvent" (
    "leadId" text not null references "lead" ("id") on delete cascade,
    "seq" integer not null,
    "at" text not null,
    "personId" text not null,
    "kind" text not null,
    "text" text not null,
    "state" text,
    "assigneeId" text,
    primary key ("leadId", "seq")
  )`,
  sql`create table "leadDraft" (
    "leadId" text not null references "lead" ("id") on delete cascade,
    "personId" text not null references "person" ("id"),
    "text" text not null,
    "version" integer not null,
    primary key ("leadId", "personId")
  )`,
  sql`create table "lease" ("subject" text primary key, "personId" text not null, "until" text not null)`,
  sql`alter table "withdrawal" add column "settledAt" text`,
)

/**
 * The steps from an empty database to the current tables, in the order of their names. Forward only: a released step is never edited; a later
 * one changes what it made. Both engines run the same statements.
 */
export const migrations: Record<string, Migration> = {
  '0001-content': steps(
    sql`create table "review" (
      "reviewId" text primary key,
      "starRatingNumber" integer not null,
      "displayName" text not null,
      "commentEN" text not null,
      "commentNL" text not null,
      "translatedLanguage" text,
      "originalComment" text not null,
      "reply" text not null,
      "lastUpdatedAt" text not null
    )`,
    // Partial indexes: the newest reviews of a list cost the same, however many ratings there are.
    sql`create index "reviewListed" on "review" ("lastUpdatedAt", "reviewId") where "starRatingNumber" > 2`,
    sql`create index "reviewLatest" on "review" ("lastUpdatedAt", "reviewId")
      where "starRatingNumber" > 2 and "commentNL" <> ''`,
    sql`create table "statistics" (
      "document" text primary key,
      "averageRating" double precision not null,
      "totalReviewCount" integer not null,
      "oneStarCount" integer not null,
      "twoStarCount" integer not null,
      "threeStarCount" integer not null,
      "fourStarCount" integer not null,
      "fiveStarCount" integer not null
    )`,
    sql`create table "page" (
      "language" text not null,
      "path" text not null,
      "title" text not null,
      "breadcrumb" text not null,
      "heading" text not null,
      "content" text not null,
      "metaTitle" text not null,
      "metaDescription" text not null,
      "metaKeywords" text not null,
      "ogTitle" text not null,
      "ogDescription" text not null,
      "ogImage" text not null,
      "status" text not null,
      "updatedAt" text not null,
      primary key ("language", "path")
    )`,
    sql`create table "pageVersion" (
      "language" text not null,
      "path" text not null,
      "updatedAt" text not null,
      "page" text not null,
      primary key ("language", "path", "updatedAt")
    )`,
    sql`create table "change" (
      "subject" text primary key,
      "id" integer not null unique,
      "changedAt" text not null
    )`,
    sql`create table "changeCounter" ("id" integer primary key, "value" integer not null)`,
    sql`insert into "changeCounter" ("id", "value") values (1, 0)`,
  ),
  '0002-outbox': steps(
    sql`create table "submission" (
      "id" text primary key,
      "kind" text not null,
      "language" text not null,
      "payload" text not null,
      "idempotencyKey" text unique,
      "bodyHash" text not null,
      "suspectedSpam" integer not null,
      "createdAt" text not null
    )`,
    sql`create table "mail" (
      "id" text primary key,
      "submissionId" text not null references "submission" ("id") on delete cascade,
      "purpose" text not null,
      "language" text not null,
      "recipient" text,
      "receiptSlot" text unique,
      "messageId" text not null,
      "state" text not null,
      "attemptsStarted" integer not null,
      "attemptsFinished" integer not null,
      "lastError" text,
      "nextAttemptAt" text not null,
      "claimedBy" text,
      "claimedUntil" text,
      "createdAt" text not null,
      "sentAt" text,
      unique ("submissionId", "purpose")
    )`,
    // Only undelivered mail, so it stays small however much has been sent.
    sql`create index "mailOpen" on "mail" ("language", "nextAttemptAt") where "state" in ('waiting', 'claimed')`,
    sql`create index "mailByTime" on "mail" ("createdAt")`,
  ),
  '0003-review-sync': steps(
    sql`create table "stagedReview" (
      "reviewId" text primary key,
      "starRatingNumber" integer not null,
      "displayName" text not null,
      "commentEN" text not null,
      "commentNL" text not null,
      "translatedLanguage" text,
      "originalComment" text not null,
      "reply" text not null,
      "lastUpdatedAt" text not null,
      "changed" integer not null
    )`,
    sql`create index "stagedReviewChanged" on "stagedReview" ("reviewId") where "changed" = 1`,
    // For counts by stars, without reading the comments.
    sql`create index "reviewStars" on "review" ("starRatingNumber")`,
    sql`create table "reviewSync" (
      "id" integer primary key,
      "leasedBy" text,
      "leasedUntil" text,
      "location" text,
      "pageToken" text,
      "newestAtStart" text,
      "highestTotal" integer not null,
      "shrank" integer not null,
      "progressAt" text,
      "finishedAt" text,
      "failures" integer not null,
      "nextRunAt" text
    )`,
    sql`insert into "reviewSync" ("id", "highestTotal", "shrank", "failures") values (1, 0, 0, 0)`,
  ),
  '0004-publications': steps(
    sql`create table "publication" (
      "language" text not null,
      "pageId" text not null,
      "digest" text not null,
      "changedAt" text not null,
      primary key ("language", "pageId")
    )`,
  ),
  '0005-pictures': steps(
    // SQLite accepts any type name and stores the bytes unchanged.
    sql`create table "picture" ("name" text primary key, "type" text not null, "bytes" bytea not null)`,
  ),
  '0006-review-milestones': steps(
    sql`create table "reviewMilestone" (
      "rank" integer primary key,
      "lastUpdatedAt" text not null,
      "reviewId" text not null
    )`,
    sql`create index "reviewMilestonePlace" on "reviewMilestone" ("lastUpdatedAt", "reviewId")`,
    sql`insert into "reviewMilestone" ("rank", "lastUpdatedAt", "reviewId")
      select "rank", "lastUpdatedAt", "reviewId" from (
        select "lastUpdatedAt", "reviewId", row_number() over (order by "lastUpdatedAt" desc, "reviewId" desc) as "rank"
        from "review" where "starRatingNumber" > 2
      ) as "ranked" where "rank" % 1000 = 0`,
  ),
  '0007-sitemap-files': steps(
    // Everything that a sitemap contains, in its order, without the pages' content.
    sql`create index "pageListed" on "page" ("language", "path", "updatedAt") where "status" = 'published'`,
    sql`create table "sitemapFile" (
      "language" text not null,
      "number" integer not null,
      "firstPath" text not null,
      "changedAt" text not null,
      primary key ("language", "firstPath"),
      unique ("language", "number")
    )`,
    sql`insert into "sitemapFile" ("language", "number", "firstPath", "changedAt")
      select "language", "file" + 1, case when "file" = 0 then '' else min("path") end, max("updatedAt") from (
        select "language", "path", "updatedAt",
          (row_number() over (partition by "language" order by "path") - 1) / 5000 as "file"
        from "page" where "status" = 'published'
      ) as "ranked" group by "language", "file"`,
    sql`insert into "sitemapFile" ("language", "number", "firstPath", "changedAt")
      select "language", 1, '', '1970-01-01T00:00:00.000Z' from (select 'en' as "language" union select 'nl') as "sites"
      where "language" not in (select "language" from "sitemapFile")`,
  ),
  '0008-withheld-reviews': steps(sql`create table "withheldReview" ("reviewId" text primary key)`),
  // Reviews are counted when they are listed, and the sitemap is written from the pages.
  '0009-no-derived-lists': steps(sql`drop table "reviewMilestone"`, sql`drop table "sitemapFile"`),
  '0010-scheduling': steps(
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
  ),
  '0011-orders': steps(
    sql`create table "tariffArchive" (
      "digest" text primary key,
      "country" text not null,
      "tariff" text not null,
      "firstUsedAt" text not null
    )`,
    sql`create table "draft" (
      "id" text primary key,
      "holder" text not null unique,
      "language" text not null,
      "packageId" text not null,
      "zipCode" text not null,
      "home" text not null,
      "visit" text,
      "heldUntil" text,
      "priceCents" integer,
      "details" text not null,
      "orderId" text,
      "version" integer not null,
      "createdAt" text not null,
      "updatedAt" text not null
    )`,
    sql`create index "draftByTime" on "draft" ("updatedAt")`,
    sql`create table "order" (
      "id" text primary key,
      "number" text not null unique,
      "secret" text not null,
      "draftId" text unique,
      "idempotencyKey" text unique,
      "bodyHash" text,
      "channel" text not null,
      "kind" text not null,
      "language" text not null,
      "country" text not null,
      "packageId" text not null,
      "zipCode" text not null,
      "rooms" text not null,
      "extras" text not null,
      "team" text not null,
      "date" text not null,
      "part" text not null,
      "people" integer not null,
      "minutesOnSite" integer not null,
      "priceCents" integer not null,
      "lateChangePercent" integer not null,
      "feeCents" integer not null,
      "owedCents" integer,
      "tariffDigest" text not null references "tariffArchive" ("digest"),
      "sample" integer not null,
      "state" text not null,
      "presence" text not null,
      "orderedAt" text not null,
      "startsAt" text not null,
      "sequence" integer not null,
      "version" integer not null
    )`,
    sql`create index "orderByTime" on "order" ("orderedAt")`,
    sql`create index "orderByStart" on "order" ("startsAt")`,
    // Personal data stand apart, so that they can be deleted and the invoice's facts stay.
    sql`create table "orderPerson" (
      "orderId" text primary key references "order" ("id") on delete cascade,
      "firstName" text not null,
      "lastName" text not null,
      "email" text not null,
      "phoneNumber" text not null,
      "street" text not null,
      "houseNumber" text not null,
      "city" text not null,
      "remark" text not null
    )`,
    sql`create index "orderPersonEmail" on "orderPerson" (lower("email"))`,
    sql`create table "orderConsent" (
      "orderId" text not null references "order" ("id") on delete cascade,
      "kind" text not null,
      "text" text not null,
      "version" text not null,
      "at" text not null,
      primary key ("orderId", "kind", "at")
    )`,
    sql`create table "orderEvent" (
      "orderId" text not null references "order" ("id") on delete cascade,
      "seq" integer not null,
      "at" text not null,
      "actor" text not null,
      "kind" text not null,
      "before" text not null,
      "after" text not null,
      primary key ("orderId", "seq")
    )`,
    sql`create table "withdrawal" (
      "id" text primary key,
      "orderId" text references "order" ("id") on delete cascade,
      "name" text not null,
      "email" text not null,
      "contract" text not null,
      "language" text not null,
      "receivedAt" text not null,
      "outcome" text not null
    )`,
    // A mail may belong to a message, to an order, or to neither. SQLite cannot make a column nullable, so the table is rebuilt.
    sql`create table "mailOfAll" (
      "id" text primary key,
      "submissionId" text references "submission" ("id") on delete cascade,
      "orderId" text references "order" ("id") on delete cascade,
      "purpose" text not null,
      "content" text not null default '{}',
      "dedupeKey" text unique,
      "language" text not null,
      "recipient" text,
      "receiptSlot" text unique,
      "messageId" text not null,
      "state" text not null,
      "attemptsStarted" integer not null,
      "attemptsFinished" integer not null,
      "lastError" text,
      "nextAttemptAt" text not null,
      "claimedBy" text,
      "claimedUntil" text,
      "createdAt" text not null,
      "sentAt" text,
      unique ("submissionId", "purpose")
    )`,
    sql`insert into "mailOfAll" ("id", "submissionId", "purpose", "language", "recipient", "receiptSlot", "messageId", "state",
        "attemptsStarted", "attemptsFinished", "lastError", "nextAttemptAt", "claimedBy", "claimedUntil", "createdAt", "sentAt")
      select "id", "submissionId", "purpose", "language", "recipient", "receiptSlot", "messageId", "state",
        "attemptsStarted", "attemptsFinished", "lastError", "nextAttemptAt", "claimedBy", "claimedUntil", "createdAt", "sentAt"
      from "mail"`,
    sql`drop table "mail"`,
    sql`alter table "mailOfAll" rename to "mail"`,
    sql`create index "mailOpen" on "mail" ("language", "nextAttemptAt") where "state" in ('waiting', 'claimed')`,
    sql`create index "mailByTime" on "mail" ("createdAt")`,
    sql`create index "mailByOrder" on "mail" ("orderId")`,
  ),
  '0012-office': steps(
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
  ),
  '0013-leads': {
    async up(database: Kysely<unknown>) {
      await leadTables.up(database)
      await fillLeads(database, new Date())
    },
  },
}

function steps(...statements: RawBuilder<unknown>[]): Migration {
  return {
    async up(database: Kysely<unknown>) {
      for (const statement of statements) await statement.execute(database)
    },
  }
}
