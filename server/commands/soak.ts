import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { newDatabase } from '../database/testing/new-database.ts'
import { startPostgres } from '../database/testing/start-postgres.ts'
import { runKillSuite } from '../mail/testing/kill-suite.ts'
import { failuresOf, reportSoak } from '../testing/soak/report-soak.ts'
import { runSoak } from '../testing/soak/run-soak.ts'

/**
 * `npm run soak -- [--minutes 10] [--seed N]`: pages, misses, estimates, messages, hostile requests and content changes for so
 * long on each engine, with kills in between, and what became of them. `-- --kills N` instead kills the process so many times
 * at every stage of a delivery under a stream of messages. Ends with 1 when anything was lost or failed.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    kills: { type: 'string' },
  },
})
const folder = mkdtempSync(join(tmpdir(), 'helderhuis-soak-'))
const postgres = await startPostgres()
try {
  const { url } = await newDatabase(postgres.url)
  const run = values.kills ? killAtEveryStage : soak
  await run('SQLite', `sqlite:${join(folder, 'soak.db')}`)
  await run('PostgreSQL', url)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true })
}

async function soak(engine: string, databaseUrl: string): Promise<void> {
  process.stdout.write(`${engine}: ${values.minutes} minutes, seed ${values.seed}…\n`)
  const figures = await runSoak(databaseUrl, Number(values.minutes), Number(values.seed))
  process.stdout.write(reportSoak(engine, figures))
  if (failuresOf(figures).length > 0) {
    process.stdout.write(figures.log.slice(-4000))
    process.exitCode = 1
  }
}

async function killAtEveryStage(engine: string, databaseUrl: string): Promise<void> {
  const { accepted, kills, lost, duplicates, unexplained } = await runKillSuite(databaseUrl, Number(values.kills))
  process.stdout.write(
    `${engine}: ${accepted} messages accepted, ${kills} kills, ${lost} lost, ` +
      `${duplicates} delivered twice (${unexplained} without a kill before the note)\n`,
  )
  if (lost + unexplained > 0) process.exitCode = 1
}
