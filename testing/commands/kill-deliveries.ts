import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fail, print, runCommand } from '../../run/commands/command-line.ts'
import { newDatabase } from '../database/new-database.ts'
import { startPostgres } from '../database/start-postgres.ts'
import { runKillSuite } from '../mail/kill-suite.ts'
import { installTools, postgresql, stopWithout } from '../test-tools.ts'

const usage = 'npm run kills -- [--kills 60]\n'

/**
 * `npm run kills`: on each engine, kills the site's process in turn at every stage of a delivery, under a stream of
 * messages and paid orders. Exits with 1 when one was lost, or arrived twice without a kill that explains it.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { kills: { type: 'string', default: '60' } } })
  const kills = Number(values.kills)
  if (!Number.isInteger(kills) || kills < 1) return fail(usage)
  stopWithout(installTools([postgresql]))
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-kills-'))
  const postgres = await startPostgres()
  try {
    await killAtEveryStage('SQLite', `sqlite:${join(folder, 'kills.db')}`, kills)
    await killAtEveryStage('PostgreSQL', (await newDatabase(postgres.url)).url, kills)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true })
  }
}

async function killAtEveryStage(engine: string, databaseUrl: string, kills: number): Promise<void> {
  const { accepted, lost, duplicates, unexplained, faults } = await runKillSuite(databaseUrl, kills)
  print(
    `${engine}: ${accepted} messages and paid orders accepted, ${kills} kills, ${lost} lost, ` +
      `${duplicates} delivered twice (${unexplained} not explained by a kill), ${faults.length} faults in the data`,
  )
  for (const fault of faults) print(`  ${fault}`)
  if (lost + unexplained + faults.length > 0) process.exitCode = 1
}

await runCommand(main, usage)
