import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage } from '../../domain/language.ts'
import { recordChange } from '../database/changes.ts'
import type { Database } from '../database/schema.ts'
import { keyOf, type PageKey } from './cms-pages.ts'
import { longestText } from './page-fields.ts'
import { pathProblem } from './page-path.ts'
import { type FileProblem, readFields } from './page-source.ts'
import { pairPages, readTwins } from './page-twins.ts'

/**
 * The files of a pages folder that list pairs: former addresses with present ones, pictures with their texts, and
 * English pages with Dutch ones that are their counterparts.
 */
export const listFiles = { redirects: 'redirects.yaml', pictures: 'pictures.yaml', twins: 'twins.yaml' } as const

interface Pair {
  name: string
  value: string
  line: number
}

export type FolderLists = Record<keyof typeof listFiles, readonly Pair[]>

/**
 * Changes that the lists would make: redirects with the present paths, and alternative texts by picture, and English
 * pages with the paths of their counterparts.
 */
export interface ListChanges {
  redirects: (PageKey & { toPath: string })[]
  texts: { name: string; alt: string }[]
  twins: (PageKey & { twin: string })[]
}

/** Reads the lists of a folder; a missing file is an empty list. */
export function readLists(folder: string): FolderLists & { problems: FileProblem[] } {
  const problems: FileProblem[] = []
  const read = (file: string): Pair[] => {
    if (!existsSync(join(folder, file))) return []
    const { fields, problems: found } = readFields(readFileSync(join(folder, file), 'utf8'), 0)
    problems.push(...found.map((problem) => ({ file, ...problem })))
    return [...fields].map(([name, { value, line }]) => ({ name, value: value.trim(), line }))
  }
  const [redirects, pictures, twins] = [read(listFiles.redirects), read(listFiles.pictures), read(listFiles.twins)]
  return { redirects, pictures, twins, problems }
}

/**
 * Compares lists with the database, after `lockPages`.
 * @param coming the pages that the same import brings
 * @param pictureNamed the stored name of a picture of the folder or the database; undefined if there is none
 */
export async function planLists(
  database: Database,
  { redirects, pictures, twins }: FolderLists,
  coming: readonly PageKey[],
  pictureNamed: (name: string) => string | undefined,
): Promise<ListChanges & { problems: FileProblem[] }> {
  const problems: FileProblem[] = []
  const changes: ListChanges = { redirects: [], texts: [], twins: [] }
  const pages = new Set(coming.map(keyOf))
  for (const row of await database.selectFrom('page').select(['language', 'path']).execute()) pages.add(keyOf(row))
  const rows = await database.selectFrom('pageRedirect').selectAll().execute()
  const known = new Map(rows.map((row) => [keyOf(row), row.toPath]))
  for (const { name, value, line } of redirects) {
    const [, language = '', path = ''] = /^(\w\w)\/(.+)$/.exec(name) ?? []
    const flaw = (message: string) =>
      problems.push({ file: listFiles.redirects, line, severity: 'flaw', message: `${name}: ${message}` })
    if (!isLanguage(language) || pathProblem(language, path)) {
      flaw('this is not an address that a page can have had, such as en/window-cleaning')
      continue
    }
    const toPath = pages.has(keyOf({ language, path: value })) ? value : known.get(keyOf({ language, path: value }))
    if (toPath === undefined) flaw(`there is no page ${language}/${value}`)
    else if (toPath !== path && known.get(keyOf({ language, path })) !== toPath)
      changes.redirects.push({ language, path, toPath })
  }
  const texts = await database.selectFrom('picture').select(['name', 'alt']).execute()
  const storedTexts = new Map(texts.map(({ name, alt }) => [name, alt]))
  for (const { name: written, value, line } of pictures) {
    const name = pictureNamed(written)
    const flaw = (message: string) => problems.push({ file: listFiles.pictures, line, severity: 'flaw', message })
    if (!name) flaw(`there is no picture ${written} in the folder pictures`)
    else if (value.length > longestText) flaw(`the text of ${written} is longer than ${longestText} characters`)
    else if ((storedTexts.get(name) ?? '') !== value) changes.texts.push({ name, alt: value })
  }
  const chosen = await readTwins(database)
  for (const { name, value, line } of twins) {
    const [page, other] = [{ language: 'en', path: name } as const, { language: 'nl', path: value } as const]
    const missing = [page, other].find((key) => !pages.has(keyOf(key)))
    const message = missing && `there is no page ${keyOf(missing)}`
    if (message) problems.push({ file: listFiles.twins, line, severity: 'flaw', message })
    else if (chosen.get(keyOf(page))?.path !== value) changes.twins.push({ ...page, twin: value })
  }
  return { ...changes, problems }
}

/** Stores what lists change, in the caller's transaction, once its pictures and pages are stored. */
export async function saveLists(
  transaction: Database,
  { redirects, texts, twins }: ListChanges,
  now: Date,
): Promise<void> {
  for (const { toPath, ...key } of redirects) {
    await transaction
      .insertInto('pageRedirect')
      .values({ ...key, toPath })
      .onConflict((conflict) => conflict.columns(['language', 'path']).doUpdateSet({ toPath }))
      .execute()
    await recordChange(transaction, `page:${key.language}:${key.path}`, now)
  }
  for (const { name, alt } of texts)
    await transaction.updateTable('picture').set({ alt }).where('name', '=', name).execute()
  for (const { twin, ...page } of twins) await pairPages(transaction, page, twin, now)
}
