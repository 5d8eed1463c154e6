import { randomBytes } from 'node:crypto'

/** The states of a payment of the stand-in, by Mollie's names. */
export const checkoutOutcomes = ['paid', 'failed', 'canceled', 'expired', 'pending'] as const
export type CheckoutOutcome = (typeof checkoutOutcomes)[number]

/** When the stand-in calls the webhook: never, seconds late, twice, or before it answers. */
export const webhookLies = ['none', 'late', 'twice', 'before-answer'] as const
export type WebhookLie = (typeof webhookLies)[number]

/** Why an answer never arrives: an error before anything was done, or a connection cut after everything was. */
export const failLies = ['500', 'drop-answer'] as const
export type FailLie = (typeof failLies)[number]

export interface Amount {
  currency: 'EUR'
  /** Euros with two decimals, such as `171.00`. */
  value: string
}

export interface StandInRefund {
  id: string
  amount: Amount
  description: string
  metadata: unknown
  status: 'pending' | 'refunded'
  createdAt: Date
}

interface StandInChargeback {
  id: string
  amount: Amount
  createdAt: Date
  reversedAt: Date | undefined
}

export interface StandInPayment {
  id: string
  status: 'open' | CheckoutOutcome
  amount: Amount
  description: string
  redirectUrl: string
  cancelUrl: string | undefined
  webhookUrl: string | undefined
  metadata: unknown
  /** How its webhook lies. */
  webhook: WebhookLie | undefined
  createdAt: Date
  /** When it got its status. */
  changedAt: Date
  refunds: StandInRefund[]
  chargebacks: StandInChargeback[]
}

/** An open payment expires after so long, as at Mollie. */
const openFor = 15 * 60_000

/** An id as Mollie makes them. */
export const newId = (prefix: 'tr' | 're' | 'chb'): string => `${prefix}_${randomBytes(8).toString('hex')}`

export const centsOf = ({ value }: Amount): number => Math.round(Number(value) * 100)
const amountOf = (cents: number): Amount => ({ currency: 'EUR', value: (cents / 100).toFixed(2) })

/** Cents that can still be given back. */
export const refundable = ({ amount, refunds, chargebacks }: StandInPayment): number =>
  centsOf(amount) - sumOf(refunds) - sumOf(chargebacks.filter(({ reversedAt }) => !reversedAt))

const sumOf = (entries: readonly { amount: Amount }[]) => entries.reduce((sum, { amount }) => sum + centsOf(amount), 0)

/** Mimics a bank: charges a paid payment back or, if it did, reverses the chargeback. */
export function chargeBack(payment: StandInPayment, now: Date): void {
  const taken = payment.chargebacks.find(({ reversedAt }) => !reversedAt)
  const [left, createdAt, reversedAt] = [refundable(payment), now, undefined]
  if (taken) taken.reversedAt = now
  else if (left > 0) payment.chargebacks.push({ id: newId('chb'), amount: amountOf(left), createdAt, reversedAt })
}

/** Mimics the owner, who refunds a part of a paid payment in the dashboard, as far as so much is left of it. */
export function refundInDashboard(payment: StandInPayment, cents: number, createdAt: Date): void {
  const refund = { id: newId('re'), amount: amountOf(cents), description: '', metadata: undefined, createdAt }
  if (payment.status === 'paid' && cents <= refundable(payment)) payment.refunds.push({ ...refund, status: 'pending' })
}

/** An open payment that nobody has finished expires. */
export function expireIfDue(payment: StandInPayment, now: Date): void {
  if (payment.status !== 'open' || now.getTime() - payment.createdAt.getTime() < openFor) return
  payment.status = 'expired'
  payment.changedAt = now
}

/** The payment with the fields of Mollie's API, version 2. */
export function paymentJson(payment: StandInPayment, origin: string, embed = '') {
  const { id, status, amount, createdAt, changedAt } = payment
  const self = `${origin}/v2/payments/${id}`
  const isOpen = status === 'open' || status === 'pending'
  const takenBack = sumOf(payment.chargebacks.filter(({ reversedAt }) => !reversedAt))
  return {
    resource: 'payment',
    id,
    mode: 'test',
    createdAt: createdAt.toISOString(),
    amount,
    ...(status === 'paid' && {
      amountRefunded: amountOf(sumOf(payment.refunds)),
      amountRemaining: amountOf(refundable(payment)),
    }),
    ...(takenBack > 0 && { amountChargedBack: amountOf(takenBack) }),
    description: payment.description,
    method: status === 'open' ? null : 'ideal',
    metadata: payment.metadata ?? null,
    status,
    isCancelable: false,
    ...(isOpen ? { expiresAt: new Date(createdAt.getTime() + openFor).toISOString() } : {}),
    ...(isOpen ? {} : { [`${status}At`]: changedAt.toISOString() }),
    profileId: 'pfl_standin',
    sequenceType: 'oneoff',
    redirectUrl: payment.redirectUrl,
    ...(payment.cancelUrl && { cancelUrl: payment.cancelUrl }),
    ...(payment.webhookUrl && { webhookUrl: payment.webhookUrl }),
    ...(embed && {
      _embedded: {
        ...(embed.includes('chargebacks') && { chargebacks: chargebacksOf(payment, origin) }),
        ...(embed.includes('refunds') && { refunds: refundsOf(payment, origin) }),
      },
    }),
    _links: {
      self: { href: self, type: 'application/hal+json' },
      ...(isOpen && { checkout: { href: `${origin}/checkout/${id}`, type: 'text/html' } }),
      ...(payment.refunds.length > 0 && { refunds: { href: `${self}/refunds`, type: 'application/hal+json' } }),
    },
  }
}

/** The chargebacks of a payment with the fields of Mollie's API, version 2. */
export const chargebacksOf = ({ id: paymentId, chargebacks }: StandInPayment, origin: string) =>
  chargebacks.map(({ id, amount, createdAt, reversedAt }) => ({
    ...{ resource: 'chargeback', id, amount, paymentId, createdAt: createdAt.toISOString() },
    settlementAmount: { currency: 'EUR', value: `-${amount.value}` },
    reversedAt: reversedAt?.toISOString() ?? null,
    _links: {
      self: { href: `${origin}/v2/payments/${paymentId}/chargebacks/${id}`, type: 'application/hal+json' },
      payment: { href: `${origin}/v2/payments/${paymentId}`, type: 'application/hal+json' },
    },
  }))

/** The refunds of a payment as they are read: each has arrived. */
export const refundsOf = ({ id, refunds }: StandInPayment, origin: string) =>
  refunds.map((refund) => refundJson(Object.assign(refund, { status: 'refunded' }), id, origin))

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
