import { recordChange } from '../database/changes.ts'
import { inBatches } from '../database/in-batches.ts'
import type { Database } from '../database/schema.ts'
import type { CmsPageTable } from '../database/tables/page-tables.ts'

/** A page before and after a change; `before` is undefined for a new page. */
export interface PageChange {
  before: CmsPageTable | undefined
  after: CmsPageTable
}

/** The number of previous versions of each page that are kept. */
export const keptVersions = 20
/** From this number of changed pages, all cached pages are dropped at once instead of one by one. */
const bulk = 500

/**
 * Writes pages in the caller's transaction, after `lockPages`. It keeps the previous versions, and adds the change to
 * the change log, which all server processes follow.
 * @param now becomes the `updatedAt` of every existing page; new pages have their own
 */
export async function savePages(transaction: Database, changes: readonly PageChange[], now: Date): Promise<void> {
  const rows = changes.map(({ before, after }) =>
    before ? { ...after, updatedAt: laterThan(before.updatedAt, now) } : after,
  )
  const versions = changes.flatMap(({ before }) => (before ? [versionOf(before)] : []))
  for (const batch of inBatches(versions)) await transaction.insertInto('pageVersion').values(batch).execute()
  for (const batch of inBatches(rows)) await upsert(transaction, batch)
  for (const version of versions) await forgetOldVersions(transaction, version)
  if (changes.length >= bulk) return await recordChange(transaction, 'pages', now)
  for (const { language, path } of rows) await recordChange(transaction, `page:${language}:${path}`, now)
}

/**
 * The time identifies a version, so each change of a page is later than the one before, even if the clock goes
 * backwards.
 */
export const laterThan = (before: string, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString()

const versionOf = (page: CmsPageTable) => ({
  language: page.language,
  path: page.path,
  updatedAt: page.updatedAt,
  page: JSON.stringify(page),
})

async function upsert(transaction: Database, rows: CmsPageTable[]) {
  await transaction
    .insertInto('page')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['language', 'path']).doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        breadcrumb: eb.ref('excluded.breadcrumb'),
        heading: eb.ref('excluded.heading'),
        content: eb.ref('excluded.content'),
        markdown: eb.ref('excluded.markdown'),
        metaTitle: eb.ref('excluded.metaTitle'),
        metaDescription: eb.ref('excluded.metaDescription'),
        metaKeywords: eb.ref('excluded.metaKeywords'),
        ogTitle: eb.ref('excluded.ogTitle'),
        ogDescription: eb.ref('excluded.ogDescription'),
        ogImage: eb.ref('excluded.ogImage'),
        status: eb.ref('excluded.status'),
        updatedAt: eb.ref('excluded.updatedAt'),
      })),
    )
    .execute()
}

async function forgetOldVersions(transaction: Database, { language, path }: Pick<CmsPageTable, 'language' | 'path'>) {
  const oldest = await transaction
    .selectFrom('pageVersion')
    .select('updatedAt')
    .where('language', '=', language)
    .where('path', '=', path)
    .orderBy('updatedAt', 'desc')
    .offset(keptVersions)
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return
  await transaction
    .deleteFrom('pageVersion')
    .where('language', '=', language)
    .where('path', '=', path)
    .where('updatedAt', '<=', oldest.updatedAt)
    .execute()
}
