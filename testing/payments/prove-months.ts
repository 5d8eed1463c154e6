import { type ChildProcess, fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import { checkLedger } from '../../services/payments/check-ledger.ts'
import { bankMonth } from './bank-months.ts'
import { compareMonth, tellMonthApart } from './compare-month.ts'
import { importMonth, readAt } from './import-month.ts'
import { unpaidOrders } from './unpaid-orders.ts'

const program = fileURLToPath(new URL('./importing-process.ts', import.meta.url))
/** Months whose payers have the same orders. */
const monthsOfOrders = 50
/** Longest wait before a process is killed in a month, in milliseconds. */
const longestDelay = 60

/** The figures of a proof by months. */
export interface MonthFigures {
  months: number
  bookings: number
  kills: number
  seconds: number
  /** A sentence for each broken promise. */
  violations: string[]
}

/**
 * Has several processes import the files of made-up months at the same time, each in another order, kills them at random
 * moments, imports them once more, and compares the store with what really moved (R18.7).
 * @param databaseUrl an empty database
 * @param size `first`: the seed of the first month. `processes`: 0 has only this process import them, without kills
 */
export async function proveMonths(
  databaseUrl: string,
  { first, months, kills, processes }: { first: number; months: number; kills: number; processes: number },
  signal?: AbortSignal,
): Promise<MonthFigures> {
  const startedAt = performance.now()
  const database = openDatabase(databaseUrl)
  const figures = { months: 0, bookings: 0, kills: 0 }
  const violations: string[] = []
  const crew: (ChildProcess | undefined)[] = Array.from({ length: processes })
  try {
    await migrateDatabase(database)
    const newOrder = await unpaidOrders(database, 'BE', readAt)
    let ids = new Map<string, string>()
    for (; figures.months < months && !signal?.aborted; figures.months += 1) {
      if (figures.months % monthsOfOrders === 0) {
        const orders = [await newOrder(readAt), await newOrder(readAt), await newOrder(readAt)]
        ids = new Map(orders.map(({ serial, id }) => [serial, id]))
      }
      const month = bankMonth(first + figures.months, [...ids.keys()])
      const isDue =
        figures.kills < (processes > 0 ? kills : 0) &&
        figures.months + 1 >= ((figures.kills + 1) * months) / (kills + 1)
      const victim = isDue ? randomInt(processes) : undefined
      if (isDue) figures.kills += 1
      await Promise.all(crew.map((_, index) => play(index, month, index === victim)))
      await importMonth(database, month)
      await tellMonthApart(database, month, readAt)
      violations.push(...(await compareMonth(database, month, ids)))
      figures.bookings += month.bookings.length
    }
    for (const { number, fault } of await checkLedger(database)) violations.push(`${number}: ${fault}.`)
    return { ...figures, seconds: (performance.now() - startedAt) / 1000, violations }
  } finally {
    for (const child of crew) child?.kill('SIGKILL')
    await database.destroy()
  }

  async function start(): Promise<ChildProcess> {
    const child = fork(program, [databaseUrl], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    child.stderr?.on('data', (chunk) => violations.push(String(chunk)))
    await nextOf(child)
    return child
  }

  /** One process imports a month, or is killed while it does. */
  async function play(index: number, { iban, files }: { iban: string; files: readonly string[] }, isVictim: boolean) {
    const child = crew[index] ?? (await start())
    crew[index] = child
    const over = nextOf(child)
    child.send({ iban, files: [...files.slice(index), ...files.slice(0, index)] }, () => {})
    if (isVictim) {
      await pause(randomInt(longestDelay))
      child.kill('SIGKILL')
    }
    await over
    if (isVictim || child.exitCode !== null) crew[index] = undefined
  }
}

/** Waits until a process says something, or has ended. */
async function nextOf(child: ChildProcess): Promise<void> {
  const over = new AbortController()
  const { signal } = over
  await Promise.race([once(child, 'message', { signal }), once(child, 'close', { signal })])
  over.abort()
}
