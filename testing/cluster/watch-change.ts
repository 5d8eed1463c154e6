import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** How a change came through at one address, in milliseconds after it was published. */
interface Sighting {
  /** The last request that still got the old page; 0 where none did. */
  lastOld: number
  /** The first response with the new page. */
  firstNew: number
}

/** The pages that change: one that is polled, and one that is not requested meanwhile. */
export const changedPage = { watched: '/watched-page', idle: '/idle-page' }

/** Between two requests for a page, and for how long it is watched after the change, in milliseconds. */
const pause = 15
const watchedFor = 3000

/**
 * Publishes new words on two CMS pages of the English site, as an editor does (`npm run cms -- import`), and polls one
 * of them.
 * @param origins where it is polled
 * @param words unique words
 * @returns the times of the change at each origin
 */
export async function watchChange(
  databaseUrl: string,
  origins: readonly string[],
  words: string,
): Promise<readonly Sighting[]> {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-change-'))
  for (const path of Object.values(changedPage)) {
    const fields = `language: en\npath: ${path.slice(1)}\ntitle: Changed`
    writeFileSync(join(folder, `${path}.md`), `---\n${fields}\n---\n${words}\n`)
  }
  try {
    let publishedAt = Number.POSITIVE_INFINITY
    const looks = origins.map(async (origin) => {
      let lastOld = 0
      let firstNew = Number.POSITIVE_INFINITY
      while (performance.now() < publishedAt + watchedFor) {
        const askedAt = performance.now()
        const html = await (await fetch(origin + changedPage.watched)).text()
        if (!html.includes(words)) lastOld = askedAt
        else firstNew = Math.min(firstNew, performance.now())
        await sleep(pause)
      }
      return { lastOld: Math.max(0, lastOld - publishedAt), firstNew: firstNew - publishedAt }
    })
    await importFolder(folder, databaseUrl)
    publishedAt = performance.now()
    return await Promise.all(looks)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Resolves when the command says that the pages are written, which is when the promise of a second begins. */
function importFolder(folder: string, databaseUrl: string): Promise<void> {
  const command = spawn(process.execPath, ['run/commands/cms-command.ts', 'import', folder], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return new Promise((resolve, reject) => {
    command.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('Visible within a second')) resolve()
    })
    command.once('exit', (code) => reject(new Error(`the import ended with ${code}`)))
  })
}
