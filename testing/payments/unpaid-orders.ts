import { randomInt, randomUUID } from 'node:crypto'
import type { Country } from '../../domain/language.ts'
import { type Cents, cents } from '../../domain/money/cents.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { presences } from '../../domain/orders/order-details.ts'
import type { OrderNumber } from '../../domain/orders/order-number.ts'
import { visitStart } from '../../domain/scheduling/visit.ts'
import { type Database, retryingTransaction } from '../../services/database/schema.ts'
import { recordCharges } from '../../services/orders/charges/record-charges.ts'
import { freeOrderNumber } from '../../services/orders/place/free-order-number.ts'
import { orderServices, sampleTariff } from '../orders/open-order-services.ts'
import { placedOrder } from '../orders/place-through-draft.ts'

const day = 86_400_000

/** An order as its customer knows it, with the serial of its reference. */
export interface UnpaidOrder {
  id: string
  number: OrderNumber
  secret: string
  serial: string
  cents: Cents
}

/**
 * Places an order, and returns what repeats it at a given time: another number, price and visit, with a ledger of its
 * own, and no one planned for it.
 */
export async function unpaidOrders(
  database: Database,
  country: Country,
  placedAt: Date,
): Promise<(now: Date) => Promise<UnpaidOrder>> {
  await placedOrder(await orderServices(database, sampleTariff(country), placedAt))
  const placed = await database.selectFrom('order').selectAll().executeTakeFirstOrThrow()
  const person = await database.selectFrom('orderPerson').selectAll().executeTakeFirstOrThrow()
  return async (now) => {
    const { date } = officeClock(new Date(now.getTime() + (20 + randomInt(60)) * day))
    const order = {
      ...placed,
      id: randomUUID(),
      secret: randomUUID(),
      draftId: null,
      date,
      startsAt: visitStart({ ...placed, date }).toISOString(),
      orderedAt: now.toISOString(),
      priceCents: cents(1000 + randomInt(100_000)),
      presence: presences[randomInt(presences.length)] ?? placed.presence,
    }
    return await retryingTransaction(database, async (transaction) => {
      const number = await freeOrderNumber(transaction)
      await transaction
        .insertInto('order')
        .values({ ...order, number })
        .execute()
      await transaction
        .insertInto('orderPerson')
        .values({ ...person, orderId: order.id })
        .execute()
      await recordCharges(transaction, undefined, order, now)
      const request = transaction.selectFrom('paymentRequest').select('serial').where('orderId', '=', order.id)
      const { serial } = await request.executeTakeFirstOrThrow()
      return { id: order.id, number, secret: order.secret, serial, cents: order.priceCents }
    })
  }
}
