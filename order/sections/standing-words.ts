import { payment as words } from '#copy/order/payment.ts'
import { fillAll } from '../../copy/fill.ts'
import { fullDay, money } from '../../copy/format/format-work.ts'
import { typesetDates } from '../../copy/format/typeset-dates.ts'
import type { Order } from '../../domain/orders/order.ts'
import type { PaymentStanding } from '../../domain/payments/payment-standing.ts'
import type { PaymentView } from '../../services/payments/payment-view.ts'

/** The words of an order's payment status. At sample prices nothing is asked for; the words say how it would be. */
export function standingWords(
  { sample }: Order,
  { balance, dueOn }: Pick<PaymentView, 'balance' | 'dueOn'>,
  standing: PaymentStanding,
): string {
  const facts = { amount: money(Math.abs(balance.due)), date: dueOn ? fullDay(dueOn) : '' }
  const said = sample ? { ...words.standings, ...words.sampleStandings } : words.standings
  return typesetDates(fillAll(said[standing], facts))
}
