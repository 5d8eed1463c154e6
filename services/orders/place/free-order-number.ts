import { newOrderNumber, type OrderNumber } from '../../../domain/orders/order-number.ts'
import type { Database } from '../../database/schema.ts'

/**
 * A random order number that no order has (R16.4). Two orders that draw the same one at the same moment meet at the table's key, and
 * the later transaction runs again.
 * @param randomBelow a random whole number from 0 to below its argument
 */
export async function freeOrderNumber(
  transaction: Database,
  randomBelow: (limit: number) => number,
): Promise<OrderNumber> {
  for (;;) {
    const number = newOrderNumber(randomBelow)
    const taken = await transaction.selectFrom('order').select('id').where('number', '=', number).executeTakeFirst()
    if (!taken) return number
  }
}
