import { recordChange } from '../database/changes.ts'
import { inBatches } from '../database/in-batches.ts'
import type { CmsPageTable, Database } from '../database/schema.ts'

/** A page as it is to be, and as it was; `before` is undefined for a new one. */
export interface PageChange {
  before: CmsPageTable | undefined
  after: CmsPageTable
}

/** So many former versions of each page are kept. */
export const keptVersions = 20
/** From so many changed pages on all cached pages are dropped at once instead of one by one. */
const bulk = 500

/**
 * Makes the caller's transaction the only writer of pages until it ends: what it has read stays true. (SQLite's
 * transactions are that anyway.)
 */
export async function lockPages(transaction: Database): Promise<void> {
  await transaction
    .updateTable('changeCounter')
    .set((eb) => ({ value: eb.ref('value') }))
    .execute()
}

/**
 * Writes pages inside the caller's transaction, after `lockPages`: keeps what each was as a version, and notes the
 * change for the page caches of all server processes.
 * @param now becomes the time of the change of every page that was there before; new pages bring their own
 */
export async function savePages(transaction: Database, changes: readonly PageChange[], now: Date): Promise<void> {
  const rows = changes.map(({ before, after }) => (before ? { ...after, updatedAt: laterThan(before, now) } : after))
  const versions = changes.flatMap(({ before }) => (before ? [versionOf(before)] : []))
  for (const batch of inBatches(versions)) await transaction.insertInto('pageVersion').values(batch).execute()
  for (const batch of inBatches(rows)) await upsert(transaction, batch)
  for (const version of versions) await forgetOldVersions(transaction, version)
  if (changes.length >= bulk) return await recordChange(transaction, 'pages', now)
  for (const { language, path } of rows) await recordChange(transaction, `page:${language}:${path}`, now)
}

/** Versions are told apart by their times, so each change of a page is later than the one before, whatever the clock says. */
const laterThan = (before: CmsPageTable, now: Date) =>
  new Date(Math.max(now.getTime(), Date.parse(before.updatedAt) + 1)).toISOString()

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
