import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { newDatabase } from '../database/new-database.ts'
import { startPostgres } from '../database/start-postgres.ts'
import { runKillSuite } from '../mail/kill-suite.ts'
import { failuresOf, reportSoak } from '../soak/report-soak.ts'
import { runSoak } from '../soak/run-soak.ts'
import { installTools, postgresql, stopWithout } from '../test-tools.ts'

/**
 * `npm run soak -- [--minutes 10] [--seed N]`: sends pages, 404s, estimates, messages, orders, payments, hostile
 * requests and content changes to each engine for that long, kills a process now and then, and reports what happened.
 * `npm run kills [-- --kills N]` instead kills the process sixty or N times, in turn at every stage of a delivery,
 * under a stream of messages and paid orders. Exits with 1 when a message or order was lost or anything failed.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(1 + (Date.now() % 1_000_000)) },
    kills: { type: 'string' },
  },
})
const numberOf = (name: keyof typeof values) => {
  const number = Number(values[name])
  if (number > 0) return number
  process.stderr.write(`--${name} has to be a number above 0.\n`)
  process.exit(1)
}
const [minutes, seed] = [numberOf('minutes'), numberOf('seed')]
const kills = values.kills === undefined ? undefined : numberOf('kills')

const folder = mkdtempSync(join(tmpdir(), 'helderhuis-soak-'))
stopWithout(installTools([postgresql]))
const postgres = await startPostgres()
try {
  const { url } = await newDatabase(postgres.url)
  const run = (engine: string, databaseUrl: string) =>
    kills ? killAtEveryStage(engine, databaseUrl, kills) : soak(engine, databaseUrl)
  await run('SQLite', `sqlite:${join(folder, 'soak.db')}`)
  await run('PostgreSQL', url)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true })
}

async function soak(engine: string, databaseUrl: string): Promise<void> {
  process.stdout.write(`${engine}: ${minutes} minutes, seed ${seed}…\n`)
  const figures = await runSoak(databaseUrl, minutes, seed)
  process.stdout.write(reportSoak(engine, figures))
  if (failuresOf(figures).length > 0) {
    process.stdout.write(figures.log.slice(-4000))
    process.exitCode = 1
  }
}

async function killAtEveryStage(engine: string, databaseUrl: string, kills: number): Promise<void> {
  const { accepted, lost, duplicates, unexplained, faults } = await runKillSuite(databaseUrl, kills)
  process.stdout.write(
    `${engine}: ${accepted} messages and paid orders accepted, ${kills} kills, ${lost} lost, ` +
      `${duplicates} delivered twice (${unexplained} not explained by a kill), ${faults.length} faults in the data\n` +
      faults.map((fault) => `  ${fault}\n`).join(''),
  )
  if (lost + unexplained + faults.length > 0) process.exitCode = 1
}
