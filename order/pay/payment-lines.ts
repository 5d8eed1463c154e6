import { language } from '#copy/language.ts'
import { payment as words } from '#copy/order/payment.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { money } from '../../copy/format/format-work.ts'
import { invoiceWords } from '../../copy/invoice-words.ts'
import type { Order } from '../../domain/orders/order.ts'
import { vatShares } from '../../domain/orders/vat.ts'
import { isReverseCharged } from '../../domain/payments/documents-due.ts'
import { invoiceAmounts, reverseChargedAmounts } from '../../domain/payments/invoice-document.ts'
import { type Balance, type ChargeKind, type DecidedOrder, isOwedKnown } from '../../domain/payments/ledger.ts'
import type { PaymentView } from '../../services/payments/payment-view.ts'

/** An amount in cents with its sign where it is taken off. */
const signedMoney = (cents: number): string => (cents < 0 ? `−${money(-cents)}` : money(cents))

/** The charges, one line for each kind; to a business net, with the VAT at each rate and the total (R19.2). */
export const chargeLines = ({ business }: Pick<Order, 'business'>, payments: PaymentView) =>
  business ? netLines(payments) : linesOfKinds(payments.charges)

const linesOfKinds = (charges: readonly { kind: ChargeKind; cents: number }[]) =>
  [...Map.groupBy(charges, ({ kind }) => kind)].flatMap(([kind, ofKind]) => {
    const cents = ofKind.reduce((sum, charge) => sum + charge.cents, 0)
    return cents === 0 ? [] : [{ key: kind as string, label: words.parts.charges[kind], amount: signedMoney(cents) }]
  })

function netLines({ charges, balance }: PaymentView) {
  const { invoice } = invoiceWords[language]
  const isReverse = isReverseCharged(charges)
  const rated = charges
    .filter(({ kind }) => kind !== 'lateCost' && kind !== 'reverseCharge')
    .map(({ kind, cents, vatPercent }) => ({ text: kind, cents, vatPercent }))
  const { lines, vat, netCents } = isReverse ? reverseChargedAmounts(rated) : invoiceAmounts(rated)
  const net = lines.map((line) => ({ kind: line.text as ChargeKind, cents: line.netCents }))
  const shares = vat.map((share) => ({
    key: `vat-${share.vatPercent}`,
    label: fillAll(invoice.vat, { percent: String(share.vatPercent), net: signedMoney(share.netCents) }),
    amount: signedMoney(share.vatCents),
  }))
  const total = isReverse ? invoice.reverseChargedTotal : invoice.total
  return [
    ...linesOfKinds(net),
    ...(isReverse ? [] : [{ key: 'net', label: invoice.net, amount: signedMoney(netCents) }, ...shares]),
    ...linesOfKinds(charges.filter(({ kind }) => kind === 'lateCost')),
    { key: 'total', label: total, amount: signedMoney(balance.charged) },
  ]
}

/** The total of a consumer, and the VAT in it. */
export const grossTotal = ({ charges, balance }: PaymentView) => [
  { key: 'total', label: words.statement.total, amount: signedMoney(balance.charged) },
  ...vatShares(charges).map(({ vatPercent, vatCents }) => ({
    key: `vat-${vatPercent}`,
    label: fill(words.statement.vat, { percent: vatPercent }),
    amount: signedMoney(vatCents),
  })),
]

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
