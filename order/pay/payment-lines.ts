import { payment as words } from '#copy/order/payment.ts'
import { money } from '../../copy/format/format-work.ts'
import { type Balance, type DecidedOrder, isOwedKnown } from '../../domain/payments/ledger.ts'
import type { PaymentView } from '../../services/payments/payment-view.ts'

/** An amount in cents with its sign where it is taken off. */
export const signedMoney = (cents: number): string => (cents < 0 ? `−${money(-cents)}` : money(cents))

/** The charges, one line for each kind. */
export const chargeLines = ({ charges }: PaymentView) =>
  [...Map.groupBy(charges, ({ kind }) => kind)].flatMap(([kind, ofKind]) => {
    const cents = ofKind.reduce((sum, charge) => sum + charge.cents, 0)
    return cents === 0 ? [] : [{ key: kind, label: words.parts.charges[kind], amount: signedMoney(cents) }]
  })

/** Whether an entry is money that we gave back, and neither a mistake nor what a bank took. */
const isRefund = ({ method, cents }: Pick<PaymentView['payments'][number], 'method' | 'cents'>) =>
  cents < 0 && method !== 'correction' && method !== 'chargeback'

/** The payments and refunds. */
export const paymentLines = ({ payments }: PaymentView) =>
  payments.map(({ id, method, cents }) => ({
    key: id,
    label: isRefund({ method, cents }) ? words.parts.refunded : words.parts.payments[method],
    amount: signedMoney(-cents),
  }))

/**
 * The line with the balance: still to be paid, or refunded. Says neither until the office knows what is owed (R18.11).
 */
export const dueLine = (order: DecidedOrder & { sample: boolean }, { due }: Balance) => {
  const { parts } = words
  if (!isOwedKnown(order)) return { key: 'due', label: parts.balance, amount: parts.undecided }
  const toPay = order.sample ? parts.sampleDue : parts.due
  return { key: 'due', label: due < 0 ? parts.dueBack : toPay, amount: signedMoney(Math.abs(due)) }
}
