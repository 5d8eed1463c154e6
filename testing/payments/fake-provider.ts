import { addCents, type Cents, subtractCents } from '../../domain/money/cents.ts'
import {
  type PaymentProvider,
  ProviderAway,
  type ProviderPayment,
  type ProviderRefund,
  ProviderRefusal,
  type ProviderStatus,
} from '../../services/payments/provider/payment-provider.ts'

type MadeRefund = Omit<ProviderRefund, 'paymentProviderId' | 'status'>

type FakePayment = Omit<ProviderPayment, 'refunds'> & { at: Date; refunds: MadeRefund[] }

/** A provider in memory, for tests of what we do with its answers: the stand-in's rules without HTTP. */
export interface FakeProvider extends PaymentProvider {
  /** `away`: nothing is done; `lost`: it is done, and the answer does not arrive. */
  fail: 'away' | 'lost' | undefined
  /** Whether refunds that it has accepted fail later on. */
  refundsFail: boolean
  payments: Map<string, FakePayment>
  /** The actions of a customer or a bank. */
  finish(providerId: string | null | undefined, status: ProviderStatus): void
  /** The customer's bank takes what is left of a payment back or, the second time, gives it back again. */
  chargeBack(providerId: string | null | undefined): void
  /** The owner refunds a part of a payment at the provider itself, as far as so much is left of it. */
  refundElsewhere(providerId: string | null | undefined, cents: Cents): void
  /** Cents that went back in all. */
  refunded(): number
}

/** Cents that can still go back. */
function refundable({ cents: paid, refunds, chargebacks }: FakePayment): Cents {
  const taken = chargebacks.filter(({ isReversed }) => !isReversed)
  return subtractCents(paid, addCents(...[...refunds, ...taken].map(({ cents }) => cents)))
}

/** How long a key brings the first answer back, in milliseconds. */
const keyLife = 3_600_000

export function fakeProvider(clock: () => Date): FakeProvider {
  const payments: FakeProvider['payments'] = new Map()
  let made = 0
  const answer = <Answer>(work: () => Answer): Answer => {
    if (provider.fail === 'away') throw new ProviderAway('away')
    const done = work()
    if (provider.fail === 'lost') throw new ProviderAway('lost')
    return done
  }
  const paymentOf = (id: string): ProviderPayment | undefined => {
    const found = payments.get(id)
    if (!found) return undefined
    const { at: _, ...payment } = found
    return { ...payment, refunds: refundsOf(found) }
  }
  /** A refund has arrived, or failed, once it is read. */
  const refundsOf = ({ providerId: paymentProviderId, refunds }: FakePayment) =>
    refunds.map((refund): ProviderRefund => {
      const status = provider.refundsFail && refund.refundId ? 'failed' : 'done'
      return { ...refund, paymentProviderId, status }
    })
  const provider: FakeProvider = {
    fail: undefined,
    refundsFail: false,
    payments,
    async createPayment({ attemptId, cents }) {
      return answer(() => {
        const isRecent = ({ at }: { at: Date }) => clock().getTime() - at.getTime() < keyLife
        const before = [...payments.values()].find((payment) => payment.attemptId === attemptId && isRecent(payment))
        const answered = before && paymentOf(before.providerId)
        if (answered) return answered
        made += 1
        const providerId = `tr_${made}`
        const checkoutUrl = `https://pay.example/${providerId}`
        const payment = { providerId, status: 'open' as const, cents, checkoutUrl, attemptId }
        payments.set(providerId, { ...payment, at: clock(), chargebacks: [], refunds: [] })
        return { ...payment, chargebacks: [], refunds: [] }
      })
    },
    async readPayment(id) {
      return answer(() => paymentOf(id))
    },
    async createRefund({ refundId, paymentProviderId, cents }) {
      return answer(() => {
        const payment = payments.get(paymentProviderId)
        const before = payment?.refunds.find((refund) => refund.refundId === refundId)
        if (before) return { ...before, paymentProviderId, status: 'sent' as const }
        if (payment?.status !== 'paid' || cents > refundable(payment)) throw new ProviderRefusal('too much')
        made += 1
        const refund = { providerId: `re_${made}`, refundId, cents }
        payment.refunds.push(refund)
        return { ...refund, paymentProviderId, status: 'sent' as const }
      })
    },
    async newestReturns() {
      return answer(() => {
        const all = [...payments.values()]
        return { chargebacks: all.flatMap(({ chargebacks }) => chargebacks), refunds: all.flatMap(refundsOf) }
      })
    },
    refundElsewhere(id, cents) {
      const payment = payments.get(id ?? '')
      if (payment?.status !== 'paid' || cents > refundable(payment)) return
      made += 1
      payment.refunds.push({ providerId: `re_${made}`, refundId: undefined, cents })
    },
    chargeBack(id) {
      const payment = payments.get(id ?? '')
      if (!payment) return
      const { providerId, chargebacks } = payment
      const [before] = chargebacks
      const cents = before?.cents ?? refundable(payment)
      const taken = {
        providerId: `chb_${providerId}`,
        paymentProviderId: providerId,
        cents,
        isReversed: Boolean(before),
      }
      if (cents > 0) payment.chargebacks = [taken]
    },
    finish(id, status) {
      const payment = payments.get(id ?? '')
      if (!payment || (payment.status !== 'open' && payment.status !== 'pending')) return
      payment.status = status
      payment.checkoutUrl = undefined
    },
    refunded() {
      const refunds = [...payments.values()].flatMap((payment) => payment.refunds)
      return refunds.reduce((sum, { cents }) => sum + cents, 0)
    },
  }
  return provider
}
