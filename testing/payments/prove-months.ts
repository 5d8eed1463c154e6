import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import { checkLedger } from '../../services/payments/check-ledger.ts'
import { processCrew } from '../process-crew.ts'
import { bankMonth } from './bank-months.ts'
import { compareMonth, tellMonthApart } from './compare-month.ts'
import { importMonth, readAt } from './import-month.ts'
import { unpaidOrders } from './unpaid-orders.ts'

const program = fileURLToPath(new URL('./importing-process.ts', import.meta.url))
/** Months whose payers have the same orders: an order with thousands of payments takes long. */
const monthsOfOrders = 50

/**
 * Has several processes import the files of made-up months at the same time, each in another order, kills them at random
 * moments, imports them once more, and compares the store with what really moved (R18.7).
 * @param databaseUrl an empty database
 * @param size `first`: the seed of the first month. `kills`: at most one in a month
 */
export async function proveMonths(
  databaseUrl: string,
  { months, first, kills, processes }: { months: number; first: number; kills: number; processes: number },
) {
  const startedAt = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-months-'))
  const database = openDatabase(databaseUrl)
  const figures = { bookings: 0, kills: 0 }
  const violations: string[] = []
  const parameters = Array.from({ length: processes }, () => [databaseUrl])
  const crew = processCrew(program, parameters, { rounds: months, kills, folder })
  try {
    await migrateDatabase(database)
    const newOrder = await unpaidOrders(database, 'BE', readAt)
    let ids = new Map<string, string>()
    for (let index = 0; index < months; index += 1) {
      if (index % monthsOfOrders === 0) {
        const orders = [await newOrder(readAt), await newOrder(readAt), await newOrder(readAt)]
        ids = new Map(orders.map(({ serial, id }) => [serial, id]))
      }
      const month = bankMonth(first + index, [...ids.keys()])
      const { iban, files } = month
      const isKilled = await crew.play((from) => ({ iban, files: [...files.slice(from), ...files.slice(0, from)] }))
      await importMonth(database, month)
      await tellMonthApart(database, month, readAt)
      violations.push(...(await compareMonth(database, month, ids)))
      figures.bookings += month.bookings.length
      figures.kills += Number(isKilled)
    }
    violations.push(...(await checkLedger(database)))
    const seconds = (performance.now() - startedAt) / 1000
    return { ...figures, seconds, violations: [...crew.crashes, ...violations] }
  } finally {
    crew.end()
    await database.destroy()
    rmSync(folder, { recursive: true })
  }
}
