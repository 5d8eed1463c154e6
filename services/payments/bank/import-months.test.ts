import { expect, test } from 'vitest'
import { freshDatabase } from '../../../testing/database/engines.ts'
import { bankMonth } from '../../../testing/payments/bank-months.ts'
import { compareMonth, tellMonthApart } from '../../../testing/payments/compare-month.ts'
import { unpaidOrders } from '../../../testing/payments/unpaid-orders.ts'
import { BankFileProblem } from './bank-statement.ts'
import { importBankFile } from './import-bank-file.ts'
import { readBankFile } from './read-bank-file.ts'

const [first, count] = [Number(process.env.FIRST_MONTH ?? 1), Number(process.env.MONTHS ?? 25)]

test('every cent of a month counts once, in whatever files, formats and orders its bank gives it (R18.7)', {
  timeout: 3_600_000,
}, async () => {
  const database = await freshDatabase('sqlite')
  const now = new Date('2026-11-30T10:00:00.000Z')
  const newOrder = await unpaidOrders(database, 'BE', now)
  const orders = [await newOrder(now), await newOrder(now), await newOrder(now)]
  const ids = new Map(orders.map(({ serial, id }) => [serial, id]))
  for (let seed = first; seed < first + count; seed += 1) {
    const month = bankMonth(seed, [...ids.keys()])
    for (const text of month.files) {
      try {
        const file = readBankFile(new TextEncoder().encode(text), (iban) => iban === month.iban)
        await importBankFile(database, file, undefined, now)
      } catch (error) {
        if (!(error instanceof BankFileProblem)) throw error
      }
    }
    await tellMonthApart(database, month, now)
    expect(await compareMonth(database, month, ids), `month ${seed}`).toEqual([])
  }
})
