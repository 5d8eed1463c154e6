import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { isLanguage, languages } from '../../domain/language.ts'
import type { Database } from '../database/schema.ts'
import { keyOf } from './cms-pages.ts'
import { listFiles } from './folder-lists.ts'
import { writePageFile } from './page-file.ts'
import { readFolderNow } from './page-now.ts'
import { pictureNamesIn } from './pictures.ts'
import { filesOf } from './read-pages-folder.ts'
import { findPicture } from './stored-pictures.ts'

/**
 * Writes all pages as visitors see them now, as files (`en/…`, `nl/…`; in Markdown what was written in Markdown), with
 * their pictures (`pictures/…`), the pictures' alternative texts and the redirects. Unchanged files are not written, so
 * that a folder under version control shows the changes.
 * @returns the result or, with `dryRun`, what it would be. `removed`: former files of pages that are written in the
 *   other format now; `foreign`: page files without a page in the database, which are kept
 * @throws the database's or the file system's error
 */
export async function exportPages(
  database: Database,
  folder: string,
  { now = new Date(), dryRun = false }: { now?: Date; dryRun?: boolean } = {},
) {
  const result = { written: [] as string[], unchanged: 0, removed: [] as string[], foreign: [] as string[] }
  const pages = new Set<string>()
  const pictures = new Set<string>()

  function write(file: string, content: string | Buffer) {
    const place = join(folder, file)
    if (existsSync(place) && readFileSync(place).equals(Buffer.from(content))) {
      result.unchanged += 1
      return
    }
    result.written.push(file)
    if (dryRun) return
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, content)
  }

  for (const language of languages)
    for (const { page } of await readFolderNow(database, { language, folder: '' }, now)) {
      const [format, former] = page.markdown ? ['md', 'html'] : ['html', 'md']
      const file = `${language}/${page.path}.${format}`
      pages.add(file)
      write(file, writePageFile(page))
      for (const name of pictureNamesIn(`"${page.ogImage}"${page.content}`)) pictures.add(name)
      // Two files of one page could not be imported again.
      const other = `${language}/${page.path}.${former}`
      if (!existsSync(join(folder, other))) continue
      result.removed.push(other)
      if (!dryRun) rmSync(join(folder, other))
    }
  const added = await database.selectFrom('picture').select('name').where('alt', '!=', '').execute()
  for (const { name } of added) pictures.add(name)
  for (const name of pictures) {
    const picture = await findPicture(database, name)
    if (picture) write(`pictures/${name}`, picture.bytes)
  }
  for (const [file, text] of Object.entries(await listsOf(database))) write(file, text)
  const isForeign = (file: string) =>
    isLanguage(file.split('/')[0] ?? '') &&
    /\.(?:html?|md)$/.test(file) &&
    !pages.has(file) &&
    !result.removed.includes(file)
  result.foreign = existsSync(folder) ? filesOf(folder).filter(isForeign) : []
  return result
}

/** The lists of a database as files, by name; one without entries is left out. */
async function listsOf(database: Database): Promise<{ [file: string]: string }> {
  const redirects = await database.selectFrom('pageRedirect').selectAll().execute()
  const pictures = await database.selectFrom('picture').select(['name', 'alt']).where('alt', '!=', '').execute()
  const twins = await database.selectFrom('pageTwin').selectAll().execute()
  const lists = {
    [listFiles.redirects]: redirects.map(({ toPath, ...key }) => [keyOf(key), toPath] as const),
    [listFiles.pictures]: pictures.map(({ name, alt }) => [name, alt] as const),
    [listFiles.twins]: twins.map(({ en, nl }) => [en, nl] as const),
  }
  return Object.fromEntries(
    Object.entries(lists)
      .filter(([, pairs]) => pairs.length > 0)
      .map(([file, pairs]) => [file, stringify(Object.fromEntries([...pairs].sort()), { lineWidth: 0 })]),
  )
}
