import { sql } from 'kysely'
import type { Database } from '../server/database/schema.ts'
import { ratingsDocument } from '../server/reviews/reviews.ts'

/** Rows per statement: far below PostgreSQL's time limit. */
const batchSize = 50_000
const paragraph = '<p>We clean windows inside and outside, frames and sills included, and leave the floor dry.</p>'

/**
 * Fills empty tables with so many reviews, and with so many pages, half of them in each language, as imports would. The
 * rows are made by the database, in statements that both engines read: a million take seconds instead of minutes.
 */
export async function fillContent(database: Database, size: number): Promise<void> {
  for (let start = 0; start < size; start += batchSize) {
    await addReviews(database, start, Math.min(size, start + batchSize))
    await addPages(database, start, Math.min(size, start + batchSize))
  }
  const fifth = size / 5
  const [oneStarCount, twoStarCount, threeStarCount] = [fifth, fifth, fifth]
  const counts = { oneStarCount, twoStarCount, threeStarCount, fourStarCount: fifth, fiveStarCount: fifth }
  const statistics = { document: ratingsDocument, averageRating: 3, totalReviewCount: size, ...counts }
  await database.insertInto('statistics').values(statistics).execute()
}

const numbers = (start: number, end: number) =>
  sql`with recursive "n" ("i") as (
    select cast(${sql.lit(start)} as bigint) union all select "i" + 1 from "n" where "i" < ${sql.lit(end - 1)}
  )`

/** Scattered over the keys, as Google's ids are. */
const scattered = (index: number) => String((index * 2_654_435_761) % 4_294_967_296)
const scatteredSql = (index: string) => sql.raw(`cast((${index} * 2654435761) % 4294967296 as text)`)

/** The time of a review, the first the newest: days of 24 hours, months of 28 days. */
export function timeAt(index: number): string {
  const minute = newest - index
  const two = (number: number) => String(100 + number).slice(1)
  const day = `${Math.floor(minute / 483_840)}-${two((Math.floor(minute / 40_320) % 12) + 1)}-${two((Math.floor(minute / 1440) % 28) + 1)}`
  return `${day}T${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}:00.000Z`
}

const newest = 2026 * 483_840
const minuteSql = `(${newest} - "i")`
const twoSql = (number: string) => `substr(cast(100 + ${number} as text), 2, 2)`
const timeSql = sql.raw(
  [
    `cast(${minuteSql} / 483840 as text) || '-' || ${twoSql(`(${minuteSql} / 40320) % 12 + 1`)}`,
    `'-' || ${twoSql(`(${minuteSql} / 1440) % 28 + 1`)} || 'T' || ${twoSql(`(${minuteSql} / 60) % 24`)}`,
    `':' || ${twoSql(`${minuteSql} % 60`)} || ':00.000Z'`,
  ].join(' || '),
)

async function addReviews(database: Database, start: number, end: number) {
  const comment = sql`case when "i" % 3 = 0 then '' else 'Heel netjes gewerkt, nummer ' || "i" || ': alles blinkt.' end`
  await sql`insert into "review" ("reviewId", "starRatingNumber", "displayName", "commentEN", "commentNL",
      "translatedLanguage", "originalComment", "reply", "lastUpdatedAt")
    ${numbers(start, end)}
    select ${scatteredSql('"i"')}, "i" % 5 + 1, 'klant ' || "i", ${comment}, ${comment}, null, '', '', ${timeSql} from "n"
  `.execute(database)
}

/** The path of a page; both languages have one at the same path. */
export const pathAt = (index: number) => `page-${scattered(Math.floor(index / 2))}`

async function addPages(database: Database, start: number, end: number) {
  const words = sql`'Windows of house ' || "i"`
  await sql`insert into "page" ("language", "path", "title", "breadcrumb", "heading", "content", "metaTitle",
      "metaDescription", "metaKeywords", "ogTitle", "ogDescription", "ogImage", "status", "updatedAt")
    ${numbers(start, end)}
    select case when "i" % 2 = 0 then 'en' else 'nl' end, 'page-' || ${scatteredSql('("i" / 2)')}, ${words}, '', ${words},
      ${sql.lit(paragraph.repeat(8))}, ${words}, ${words}, '', ${words}, '', '', 'published', ${timeSql} from "n"
  `.execute(database)
}
