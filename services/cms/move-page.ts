import { recordChange } from '../database/changes.ts'
import type { Database } from '../database/schema.ts'
import { findPage, type PageKey } from './cms-pages.ts'
import { findLivePage, momentOf } from './live-pages.ts'

/**
 * Moves a page to another path in the caller's transaction, after `lockPages`, with its draft and earlier versions. All
 * its former paths redirect to the new one (R17.38).
 * @param to a path at which there is no page
 */
export async function movePage(
  transaction: Database,
  { language, path }: PageKey,
  to: string,
  now: Date,
): Promise<void> {
  const here = { language, path }
  for (const table of ['pageVersion', 'pageDraft', 'page'] as const)
    await transaction
      .updateTable(table)
      .set({ path: to })
      .where((eb) => eb.and(here))
      .execute()
  await transaction
    .updateTable('pageTwin')
    .set({ [language]: to })
    .where(language, '=', path)
    .execute()
  await transaction.deleteFrom('pageRedirect').where('language', '=', language).where('path', '=', to).execute()
  await transaction
    .updateTable('pageRedirect')
    .set({ toPath: to })
    .where((eb) => eb.and({ language, toPath: path }))
    .execute()
  await transaction
    .insertInto('pageRedirect')
    .values({ ...here, toPath: to })
    .onConflict((conflict) => conflict.columns(['language', 'path']).doUpdateSet({ toPath: to }))
    .execute()
  for (const name of [path, to]) await recordChange(transaction, `page:${language}:${name}`, now)
}

/** The present path of a page that was once at this path; undefined if none was. */
async function presentPath(database: Database, { language, path }: PageKey): Promise<string | undefined> {
  const row = await database
    .selectFrom('pageRedirect')
    .select('toPath')
    .where((eb) => eb.and({ language, path }))
    .executeTakeFirst()
  return row?.toPath
}

/** The key of the page that an address in the office means: the one at it, or else the one that has moved from it. */
export async function presentKey(database: Database, key: PageKey): Promise<PageKey> {
  if (await findPage(database, key)) return key
  return { ...key, path: (await presentPath(database, key)) ?? key.path }
}

/** Where a path without a page redirects now: to the page that was once there, as long as visitors see that. */
export async function findMoved(database: Database, key: PageKey, now: Date): Promise<{ movedTo: string } | undefined> {
  const path = await presentPath(database, key)
  return path !== undefined && (await findLivePage(database, { ...key, path }, now)).page
    ? { movedTo: path }
    : undefined
}

/** Until when there is neither a page nor a redirect at a path, as far as the clock alone decides (epoch ms). */
export async function nothingUntil(database: Database, { language, path }: PageKey): Promise<number> {
  const present = (await presentPath(database, { language, path })) ?? path
  const drafts = database.selectFrom('pageDraft').where('language', '=', language)
  return await momentOf(drafts.where('path', 'in', [path, present]))
}
