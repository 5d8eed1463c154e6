import { type Cents, negateCents } from '../../../domain/money/cents.ts'
import { type Database, inBatches } from '../../database/schema.ts'
import type { NewPayment } from '../record/record-payment.ts'

/** Takes a recorded transfer for a line of the bank that names its order. @returns the id of its payment */
export type TakeRecorded = (line: {
  orderId: string
  cents: Cents
  /** 'YYYY-MM-DD' */
  bookedOn: string
}) => Promise<string | undefined>

const keyOf = (orderId: string, cents: Cents) => `${orderId} ${cents}`

/**
 * Reads the transfers of orders that the office has recorded by hand, in or out, and that no line of the bank is yet:
 * such a line is that transfer, not a second one (R18.7, R18.27). One that a correction has taken back is left out.
 * Runs inside a transaction that has locked the orders.
 * @returns takes the oldest transfer of a line's order and amount, gives it the bank's day and answers the payment's
 * id; undefined if there is none left
 */
export async function recordedTransfers(transaction: Database, orderIds: readonly string[]): Promise<TakeRecorded> {
  const transfers = new Map<string, string[]>()
  for (const batch of inBatches([...new Set(orderIds)])) {
    const rows = await transaction
      .selectFrom('payment')
      .select(['id', 'orderId', 'method', 'cents'])
      .where('orderId', 'in', batch)
      .where('provider', '=', 'office')
      .where('method', 'in', ['transfer', 'correction'])
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('bankPart').select('seq').whereRef('bankPart.paymentId', '=', 'payment.id'))),
      )
      .orderBy('at')
      .execute()
    for (const { id, orderId, method, cents } of rows) {
      if (method === 'correction') transfers.get(keyOf(orderId, negateCents(cents)))?.pop()
      else transfers.set(keyOf(orderId, cents), [...(transfers.get(keyOf(orderId, cents)) ?? []), id])
    }
  }
  return async ({ orderId, cents, bookedOn }) => {
    const id = transfers.get(keyOf(orderId, cents))?.shift()
    if (id) await transaction.updateTable('payment').set({ bookedOn }).where('id', '=', id).execute()
    return id
  }
}

/** A part of a stored booking, as far as a payment is made of it. */
export interface PaidPart {
  bookingId: string
  seq: number
  cents: Cents
  /** 'YYYY-MM-DD' */
  bookedOn: string
}

/** The id that a payment has at the bank: the booking, and which part of it. */
export const paymentIdOf = ({ bookingId, seq }: Pick<PaidPart, 'bookingId' | 'seq'>): string => `${bookingId}/${seq}`

/** The payment of an order that a part is. Its day is the bank's. */
export function bankPaymentOf(part: PaidPart, orderId: string): NewPayment {
  const { cents, bookedOn } = part
  return { orderId, method: 'transfer', provider: 'bank', providerId: paymentIdOf(part), cents, bookedOn }
}
