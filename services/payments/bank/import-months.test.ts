import { expect, test } from 'vitest'
import { freshDatabase } from '../../../testing/database/engines.ts'
import { bankMonth } from '../../../testing/payments/bank-months.ts'
import { compareMonth, tellMonthApart } from '../../../testing/payments/compare-month.ts'
import { importMonth, readAt } from '../../../testing/payments/import-month.ts'
import { unpaidOrders } from '../../../testing/payments/unpaid-orders.ts'
import { checkLedger } from '../check-ledger.ts'

/** Enough to meet every kind: `MONTHS` makes up more, and `FIRST_MONTH` others. */
const { MONTHS: months = 5, FIRST_MONTH: first = 1 } = process.env
/** Months in which lines were once put beside the wrong ones: a payment was lost or counted twice. */
const onceWrong = [
  2986, 4622, 4767, 5035, 5414, 6236, 10883, 12089, 20678, 51690, 53167, 60084, 60165, 60315, 72392, 101045, 101270,
  111785, 112990, 115243, 117880, 122697, 602859, 702549, 6001948,
]

test('every cent of a month counts once, in whatever files, formats and orders its bank gives it (R18.7)', {
  timeout: 3_600_000,
}, async () => {
  const database = await freshDatabase('sqlite')
  const newOrder = await unpaidOrders(database, 'BE', readAt)
  const orders = [await newOrder(readAt), await newOrder(readAt), await newOrder(readAt)]
  const ids = new Map(orders.map(({ serial, id }) => [serial, id]))
  const more = Array.from({ length: Number(months) }, (_, index) => Number(first) + index)
  for (const seed of [...onceWrong, ...more]) {
    const month = bankMonth(seed, [...ids.keys()])
    await importMonth(database, month)
    await tellMonthApart(database, month, readAt)
    expect(await compareMonth(database, month, ids), `month ${seed}`).toEqual([])
  }
  expect(await checkLedger(database)).toEqual([])
})
