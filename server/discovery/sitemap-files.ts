import { sql } from 'kysely'
import { language } from '#copy/language.ts'
import { languages } from '../../domain/language.ts'
import type { PageKey } from '../cms/cms-pages.ts'
import { inBatches } from '../database/in-batches.ts'
import type { Database, SitemapFileTable } from '../database/schema.ts'

/** So many editors' pages stand in one file of the sitemap: quickly made, and far below the protocol's 50 000. */
export const largestFile = 5000

/** A file of the sitemap: the published pages from `firstPath` to `endPath`, that not included; undefined is the last. */
export interface SitemapFile extends SitemapFileTable {
  endPath: string | undefined
}

/** The files of a language's sitemap in the order of their paths; the first begins before all paths. */
export async function readSitemapFiles(database: Database, site = language): Promise<SitemapFile[]> {
  const files = await database
    .selectFrom('sitemapFile')
    .selectAll()
    .where('language', '=', site)
    .orderBy('firstPath')
    .execute()
  return files.map((file, index) => ({ ...file, endPath: files[index + 1]?.firstPath }))
}

/** The editors' pages of a file. The literal lets SQLite use the index that holds all a sitemap says. */
export const pagesOfFile = (database: Database, { language, firstPath, endPath }: SitemapFile) =>
  database
    .selectFrom('page')
    .where('page.language', '=', language)
    .where('page.status', '=', sql.lit('published'))
    .where('page.path', '>=', firstPath)
    .$if(endPath !== undefined, (query) => query.where('page.path', '<', endPath ?? ''))

/**
 * Keeps the files of the sitemap right inside a transaction that has changed pages: those that list one of them, or its
 * twin, have changed `now`; one that has grown too large is split evenly, one without pages goes.
 */
export async function settleSitemap(
  transaction: Database,
  pages: readonly PageKey[],
  now: Date,
  most = largestFile,
): Promise<void> {
  const changedAt = now.toISOString()
  const paths = [...new Set(pages.map(({ path }) => path))]
  for (const batch of inBatches(paths)) await touchFiles(transaction, batch, changedAt)
  for (const site of languages) {
    for (const file of await readSitemapFiles(transaction, site)) {
      if (file.changedAt === changedAt) await resize(transaction, file, most)
    }
  }
}

async function touchFiles(transaction: Database, paths: readonly string[], changedAt: string) {
  await sql`update "sitemapFile" set "changedAt" = ${changedAt} where ("language", "firstPath") in (
    select "language", (
      select max("firstPath") from "sitemapFile" as "file"
      where "file"."language" = "page"."language" and "file"."firstPath" <= "page"."path"
    ) from "page" where "language" in ('en', 'nl') and "path" in (${sql.join(paths)})
  )`.execute(transaction)
}

async function resize(transaction: Database, file: SitemapFile, most: number) {
  const { language, firstPath } = file
  const { count } = await pagesOfFile(transaction, file)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count > most) await split(transaction, file, Math.ceil(count / Math.ceil(count / most)))
  if (count > 0 || firstPath === '') return
  await transaction
    .deleteFrom('sitemapFile')
    .where('language', '=', language)
    .where('firstPath', '=', firstPath)
    .execute()
}

async function split(transaction: Database, file: SitemapFile, size: number) {
  const ranked = pagesOfFile(transaction, file).select((eb) => [
    'path',
    sql<number>`${eb.fn.agg('row_number').over((over) => over.orderBy('path'))} - 1`.as('rank'),
  ])
  await sql`insert into "sitemapFile" ("language", "number", "firstPath", "changedAt")
    select ${file.language}, "rank" / ${sql.lit(size)} + "highest", "path", ${file.changedAt}
    from (${ranked}) as "ranked",
      (select max("number") as "highest" from "sitemapFile" where "language" = ${file.language}) as "numbers"
    where "rank" > 0 and "rank" % ${sql.lit(size)} = 0`.execute(transaction)
}
