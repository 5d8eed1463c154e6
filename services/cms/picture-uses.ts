import { sql } from 'kysely'
import type { Outcome } from '../../domain/outcome.ts'
import { type Database, inBatches } from '../database/schema.ts'
import type { PageKey } from './cms-pages.ts'
import { pictureAddress, pictureNamesIn } from './pictures.ts'

/** The pages that show a picture, and whether a draft or a former version does. */
export type PictureUses = Awaited<ReturnType<typeof findUses>>

/** Finds where a picture is used. */
export async function findUses(database: Database, name: string) {
  const like = `%${pictureAddress(name).replace(/[\\%_]/g, '\\$&')}%`
  const pages = await database
    .selectFrom('page')
    .select(['language', 'path'])
    .where(sql<boolean>`("content" like ${like} escape '\\' or "ogImage" like ${like} escape '\\')`)
    .orderBy('language')
    .orderBy('path')
    .execute()
  const inJson = sql<boolean>`"page" like ${like} escape '\\'`
  const draft = await database.selectFrom('pageDraft').select('path').where(inJson).executeTakeFirst()
  const version = draft ?? (await database.selectFrom('pageVersion').select('path').where(inJson).executeTakeFirst())
  return { pages, elsewhere: version !== undefined }
}

/**
 * Deletes a picture that nothing uses, in the caller's transaction, after `lockPages`.
 * @returns `stale`: something uses it by now
 */
export async function removePicture(transaction: Database, name: string): Promise<Outcome> {
  const { pages, elsewhere } = await findUses(transaction, name)
  if (pages.length > 0 || elsewhere) return { outcome: 'stale' }
  await transaction.deleteFrom('smallerPicture').where('name', '=', name).execute()
  await transaction.deleteFrom('picture').where('name', '=', name).execute()
  return { outcome: 'done' }
}

/** The names of pictures that sanitized HTML shows and that are not stored. */
export const missingPictures = (database: Database, html: string): Promise<string[]> =>
  withoutPicture(database, new Set(pictureNamesIn(html)))

/** Those of the names under which no picture is stored. */
export async function withoutPicture(database: Database, names: ReadonlySet<string>): Promise<string[]> {
  const missing: string[] = []
  for (const batch of inBatches([...names])) {
    const rows = await database.selectFrom('picture').select('name').where('name', 'in', batch).execute()
    missing.push(...batch.filter((name) => !rows.some((row) => row.name === name)))
  }
  return missing
}

/** How many pages are named. */
const mostNamed = 10

/**
 * The published pages of a website, by path, that link to an address of it; at most ten.
 * @param address as links name it, such as `/window-cleaning`
 */
export async function findLinksTo(database: Database, { language, path }: PageKey, address: string): Promise<string[]> {
  const literal = address.replace(/[\\%_]/g, '\\$&')
  const [whole, part] = [`%"${literal}"%`, `%"${literal}#%`]
  const rows = await database
    .selectFrom('page')
    .select('path')
    .where('language', '=', language)
    .where('path', '!=', path)
    .where('status', '=', 'published')
    .where(sql<boolean>`("content" like ${whole} escape '\\' or "content" like ${part} escape '\\')`)
    .orderBy('path')
    .limit(mostNamed)
    .execute()
  return rows.map((row) => row.path)
}
