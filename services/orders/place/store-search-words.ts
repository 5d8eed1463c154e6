import type { OrderPerson } from '../../../domain/orders/order-details.ts'
import { orderWords } from '../../../domain/orders/order-search.ts'
import type { Database } from '../../database/schema.ts'
import { businessOf } from '../../database/stored-agreement.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'

/** Stores the words by which the office finds an order, in the transaction that stores its person. */
export async function storeOrderWords(
  transaction: Database,
  { id, zipCode, country, business }: Pick<OrderTable, 'id' | 'zipCode' | 'country' | 'business'>,
  person: OrderPerson,
): Promise<void> {
  const company = businessOf({ business })?.company.name ?? ''
  const found = orderWords({ ...person, company }, zipCode, country)
  const words = found.map((word) => ({ word: Buffer.from(word), orderId: id }))
  await transaction.insertInto('orderWord').values(words).execute()
}
