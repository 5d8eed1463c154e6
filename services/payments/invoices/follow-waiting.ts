import type { Country } from '../../../domain/language.ts'
import type { Payees } from '../../../domain/payments/payee.ts'
import { type Database, retryingTransaction } from '../../database/schema.ts'
import { lockOrder } from '../../orders/advance/advance-order.ts'
import { askRefunds } from '../../orders/charges/ask-refunds.ts'

/**
 * Issues what waited for the first number of a country, each in a transaction of its own. What a crash leaves waits on
 * *To do*.
 */
export async function followWaiting(database: Database, country: Country, payees: Payees, now: Date): Promise<void> {
  const waiting = await database
    .selectFrom('invoicing')
    .innerJoin('order', 'order.id', 'invoicing.orderId')
    .select('orderId')
    .where((eb) => eb.and({ 'invoicing.state': 'notNumbered', country }))
    .orderBy('since')
    .orderBy('orderId')
    .execute()
  for (const { orderId } of waiting)
    await retryingTransaction(database, async (transaction) => {
      if (await lockOrder(transaction, orderId)) await askRefunds(transaction, [orderId], now, payees)
    })
}
