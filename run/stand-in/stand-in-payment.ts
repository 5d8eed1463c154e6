import { randomBytes } from 'node:crypto'

/** The states of a payment of the stand-in, by Mollie's names. */
export const checkoutOutcomes = ['paid', 'failed', 'canceled', 'expired', 'pending'] as const
export type CheckoutOutcome = (typeof checkoutOutcomes)[number]

/** When the stand-in calls the webhook: never, seconds late, twice, or before it answers. */
export const webhookLies = ['none', 'late', 'twice', 'before-answer'] as const

/** How a response gets lost: failing before, or disconnecting after, the work. */
const failLies = ['500', 'drop-answer'] as const

/** How the stand-in lies. */
export interface StandInLies {
  webhook?: (typeof webhookLies)[number] | undefined
  fail?: (typeof failLies)[number] | undefined
  /** Whether refunds that it has accepted fail later on, but for those of the dashboard. */
  refundsFail?: boolean
}

/** The lies that a request asks for in its headers `Stand-In-Webhook` and `Stand-In-Fail`. */
export function liesIn({ headers }: Request): StandInLies {
  const webhook = webhookLies.find((lie) => lie === headers.get('stand-in-webhook'))
  const fail = failLies.find((lie) => lie === headers.get('stand-in-fail'))
  return { ...(webhook && { webhook }), ...(fail && { fail }) }
}

export interface Amount {
  currency: 'EUR'
  /** Euros with two decimals, such as `171.00`. */
  value: string
}

export interface StandInRefund {
  id: string
  amount: Amount
  description: string
  metadata?: unknown
  status: 'pending' | 'refunded' | 'failed'
  createdAt: Date
}

export interface StandInPayment {
  id: string
  status: 'open' | CheckoutOutcome
  amount: Amount
  description: string
  redirectUrl: string
  webhookUrl?: string | undefined
  metadata?: unknown
  /** How its webhook lies. */
  webhook: StandInLies['webhook']
  /** Whether its page was opened: no one can pay before. */
  isOpened: boolean
  createdAt: Date
  refunds: StandInRefund[]
  chargebacks: { id: string; amount: Amount; createdAt: Date; reversedAt: Date | undefined }[]
}

/** An open payment expires after so long, as at Mollie. */
const openFor = 15 * 60_000

/** An id as Mollie makes them. */
export const newId = (prefix: 'tr' | 're' | 'chb'): string => `${prefix}_${randomBytes(8).toString('hex')}`

export const centsOf = ({ value }: Amount): number => Math.round(Number(value) * 100)
export const amountOf = (cents: number): Amount => ({ currency: 'EUR', value: (cents / 100).toFixed(2) })

/** Cents that can still be given back. */
const refundable = ({ amount, refunds, chargebacks }: StandInPayment): number =>
  centsOf(amount) - sumOf(refunds) - sumOf(chargebacks.filter(({ reversedAt }) => !reversedAt))

const sumOf = (entries: readonly { amount: Amount }[]) => entries.reduce((sum, { amount }) => sum + centsOf(amount), 0)

/** Charges a payment back or, if a bank did, reverses the chargeback. */
export function chargeBack(payment: StandInPayment, createdAt: Date): void {
  const taken = payment.chargebacks.find(({ reversedAt }) => !reversedAt)
  const left = { id: newId('chb'), amount: amountOf(refundable(payment)), createdAt, reversedAt: undefined }
  if (taken) taken.reversedAt = createdAt
  else if (centsOf(left.amount) > 0) payment.chargebacks.push(left)
}

/** Gives a part of a payment back; undefined: so much is not left of it. */
export function giveBack(
  payment: StandInPayment,
  given: Pick<StandInRefund, 'amount' | 'description' | 'metadata'>,
  createdAt: Date,
): StandInRefund | undefined {
  if (centsOf(given.amount) > refundable(payment)) return undefined
  const refund: StandInRefund = { ...given, id: newId('re'), status: 'pending', createdAt }
  payment.refunds.push(refund)
  return refund
}

/** An open payment that was not finished in time expires. */
export function expireIfDue(payment: StandInPayment, now: Date): void {
  if (payment.status !== 'open' || now.getTime() - payment.createdAt.getTime() < openFor) return
  payment.status = 'expired'
}

/** The payment with the fields of Mollie's API, version 2, that the official client and we read. */
export function paymentJson(payment: StandInPayment, origin: string, embed = '', lies: StandInLies = {}) {
  const { id, status, amount, createdAt, description, metadata = null } = payment
  const isOpen = status === 'open' || status === 'pending'
  return {
    resource: 'payment',
    id,
    mode: 'test',
    createdAt: createdAt.toISOString(),
    amount,
    description,
    method: status === 'open' ? null : 'ideal',
    metadata,
    status,
    _embedded: {
      ...(embed.includes('chargebacks') && { chargebacks: chargebacksOf(payment, origin) }),
      ...(embed.includes('refunds') && { refunds: refundsOf(payment, origin, lies) }),
    },
    _links: {
      self: { href: `${origin}/v2/payments/${id}`, type: 'application/hal+json' },
      ...(isOpen && { checkout: { href: `${origin}/checkout/${id}`, type: 'text/html' } }),
    },
  }
}

/** The chargebacks of a payment with the fields of Mollie's API, version 2. */
export const chargebacksOf = ({ id: paymentId, chargebacks }: StandInPayment, origin: string) =>
  chargebacks.map(({ id, amount, createdAt, reversedAt }) => ({
    resource: 'chargeback',
    id,
    amount,
    paymentId,
    createdAt: createdAt.toISOString(),
    settlementAmount: { currency: 'EUR', value: `-${amount.value}` },
    reversedAt: reversedAt?.toISOString() ?? null,
    _links: {
      self: { href: `${origin}/v2/payments/${paymentId}/chargebacks/${id}`, type: 'application/hal+json' },
      payment: { href: `${origin}/v2/payments/${paymentId}`, type: 'application/hal+json' },
    },
  }))

/** The refunds of a payment as they are read: each has arrived, or failed. */
export const refundsOf = ({ id, refunds }: StandInPayment, origin: string, { refundsFail }: StandInLies) =>
  refunds.map((refund) => {
    const status = refundsFail && refund.metadata !== undefined ? 'failed' : 'refunded'
    return refundJson(Object.assign(refund, { status }), id, origin)
  })

/** The refund with the fields of Mollie's API, version 2. */
export function refundJson(refund: StandInRefund, paymentId: string, origin: string) {
  const { createdAt, metadata, ...facts } = refund
  const payment = `${origin}/v2/payments/${paymentId}`
  return {
    resource: 'refund',
    ...facts,
    mode: 'test',
    metadata: metadata ?? null,
    paymentId,
    createdAt: createdAt.toISOString(),
    _links: {
      self: { href: `${payment}/refunds/${refund.id}`, type: 'application/hal+json' },
      payment: { href: payment, type: 'application/hal+json' },
    },
  }
}
