import { Agent } from 'node:http'
import {
  type Chargeback,
  createMollieClient,
  Locale,
  MollieApiError,
  type Payment,
  PaymentEmbed,
  PaymentStatus,
  type Refund,
  RefundStatus,
} from '@mollie/api-client'
import * as v from 'valibot'
import type { Language } from '../../../domain/language.ts'
import { type Cents, cents } from '../../../domain/money/cents.ts'
import type { PaymentSettings } from '../../settings/payment-settings.ts'
import {
  type PaymentProvider,
  ProviderAway,
  type ProviderChargeback,
  type ProviderPayment,
  type ProviderRefund,
  ProviderRefusal,
  type ProviderStatus,
} from './payment-provider.ts'

/** How long one request may take, in milliseconds. The client itself waits for ever. */
const patience = 10_000

const statuses: Readonly<Record<string, ProviderStatus>> = {
  [PaymentStatus.open]: 'open',
  [PaymentStatus.pending]: 'pending',
  // Money that is reserved and not taken: we never ask for that.
  [PaymentStatus.authorized]: 'pending',
  [PaymentStatus.paid]: 'paid',
  [PaymentStatus.failed]: 'failed',
  [PaymentStatus.canceled]: 'canceled',
  [PaymentStatus.expired]: 'expired',
}

const locales: Record<Language, Locale> = { en: Locale.en_GB, nl: Locale.nl_NL }

const metadata = v.object({ attempt: v.string() })
const refundMetadata = v.object({ refund: v.string() })

/** Mollie, or the stand-in that speaks as it does, by Mollie's own client. */
export function molliePayments({ apiKey, endpoint }: Pick<PaymentSettings, 'apiKey' | 'endpoint'>): PaymentProvider {
  const client = createMollieClient({ apiKey, ...(endpoint && { apiEndpoint: `${endpoint}/` }) })
  limitRequests(client.applePay, endpoint)
  return {
    async createPayment({ attemptId, cents, webhookUrl, language, ...wanted }) {
      const { payments } = client
      const created = await answered(() =>
        payments.create({
          ...wanted,
          locale: locales[language],
          amount: amountOf(cents),
          ...(webhookUrl && { webhookUrl }),
          metadata: { attempt: attemptId },
          idempotencyKey: attemptId,
        }),
      )
      return paymentOf(created)
    },
    async readPayment(providerId) {
      try {
        return paymentOf(
          await answered(() =>
            client.payments.get(providerId, { embed: [PaymentEmbed.chargebacks, PaymentEmbed.refunds] }),
          ),
        )
      } catch (error) {
        if (error instanceof ProviderRefusal && codeOf(error.cause) === 404) return undefined
        throw error
      }
    },
    async newestReturns() {
      const { chargebacks, refunds } = client
      return {
        chargebacks: (await answered(() => chargebacks.page({ limit: 250 }))).map(chargebackOf),
        refunds: (await answered(() => refunds.page({ limit: 250 }))).map(refundOf),
      }
    },
    async createRefund({ refundId, paymentProviderId, cents, description }) {
      const made = await answered(() =>
        client.paymentRefunds.create({
          paymentId: paymentProviderId,
          amount: amountOf(cents),
          description,
          metadata: { refund: refundId },
          idempotencyKey: refundId,
        }),
      )
      return refundOf(made)
    },
  }
}

/**
 * Limits the time of each request. The client has no setting for that, and takes its agent for HTTPS even to an address
 * of `http:`, where the stand-in is: what it passes to `fetch` is completed here.
 */
function limitRequests(binder: object, endpoint: string | undefined): void {
  const network: unknown = Reflect.get(binder, 'networkClient')
  const request: unknown = network instanceof Object && Reflect.get(network, 'request')
  if (!(network instanceof Object && typeof request === 'function')) {
    throw new TypeError('@mollie/api-client sends its requests in another way than the version that we know')
  }
  const more = { timeout: patience, ...(endpoint?.startsWith('http:') && { agent: new Agent() }) }
  Reflect.set(network, 'request', (path: string, options: object) => request(path, { ...options, ...more }))
}

const amountOf = (amount: Cents) => ({ currency: 'EUR', value: (amount / 100).toFixed(2) })

function paymentOf(payment: Payment): ProviderPayment {
  const status = statuses[payment.status]
  if (!status) throw new ProviderAway(`unknown status ${payment.status}`)
  const ours = v.safeParse(metadata, payment.metadata)
  return {
    providerId: payment.id,
    status,
    cents: centsOf(payment.amount),
    checkoutUrl: payment._links.checkout?.href,
    attemptId: ours.success ? ours.output.attempt : undefined,
    chargebacks: (payment._embedded?.chargebacks ?? []).map(chargebackOf),
    refunds: (payment._embedded?.refunds ?? []).map(refundOf),
  }
}

type MollieChargeback = Pick<Chargeback, 'id' | 'paymentId' | 'amount'> & { reversedAt?: string | null }

const chargebackOf = ({ id, paymentId, amount, reversedAt }: MollieChargeback): ProviderChargeback => ({
  providerId: id,
  paymentProviderId: paymentId,
  cents: centsOf(amount),
  isReversed: Boolean(reversedAt),
})

function refundOf({ id, paymentId, amount, metadata, status }: MollieRefund): ProviderRefund {
  const ours = v.safeParse(refundMetadata, metadata)
  return {
    providerId: id,
    paymentProviderId: paymentId,
    refundId: ours.success ? ours.output.refund : undefined,
    cents: centsOf(amount),
    status: refundStatus(status),
  }
}

type MollieRefund = Pick<Refund, 'id' | 'paymentId' | 'amount' | 'metadata' | 'status'>

const centsOf = ({ value }: { value: string }) => cents(Math.round(Number(value) * 100))

/** A refund that a bank refused, so that Mollie can still cancel it, has failed. */
function refundStatus(status: string): 'sent' | 'done' | 'failed' {
  if (status === RefundStatus.refunded) return 'done'
  return status === RefundStatus.failed || status === 'canceled' ? 'failed' : 'sent'
}

async function answered<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (cause) {
    const code = codeOf(cause)
    const isRefusal = code !== undefined && code >= 400 && code < 500 && ![401, 403, 408, 429].includes(code)
    const message = cause instanceof Error ? cause.message : String(cause)
    throw isRefusal ? new ProviderRefusal(message, { cause }) : new ProviderAway(message, { cause })
  }
}

const codeOf = (error: unknown): number | undefined => (error instanceof MollieApiError ? error.statusCode : undefined)
