import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languages } from '../../domain/language.ts'
import type { Database } from '../database/schema.ts'
import { readPages } from './cms-pages.ts'
import { writePageFile } from './page-file.ts'
import { findPicture, pictureNamesIn } from './pictures.ts'

/** The result of an export, or with `dryRun` what it would be. */
export interface ExportResult {
  /** New and changed files. */
  written: string[]
  /** The number of unchanged files. */
  unchanged: number
  /** Page files without a page in the database; they are kept. */
  foreign: string[]
}

/**
 * Writes all pages as files (`en/…`, `nl/…`) with the pictures that they show (`pictures/…`). Unchanged files are not
 * written, so that a folder under version control shows the changes.
 * @throws the database's or the file system's error
 */
export async function exportPages(database: Database, folder: string, dryRun = false): Promise<ExportResult> {
  const result: ExportResult = { written: [], unchanged: 0, foreign: [] }
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

  for await (const page of readPages(database)) {
    const file = `${page.language}/${page.path}.html`
    pages.add(file)
    write(file, writePageFile(page))
    for (const name of pictureNamesIn(`"${page.ogImage}"${page.content}`)) pictures.add(name)
  }
  for (const name of pictures) {
    const picture = await findPicture(database, name)
    if (picture) write(`pictures/${name}`, picture.bytes)
  }
  result.foreign = pageFilesOf(folder).filter((file) => !pages.has(file))
  return result
}

function pageFilesOf(folder: string): string[] {
  return languages
    .filter((language) => existsSync(join(folder, language)))
    .flatMap((language) =>
      readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' }).map((file) => `${language}/${file}`),
    )
    .filter((file) => /\.(?:html?|md)$/.test(file))
    .sort()
}
