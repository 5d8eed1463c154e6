import type { Cents } from '../../../domain/money/cents.ts'
import type { NewPayment } from '../record/record-payment.ts'

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
