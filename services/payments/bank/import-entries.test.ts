import { expect, test } from 'vitest'
import { cents } from '../../../domain/money/cents.ts'
import { formatReference, paymentReference } from '../../../domain/payments/payment-reference.ts'
import { engines, freshDatabase } from '../../../testing/database/engines.ts'
import { orderServices, sampleTariff } from '../../../testing/orders/open-order-services.ts'
import { placedOrder } from '../../../testing/orders/place-through-draft.ts'
import { checkLedger } from '../check-ledger.ts'
import { exportPayments } from '../export-payments.ts'
import { listOpenRefunds } from '../list-payments.ts'
import { readPayments } from '../payment-view.ts'
import type { BankEntry } from './bank-entry.ts'
import { importEntries } from './import-entries.ts'

test.each(engines)('on %s, entries become payments by their reference alone, each once', async (engine) => {
  const services = await orderServices(await freshDatabase(engine), sampleTariff('BE'))
  const { database } = services
  const [one, other] = [await placedOrder(services), await placedOrder(services)]
  const { reference } = await readPayments(database, one.order)
  const due = one.order.priceCents
  const entry = (key: string, given: Partial<BankEntry> = {}): BankEntry => ({
    ...{ iban: 'BE71096123456769', key, bookedOn: '2026-11-24', cents: due, name: 'Ada Lovelace' },
    ...{ counterIban: 'NL91ABNA0417164300', reference: '', text: '' },
    ...given,
  })
  const unknown = paymentReference('BE', '0000000001')
  const file = [
    entry('a', { cents: cents(due - 1), reference }),
    entry('b', { cents: cents(51), text: `Thanks, ${formatReference(reference)} Ada` }),
    entry('c'),
    entry('d', { reference, text: `and ${formatReference(unknown)}` }),
    entry('e', { cents: cents(-due), reference }),
  ]
  expect(await importEntries(database, file, services.clock())).toEqual({
    matched: 2,
    unmatched: 2,
    outgoing: 1,
    known: 0,
  })
  expect(await importEntries(database, [...file, entry('f')], services.clock())).toEqual({
    ...{ matched: 0, unmatched: 1, outgoing: 0, known: 5 },
  })
  expect((await readPayments(database, one.order)).balance).toEqual({ charged: due, paid: due + 50, due: -50 })
  expect((await readPayments(database, one.order)).refunds).toMatchObject([{ cents: 50, state: 'asked' }])
  expect(await listOpenRefunds(database), 'where it came from').toMatchObject([{ account: 'NL91ABNA0417164300' }])
  expect((await readPayments(database, other.order)).balance.paid, 'the amount alone').toBe(0)
  expect(await checkLedger(database)).toEqual([])
  const book = await exportPayments(database, 2026)
  expect(book.map(({ entry, kind, cents }) => [entry, kind, cents])).toEqual([
    ['charge', 'order', due],
    ['charge', 'order', due],
    ['payment', 'transfer', due - 1],
    ['payment', 'transfer', 51],
  ])
})
