import { randomInt } from 'node:crypto'
import { newOrderNumber, type OrderNumber } from '../../../domain/orders/order-number.ts'
import type { Database } from '../../database/schema.ts'

/**
 * A random order number that no order has, confirmed or not (R16.4). Two orders that draw the same one at the same
 * moment meet at the table's key, and the later transaction runs again.
 * @param randomBelow a random whole number from 0 to below its argument
 */
export async function freeOrderNumber(
  transaction: Database,
  randomBelow = (limit: number): number => randomInt(limit),
): Promise<OrderNumber> {
  for (;;) {
    const number = newOrderNumber(randomBelow)
    const order = transaction.selectFrom('order').select('number').where('number', '=', number)
    const waiting = transaction.selectFrom('confirmation').select('number').where('number', '=', number)
    if (!(await order.unionAll(waiting).executeTakeFirst())) return number
  }
}
