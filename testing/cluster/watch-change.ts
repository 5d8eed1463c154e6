import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { importPages } from '../../services/cms/import-pages.ts'
import { readPagesFolder } from '../../services/cms/read-pages-folder.ts'
import type { Database } from '../../services/database/schema.ts'
import { origins as sites } from '../cms/bring-pages.ts'
import { pageFile } from '../cms/pages-folder.ts'

/** The pages that change: one that is polled, and one that is not requested meanwhile. */
export const changedPage = { watched: '/watched-page', idle: '/idle-page' }

/** Between two requests for a page, in milliseconds. */
const pause = 15
/** A change has come through once so many answers in a row show it. */
const inARow = 20

/**
 * Publishes new words on two pages of the English site, and polls one of them until the change has come through.
 * @param folder for the files of the pages
 * @param origins where the page is polled
 * @param words unique words
 * @returns for each origin, how many milliseconds after the publication the last request was that got the old page
 */
export async function watchChange(
  database: Database,
  folder: string,
  origins: readonly string[],
  words: string,
): Promise<number[]> {
  const pages = mkdtempSync(join(folder, 'pages-'))
  for (const path of Object.values(changedPage)) {
    const name = path.slice(1)
    writeFileSync(join(pages, `${name}.md`), pageFile('en', name, words))
  }
  const publish = async () => {
    await importPages(database, await readPagesFolder(pages), { origins: sites, now: new Date() })
    return performance.now()
  }
  const [publishedAt, ...lastOld] = await Promise.all([publish(), ...origins.map((origin) => lastOldOf(origin, words))])
  return lastOld.map((last) => Math.max(0, last - publishedAt))
}

/** When the last request began that got the page without these words. */
async function lastOldOf(origin: string, words: string): Promise<number> {
  let last = 0
  for (let shown = 0; shown < inARow; shown += 1) {
    const askedAt = performance.now()
    const html = await (await fetch(origin + changedPage.watched)).text()
    if (!html.includes(words)) {
      last = askedAt
      shown = -1
    }
    await sleep(pause)
  }
  return last
}
