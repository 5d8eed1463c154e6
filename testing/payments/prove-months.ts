import { fileURLToPath } from 'node:url'
import { checkLedger } from '../../services/payments/check-ledger.ts'
import { withProcesses } from '../with-processes.ts'
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
  const parameters = Array.from({ length: processes }, () => [])
  return await withProcesses(databaseUrl, program, { parameters, rounds: months, kills }, async (crew) => {
    const { database, play, crashes } = crew
    const figures = { bookings: 0, kills: 0 }
    const violations: string[] = []
    const newOrder = await unpaidOrders(database, 'BE', readAt)
    let ids = new Map<string, string>()
    for (let index = 0; index < months; index += 1) {
      if (index % monthsOfOrders === 0) {
        const orders = [await newOrder(readAt), await newOrder(readAt), await newOrder(readAt)]
        ids = new Map(orders.map(({ serial, id }) => [serial, id]))
      }
      const month = bankMonth(first + index, [...ids.keys()])
      const { iban, files } = month
      const isKilled = await play((from) => ({ iban, files: [...files.slice(from), ...files.slice(0, from)] }))
      await importMonth(database, month)
      await tellMonthApart(database, month, readAt)
      violations.push(...(await compareMonth(database, month, ids)))
      figures.bookings += month.bookings.length
      figures.kills += Number(isKilled)
    }
    violations.push(...(await checkLedger(database)))
    return { ...figures, violations: [...crashes, ...violations] }
  })
}
