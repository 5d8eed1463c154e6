import * as v from 'valibot'
import { callWebhook } from './call-webhook.ts'
import {
  amountOf,
  type CheckoutOutcome,
  chargeBack,
  expireIfDue,
  giveBack,
  newId,
  type StandInLies,
  type StandInPayment,
} from './stand-in-payment.ts'

/** The differences between `npm start` and tests. */
export interface StandInOptions {
  clock?: () => Date
  /** How it lies now. */
  lies?: () => StandInLies
}

/** How long an idempotency key brings the first answer back, in milliseconds, as at Mollie. */
const keyLife = 3_600_000

const amount = v.object({ currency: v.literal('EUR'), value: v.pipe(v.string(), v.regex(/^\d{1,9}\.\d{2}$/)) })

/** What a request for a payment says. */
export const wantedPayment = v.object({
  amount,
  description: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  redirectUrl: v.pipe(v.string(), v.url()),
  webhookUrl: v.optional(v.pipe(v.string(), v.url())),
  metadata: v.optional(v.unknown()),
})

/** What a request for a refund says. */
export const wantedRefund = v.object({
  amount,
  description: v.optional(v.string(), ''),
  metadata: v.optional(v.unknown()),
})

/** The stand-in for the payment provider: its payments, and what customers, banks and the owner do with them. */
export type StandIn = ReturnType<typeof createStandIn>

/** Makes a stand-in for the payment provider, which keeps everything in memory and lies on request. */
export function createStandIn({ clock = () => new Date(), lies = () => ({}) }: StandInOptions = {}) {
  const payments = new Map<string, StandInPayment>()
  const keys = idempotencyKeys(clock)

  /** A payment by its id; one that has been open for too long has expired. */
  function find(id: string): StandInPayment | undefined {
    const payment = payments.get(id)
    if (payment) expireIfDue(payment, clock())
    return payment
  }

  return {
    payments,
    find,
    lies,
    /** Makes a payment, once for a key. */
    async create(wanted: v.InferOutput<typeof wantedPayment>, key: string, { webhook } = lies()) {
      const before = find(keys.find(key) ?? '')
      if (before) return before
      const [id, now] = [newId('tr'), clock()]
      const begun = { status: 'open', isOpened: false, createdAt: now } as const
      const payment: StandInPayment = { ...wanted, ...begun, refunds: [], chargebacks: [], id, webhook }
      payments.set(id, payment)
      keys.remember(key, id)
      if (webhook === 'before-answer') await callWebhook(payment)
      return payment
    },
    /** Gives a part of a paid payment back, once for a key; undefined: so much is not left of it. */
    refund(payment: StandInPayment, wanted: v.InferOutput<typeof wantedRefund>, key: string) {
      const before = payment.refunds.find(({ id }) => id === keys.find(key))
      if (before) return before
      const refund = giveBack(payment, wanted, clock())
      if (refund) keys.remember(key, refund.id)
      return refund
    },
    /** Decides a payment, as its customer or a bank does. Mollie is silent about pending ones. */
    async finish(id: string, outcome: CheckoutOutcome): Promise<void> {
      const payment = find(id)
      if (payment?.status !== 'open' && payment?.status !== 'pending') return
      payment.status = outcome
      if (outcome !== 'pending') await report(payment)
    },
    /** Charges a paid payment back, as a bank does or, if it did, reverses the chargeback. */
    async chargeBack(id: string, isReported = false): Promise<void> {
      const payment = payments.get(id)
      if (payment?.status !== 'paid') return
      chargeBack(payment, clock())
      if (isReported) await report(payment)
    },
    /** Refunds a part of a paid payment in the dashboard, as its owner does, as far as so much is left of it. */
    refundElsewhere(id: string, cents: number): void {
      const payment = payments.get(id)
      if (payment?.status === 'paid') giveBack(payment, { amount: amountOf(cents), description: '' }, clock())
    },
  }
}

/** Calls the webhook, and waits for its answer only if the stand-in lies so. */
async function report(payment: StandInPayment): Promise<void> {
  const called = callWebhook(payment)
  if (payment.webhook === 'before-answer') await called
}

/** What was made for the idempotency keys of the last hour, by its id. */
function idempotencyKeys(clock: () => Date) {
  const keys = new Map<string, { id: string; at: Date }>()
  return {
    find(key: string): string | undefined {
      const used = keys.get(key)
      return used && clock().getTime() - used.at.getTime() < keyLife ? used.id : undefined
    },
    remember: (key: string, id: string) => keys.set(key, { id, at: clock() }),
  }
}
