import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fail, print, runCommand } from '../../run/commands/command-line.ts'
import { newDatabase } from '../database/new-database.ts'
import { startPostgres } from '../database/start-postgres.ts'
import { addFigures, type MoneyFigures } from '../payments/money-figures.ts'
import { proveMonths } from '../payments/prove-months.ts'
import { provePayments } from '../payments/prove-payments.ts'
import { installTools, postgresql, stopWithout } from '../test-tools.ts'

const usage = 'npm run prove:payments -- [--schedules 4000 | --months 10000 [--first 1]] [--kills 60] [--processes 3]\n'

/** Violations that are printed; one broken promise often breaks thousands. */
const mostPrinted = 20
/**
 * Schedules of one database. Each engine gets a new one in turn, so that a long run can be ended and has proved both.
 */
const mostOfDatabase = 2000

/**
 * `npm run prove:payments`: on each engine, several processes pay at a provider that lies, read the bank's files,
 * record, correct, cancel and refund the same orders, and are killed at random moments. Exits with 1 when the ledger is
 * not what moved outside, to the cent, or an invoice number is missing. Ended early (Ctrl-C), it still compares what it
 * has begun. With `--months`, they only import the bank's files of that many made-up months; with `--processes 0`, this
 * process does so alone, which is ten times cheaper.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      schedules: { type: 'string', default: '4000' },
      months: { type: 'string', default: '0' },
      first: { type: 'string', default: '1' },
      kills: { type: 'string', default: '60' },
      processes: { type: 'string', default: '3' },
    },
  })
  const [schedules, months, first, kills, processes] = [
    Number(values.schedules),
    Number(values.months),
    Number(values.first),
    Number(values.kills),
    Number(values.processes),
  ]
  const size = { schedules, months, first, kills, processes }
  if (!Object.values(size).every(Number.isInteger) || schedules < 1 || (processes < 1 && months === 0))
    return fail(usage)

  stopWithout(installTools([postgresql]))
  const stopping = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => stopping.abort())
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-payments-'))
  const postgres = await startPostgres()
  const engines = {
    async SQLite(work: (url: string) => Promise<void>) {
      const file = join(folder, 'payments.db')
      await work(`sqlite:${file}`)
      for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
    },
    async PostgreSQL(work: (url: string) => Promise<void>) {
      const { url, drop } = await newDatabase(postgres.url)
      await work(url)
      await drop()
    },
  }
  try {
    for (const [engine, withDatabase] of months > 0 ? Object.entries(engines) : [])
      await withDatabase((url) => importMonths(engine, url, size, stopping.signal))
    const totals = new Map<string, MoneyFigures>()
    for (let begun = 0; months === 0 && begun < schedules && !stopping.signal.aborted; begun += mostOfDatabase) {
      const until = Math.min(begun + mostOfDatabase, schedules)
      const killsUntil = (some: number) => Math.round((kills * some) / schedules)
      const part = { schedules: until - begun, kills: killsUntil(until) - killsUntil(begun), processes }
      for (const [engine, withDatabase] of Object.entries(engines)) {
        if (stopping.signal.aborted) break
        await withDatabase(async (url) => {
          const total = addFigures(totals.get(engine), await provePayments(url, part, stopping.signal))
          totals.set(engine, total)
          print(`${new Date().toISOString()}`)
          tell(engine, processes, total)
        })
      }
    }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true })
  }
}

async function importMonths(
  engine: string,
  databaseUrl: string,
  size: Parameters<typeof proveMonths>[1],
  signal: AbortSignal,
): Promise<void> {
  const { months, bookings, kills, seconds, violations } = await proveMonths(databaseUrl, size, signal)
  print(
    `${engine}: ${months} months with ${bookings} bookings by ${size.processes} processes in ${Math.round(seconds)} s, kills: ${kills}`,
  )
  print('  every booking once, in whatever files, formats and orders · every payment with a reference is its order’s')
  report(violations)
}

function report(violations: readonly string[]): void {
  print(`  violations: ${violations.length}`)
  for (const violation of violations.slice(0, mostPrinted)) fail(`  ${violation}\n`)
}

function tell(engine: string, processes: number, total: MoneyFigures): void {
  const { schedules, provider, lines, invoices, offline, kills, days, seconds, violations } = total
  print(`${engine}: ${schedules} schedules by ${processes} processes in ${Math.round(seconds)} s, kills: ${kills}`)
  print(
    `  online: ${provider.made} made, ${provider.paid} paid, ${provider.refunds} refunds, ${offline} without an answer`,
  )
  print(`  ${lines} lines of the bank, ${invoices} invoices and credit notes, ${days} days by the clock`)
  print('  every cent that moved is one row · no row without its money · no payment without its attempt')
  print(
    '  what was too much went back, and no more · nothing waits · the ledger agrees with the orders · no invoice number is missing',
  )
  report(violations)
}

await runCommand(main, usage)
