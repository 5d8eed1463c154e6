import { addCents, type Cents, subtractCents } from '../../domain/money/cents.ts'
import {
  type PaymentProvider,
  ProviderAway,
  type ProviderPayment,
  ProviderRefusal,
  type ProviderStatus,
} from '../../services/payments/provider/payment-provider.ts'

interface MadeRefund {
  providerId: string
  refundId: string
  cents: Cents
}

type FakePayment = ProviderPayment & { at: Date; refunds: MadeRefund[] }

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
    const { at: _, refunds: __, ...payment } = found
    return { ...payment }
  }
  const provider: FakeProvider = {
    fail: undefined,
    refundsFail: false,
    payments,
    async createPayment({ attemptId, cents }) {
      return answer(() => {
        const isRecent = ({ at }: { at: Date }) => clock().getTime() - at.getTime() < keyLife
        const before = [...payments.values()].find((payment) => payment.attemptId === attemptId && isRecent(payment))
        if (before) return paymentOf(before.providerId) ?? before
        made += 1
        const providerId = `tr_${made}`
        const checkoutUrl = `https://pay.example/${providerId}`
        const payment = { providerId, status: 'open' as const, cents, checkoutUrl, attemptId, chargebacks: [] }
        payments.set(providerId, { ...payment, at: clock(), refunds: [] })
        return payment
      })
    },
    async readPayment(id) {
      return answer(() => paymentOf(id))
    },
    async createRefund({ refundId, paymentProviderId, cents }) {
      return answer(() => {
        const payment = payments.get(paymentProviderId)
        const before = payment?.refunds.find((refund) => refund.refundId === refundId)
        if (before) return { providerId: before.providerId, status: 'sent' as const }
        if (payment?.status !== 'paid' || cents > refundable(payment)) throw new ProviderRefusal('too much')
        made += 1
        const refund = { providerId: `re_${made}`, refundId, cents }
        payment.refunds.push(refund)
        return { providerId: refund.providerId, status: 'sent' as const }
      })
    },
    async readRefund(paymentProviderId, refundId) {
      return answer(() => {
        const refund = payments.get(paymentProviderId)?.refunds.find((one) => one.refundId === refundId)
        return refund && { providerId: refund.providerId, status: provider.refundsFail ? 'failed' : 'done' }
      })
    },
    async newestChargebacks() {
      return answer(() => [...payments.values()].flatMap(({ chargebacks }) => chargebacks))
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
