import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../database/testing/start-postgres.ts'
import { runKillSuite } from '../mail/testing/kill-suite.ts'

/**
 * `npm run soak -- [--kills 120]`: kills the built English site's process so many times on each engine, at every stage of a
 * delivery, under a stream of messages, and prints what became of them. Ends with 1 when a message was lost.
 */
const { values } = parseArgs({ options: { kills: { type: 'string', default: '120' } } })
const kills = Number(values.kills)
const folder = mkdtempSync(join(tmpdir(), 'helderhuis-soak-'))
const postgres = await startPostgres()
try {
  for (const [engine, url] of [
    ['SQLite', `sqlite:${join(folder, 'soak.db')}`],
    ['PostgreSQL', postgres.url],
  ] as const) {
    const { accepted, lost, duplicates, unexplained } = await runKillSuite(url, kills)
    process.stdout.write(
      `${engine}: ${accepted} messages accepted, ${kills} kills, ${lost} lost, ` +
        `${duplicates} delivered twice (${unexplained} without a kill before the note)\n`,
    )
    if (lost + unexplained > 0) process.exitCode = 1
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true })
}
