import { fileURLToPath } from 'node:url'
import { checkLedger } from '../../services/payments/check-ledger.ts'
import { runProof } from '../commands/run-proof.ts'
import { withProcesses } from '../with-processes.ts'
import { bankMonth } from './bank-months.ts'
import { compareMonth, tellMonthApart } from './compare-month.ts'
import { importMonth, readAt } from './import-month.ts'
import { unpaidOrders } from './unpaid-orders.ts'

const program = fileURLToPath(new URL('./importing-process.ts', import.meta.url))
/** Months whose payers have the same orders: an order with thousands of payments takes long. */
const monthsOfOrders = 50

/**
 * `npm run prove:months`: on each engine, several processes import the bank's files of made-up months at the same time,
 * each in another order, are killed at random moments, and import them once more (R18.7). A promise is broken when a
 * booking is lost or there twice, or a payment is not its order's. `first` is the seed of the first month.
 */
await runProof('npm run prove:months', { months: 10_000, first: 1, kills: 60, processes: 3 }, async (url, size) => {
  const { months, first, kills, processes } = size
  const parameters = Array.from({ length: processes }, () => [])
  return await withProcesses(url, program, { parameters, rounds: months, kills }, async (crew) => {
    const { database, play, crashes } = crew
    let [bookings, killed] = [0, 0]
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
      killed += Number(await play((from) => ({ iban, files: [...files.slice(from), ...files.slice(0, from)] })))
      await importMonth(database, month)
      await tellMonthApart(database, month, readAt)
      violations.push(...(await compareMonth(database, month, ids)))
      bookings += month.bookings.length
    }
    return {
      tried: [
        `${months} months with ${bookings} bookings by ${processes} processes, kills: ${killed}`,
        'every booking once, in whatever files, formats and orders · every payment with a reference is its order’s',
      ],
      violations: [...crashes, ...violations, ...(await checkLedger(database))],
    }
  })
})
