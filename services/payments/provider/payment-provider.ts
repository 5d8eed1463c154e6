import type { Language } from '../../../domain/language.ts'
import type { Cents } from '../../../domain/money/cents.ts'

/** The state of a payment at the provider. `pending`: a bank has not decided yet. */
export type ProviderStatus = 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired'

/** A chargeback of a payment by the customer's bank. `isReversed`: the bank gave it back again. */
export interface ProviderChargeback {
  providerId: string
  paymentProviderId: string
  cents: Cents
  isReversed: boolean
}

/** A refund of a payment, asked for by us or made in the provider's dashboard. */
export interface ProviderRefund {
  providerId: string
  paymentProviderId: string
  /** The row of ours that it was made for; undefined for one that was made at the provider. */
  refundId: string | undefined
  cents: Cents
  status: 'sent' | 'done' | 'failed'
}

export interface ProviderPayment {
  providerId: string
  status: ProviderStatus
  /** The requested amount, in cents. */
  cents: Cents
  /** Where the customer pays; undefined once there is nothing left to pay there. */
  checkoutUrl: string | undefined
  /** The row of ours that it was made for; undefined for a payment that is not ours. */
  attemptId: string | undefined
  chargebacks: readonly ProviderChargeback[]
  refunds: readonly ProviderRefund[]
}

/** Money that went back, by a bank or by whoever has access to the provider. */
export type ProviderReturns = Pick<ProviderPayment, 'chargebacks' | 'refunds'>

interface WantedPayment {
  /** The row that was committed before the call. Twice the same within an hour makes one payment. */
  attemptId: string
  cents: Cents
  description: string
  /** Where the customer is sent afterwards. */
  redirectUrl: string
  /** Undefined where the provider cannot reach us: then we only ask. */
  webhookUrl: string | undefined
  language: Language
}

interface WantedRefund {
  /** The row of the refund, as for a payment. */
  refundId: string
  paymentProviderId: string
  cents: Cents
  description: string
}

/**
 * All that we ask of a payment provider. Each rejects with ProviderRefusal where asking again is pointless, and with
 * ProviderAway where the answer is not known: the provider may have done it or not.
 */
export interface PaymentProvider {
  createPayment(wanted: WantedPayment): Promise<ProviderPayment>
  /** Undefined: the provider knows no such payment. */
  readPayment(providerId: string): Promise<ProviderPayment | undefined>
  createRefund(wanted: WantedRefund): Promise<ProviderRefund>
  /** The newest chargebacks and refunds of all payments, at most 250 of each. */
  newestReturns(): Promise<ProviderReturns>
}

/** The provider says no, and will again. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
}

/** No answer, or none that says what has happened. */
export class ProviderAway extends Error {
  override name = 'ProviderAway'
}
