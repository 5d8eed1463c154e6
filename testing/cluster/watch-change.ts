import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Between two looks at an address, and how long all of them are looked at after the change, in milliseconds. */
const pause = 15
const watched = 1500

/**
 * Publishes new words on an editors' page of the English site, as an editor does (`npm run cms -- import`), and looks at it.
 * @param origins where it is asked for, again and again
 * @param words what nobody has published there before
 * @returns milliseconds between the command's word that it is done and the last request that still got what was there before
 */
export async function watchChange(databaseUrl: string, origins: readonly string[], words: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-change-'))
  writeFileSync(join(folder, 'page.md'), `---\nlanguage: en\npath: trial-page\ntitle: Trial\n---\n${words}\n`)
  try {
    let publishedAt = Number.POSITIVE_INFINITY
    const looks = origins.map(async (origin) => {
      let lastOld = 0
      while (performance.now() < publishedAt + watched) {
        const askedAt = performance.now()
        const html = await (await fetch(`${origin}/trial-page`)).text()
        if (!html.includes(words)) lastOld = askedAt
        await sleep(pause)
      }
      return Math.max(0, lastOld - publishedAt)
    })
    await importFolder(folder, databaseUrl)
    publishedAt = performance.now()
    return Math.max(...(await Promise.all(looks)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Resolves when the command says that the pages are written, which is when the promise of a second begins. */
function importFolder(folder: string, databaseUrl: string): Promise<void> {
  const command = spawn(process.execPath, ['server/commands/cms.ts', 'import', folder], {
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
