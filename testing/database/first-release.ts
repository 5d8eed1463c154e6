/**
 * A database as the first release created and filled it, for both engines. It is never edited, whatever happens to the
 * migrations.
 */
export const firstRelease = `
create table kysely_migration ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
create table kysely_migration_lock ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into kysely_migration values ('0001-content', '2026-11-21T00:00:00.000Z');
insert into kysely_migration_lock values ('migration_lock', 0);

create table "review" (
  "reviewId" text primary key,
  "starRatingNumber" integer not null,
  "displayName" text not null,
  "commentEN" text not null,
  "commentNL" text not null,
  "translatedLanguage" text,
  "originalComment" text not null,
  "reply" text not null,
  "lastUpdatedAt" text not null
);
create index "reviewListed" on "review" ("lastUpdatedAt", "reviewId") where "starRatingNumber" > 2;
create index "reviewLatest" on "review" ("lastUpdatedAt", "reviewId")
  where "starRatingNumber" > 2 and "commentNL" <> '';
create table "statistics" (
  "document" text primary key,
  "averageRating" double precision not null,
  "totalReviewCount" integer not null,
  "oneStarCount" integer not null,
  "twoStarCount" integer not null,
  "threeStarCount" integer not null,
  "fourStarCount" integer not null,
  "fiveStarCount" integer not null
);
create table "page" (
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
);
create table "pageVersion" (
  "language" text not null,
  "path" text not null,
  "updatedAt" text not null,
  "page" text not null,
  primary key ("language", "path", "updatedAt")
);
create table "change" (
  "subject" text primary key,
  "id" integer not null unique,
  "changedAt" text not null
);
create table "changeCounter" ("id" integer primary key, "value" integer not null);
insert into "changeCounter" ("id", "value") values (1, 0);

with recursive n (i) as (select 1 union all select i + 1 from n where i < 2500)
insert into "review" select 'review-' || i, 1 + i % 5, 'Jan de Vries', 'Tidy', case i % 3 when 0 then '' else 'Netjes 🧽' end,
  case i % 2 when 0 then 'en' end, 'Netjes 🧽', '', '2020-01-01T00:00:00.' || (1000 + i) || 'Z' from n;
insert into "statistics" values ('googleReviewRatings', 4.7, 2500, 500, 500, 500, 500, 500);
insert into "page" values ('nl', 'ramen-wassen', 'Ramen', 'Ramen', 'Ramen wassen', '<p>“Helder” & schoon</p>',
  '', '', '', '', '', '', 'published', '2026-11-20T10:00:00.000Z');
insert into "pageVersion" values ('nl', 'ramen-wassen', '2026-11-19T10:00:00.000Z', '{"title":"Ruiten"}');
insert into "change" values ('page:nl:ramen-wassen', 7, '2026-11-20T10:00:00.000Z');
update "changeCounter" set "value" = 7;
`
