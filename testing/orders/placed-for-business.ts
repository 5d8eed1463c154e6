import { addCents } from '../../domain/money/cents.ts'
import type { BusinessAgreement } from '../../domain/orders/business-order.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { grossOfNet, vatByPlace } from '../../domain/orders/vat.ts'
import { retryingTransaction } from '../../services/database/schema.ts'
import { setReverseCharge } from '../../services/invoices/reverse-charge.ts'
import { askRefunds } from '../../services/orders/charges/ask-refunds.ts'
import { recordCharges } from '../../services/orders/charges/record-charges.ts'
import type { OrderServices } from '../../services/orders/record/order-services.ts'
import { placedOrder, viewOf } from './place-through-draft.ts'

/**
 * An order for a business, in place of one for a home.
 * @param isConfirmed whether the owner's accountant has confirmed reverse charge, as that of the samples has not
 */
export async function placedForBusiness(
  services: OrderServices,
  agreed: BusinessAgreement,
  isConfirmed = true,
): Promise<OrderView> {
  const { database, clock } = services
  const { key, order } = await placedOrder(services)
  const { rates, reverse } = vatByPlace(order.country, agreed, isConfirmed)
  const priceCents = addCents(...grossOfNet(rates, agreed.netCents).map((part) => part.cents))
  const changed = {
    kind: 'business' as const,
    packageId: 'business' as const,
    business: JSON.stringify(agreed),
    rooms: '',
    extras: '',
    priceCents,
  }
  await retryingTransaction(database, async (transaction) => {
    for (const table of ['charge', 'paymentRequest'] as const)
      await transaction.deleteFrom(table).where('orderId', '=', order.id).execute()
    const row = await transaction
      .updateTable('order')
      .set(changed)
      .where('id', '=', order.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const { secret: _, ...after } = row
    await transaction
      .updateTable('orderEvent')
      .set({ after: JSON.stringify(after) })
      .where('orderId', '=', order.id)
      .execute()
    await recordCharges(transaction, undefined, row, clock())
    if (reverse) await setReverseCharge(transaction, order.id, true, clock())
    await askRefunds(transaction, [order.id], clock())
  })
  return await viewOf(services, key)
}
