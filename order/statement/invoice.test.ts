import { expect, test } from 'vitest'
import { payment } from '#copy/order/payment.ts'
import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import { lockOrder } from '../../services/orders/advance/advance-order.ts'
import { recordPayment } from '../../services/payments/record/record-payment.ts'
import { openOrdering } from '../../testing/ordering/open-ordering.ts'
import { toOrder } from '../../testing/ordering/place-by-form.ts'

const { invoice: words } = payment.statement

test('a customer who has paid asks for one invoice on the statement, whatever a second press sends (R18.41)', async () => {
  const ordering = await openOrdering()
  const { path } = await toOrder(ordering, 30)
  const { database, clock } = ordering.services
  const { id, priceCents } = await database.selectFrom('order').selectAll().executeTakeFirstOrThrow()
  const early = await ordering.open(`${path}/statement`)
  expect(early.text).not.toContain(words.ask)

  await retryingTransaction(database, async (transaction) => {
    await lockOrder(transaction, id)
    const cash = {
      orderId: id,
      method: 'cash',
      provider: 'office',
      providerId: 'receipt 1',
      cents: priceCents,
    } as const
    await recordPayment(transaction, cash, clock())
  })
  const statement = await ordering.open(`${path}/statement`)
  const issued = await statement.press(words.ask)
  await statement.press(words.ask)
  expect(issued.text).toMatch(/SAMPLE-[A-Z]{2}-\d{4}-0001/)
  expect(issued.text).not.toContain(words.ask)
  expect(await database.selectFrom('invoice').select('seq').execute()).toEqual([{ seq: 1 }])
})
