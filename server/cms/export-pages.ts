import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languages } from '../../domain/language.ts'
import type { Database } from '../database/schema.ts'
import { readPages } from './cms-pages.ts'
import { writePageFile } from './page-file.ts'
import { findPicture } from './pictures.ts'

/** What an export has written, or with `dryRun` would write. */
export interface ExportResult {
  /** Files within the folder that are new or were something else. */
  written: string[]
  /** How many files were there already, just so. */
  unchanged: number
  /** Page files of the folder that are no page of the database: they are left alone. */
  foreign: string[]
}

const pictureAddress = /(?<=")\/pictures\/([a-z0-9._-]+)(?=")/g

/**
 * Writes all pages as files (`en/…`, `nl/…`) and the pictures that they show (`pictures/…`). A file that is right already is
 * not touched, so that a folder under version control shows what has changed.
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
    for (const [, name = ''] of `"${page.ogImage}"${page.content}`.matchAll(pictureAddress)) pictures.add(name)
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
