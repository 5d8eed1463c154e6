import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fail, print, runCommand } from '../../run/commands/command-line.ts'
import { newDatabase } from '../database/new-database.ts'
import { startPostgres } from '../database/start-postgres.ts'
import { proveBookings } from '../scheduling/prove-bookings.ts'
import { installTools, postgresql, stopWithout } from '../test-tools.ts'

const usage = 'npm run prove:bookings -- [--attempts 20000] [--kills 40] [--processes 4]\n'

/** Violations that are printed; one broken promise often breaks thousands. */
const mostPrinted = 20

/**
 * `npm run prove:bookings`: on each engine, several processes book, confirm, move and cancel visits of the same few
 * dates and are killed at random moments. PostgreSQL also restarts under them. Exits with 1 when a slot has two owners,
 * an order is stored by halves, or an answer was lost.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      attempts: { type: 'string', default: '20000' },
      kills: { type: 'string', default: '40' },
      processes: { type: 'string', default: '4' },
    },
  })
  const size = { attempts: Number(values.attempts), kills: Number(values.kills), processes: Number(values.processes) }
  if (!Object.values(size).every(Number.isInteger) || size.attempts < 1 || size.processes < 1) return fail(usage)

  stopWithout(installTools([postgresql]))
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-bookings-'))
  const postgres = await startPostgres()
  try {
    await prove('SQLite', `sqlite:${join(folder, 'bookings.db')}`, size)
    const { url } = await newDatabase(postgres.url)
    await prove('PostgreSQL', url, { ...size, halfway: () => postgres.restart() })
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true })
  }
}

async function prove(engine: string, databaseUrl: string, size: Parameters<typeof proveBookings>[1]): Promise<void> {
  const figures = await proveBookings(databaseUrl, size)
  const { violations, kills, seconds, ...answers } = figures
  const attempts = Object.values(answers).reduce((sum, count) => sum + count, 0)
  const kinds = Object.entries(answers).map(([kind, count]) => `${count} ${kind}`)
  print(`${engine}: ${attempts} attempts by ${size.processes} processes in ${Math.round(seconds)} s, kills: ${kills}`)
  print(`  answered: ${kinds.join(', ')}`)
  print('  no slot has two owners · every claim is a slot of the roster · every order has exactly its people')
  print('  no claim without its order · one order per visitor, however often he pressed · no answer lost')
  print(`  violations: ${violations.length}`)
  for (const violation of violations.slice(0, mostPrinted)) fail(`  ${violation}\n`)
}

await runCommand(main, usage)
