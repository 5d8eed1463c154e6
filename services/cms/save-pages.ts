import { recordChange } from '../database/changes.ts'
import { type Database, inBatches } from '../database/schema.ts'
import type { CmsPageTable } from '../database/tables/page-tables.ts'
import { laterThan } from './cms-pages.ts'
import { storedFields } from './page-fields.ts'

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

const versionOf = (page: CmsPageTable) => ({
  language: page.language,
  path: page.path,
  updatedAt: page.updatedAt,
  page: JSON.stringify(page),
})

async function upsert(transaction: Database, rows: CmsPageTable[]) {
  const changed = [...storedFields, 'updatedAt'] as const
  await transaction
    .insertInto('page')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['language', 'path'])
        .doUpdateSet((eb) => Object.fromEntries(changed.map((name) => [name, eb.ref(`excluded.${name}`)]))),
    )
    .execute()
}

async function forgetOldVersions(transaction: Database, { language, path }: Pick<CmsPageTable, 'language' | 'path'>) {
  const versions = transaction.selectFrom('pageVersion').where('language', '=', language).where('path', '=', path)
  const old = versions.select('updatedAt').orderBy('updatedAt', 'desc').offset(keptVersions).limit(1)
  await transaction
    .deleteFrom('pageVersion')
    .where((eb) => eb.and({ language, path }))
    .where('updatedAt', '<=', old)
    .execute()
}
