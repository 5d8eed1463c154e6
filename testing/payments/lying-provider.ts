import { randomInt } from 'node:crypto'
import { type Cents, cents } from '../../domain/money/cents.ts'
import { type FailLie, type WebhookLie, webhookLies } from '../../run/stand-in/stand-in-payment.ts'
import type { PaymentProvider, ProviderStatus } from '../../services/payments/provider/payment-provider.ts'

/** A provider whose pages customers open. */
export interface VisitedProvider extends PaymentProvider {
  /** Opens the page of a payment and, unless the status is empty, chooses what comes of it. */
  visit(checkoutUrl: string, status: ProviderStatus | ''): Promise<void>
}

/** A payment as the provider knows it once everything is over. */
export interface MadePayment {
  id: string
  status: string
  cents: number
  attemptId: string | undefined
  refunds: readonly { id: string; refundId: string | undefined; cents: number }[]
  chargebacks: readonly { id: string; cents: number; isReversed: boolean }[]
}

/** A provider that lies, as its customers, their banks and the proof see it, however processes reach it. */
export interface LyingProvider {
  /** Where a process reaches it; undefined: by messages to the process that started it. */
  origin: string | undefined
  provider: VisitedProvider
  state: ProviderState
  statuses(): Iterable<{ id: string; status: string }>
  /** Whether somebody has opened its page: nobody can pay another one. */
  isOpened(id: string): boolean
  finish(id: string, status: 'paid' | 'failed'): Promise<void>
  chargeBack(id: string): void
  /** The owner refunds a part of a payment in the provider's dashboard. */
  refundElsewhere(id: string, cents: Cents): void
  made(): MadePayment[]
  close(): void
}

interface ProviderState {
  away: boolean
  honest: boolean
}

/** Of so many requests, one fails before anything was done, and one is cut after everything was. */
const failAmong = 15
/** Payments that are decided between two rounds, at most: a bank that took its time, or a page that was left open. */
const mostDecided = 30
/** In one of so many rounds, a bank takes a payment back. */
const chargedBackAmong = 3
/** In one of so many rounds, the owner refunds a part of a payment in the provider's dashboard. */
const refundedAmong = 6

/** Lies of a request: webhooks early, late, twice or never, answers lost, away for days. */
export function randomLies(state: ProviderState): { fail?: FailLie | undefined; webhook?: WebhookLie | undefined } {
  if (state.honest) return {}
  const chance = randomInt(failAmong)
  const lost = chance === 0 ? '500' : chance === 1 ? 'drop-answer' : undefined
  return { fail: state.away ? '500' : lost, webhook: webhookLies[randomInt(webhookLies.length + 1)] }
}

/** Customers and banks decide some of what is open; `all`: every payment that a bank has. */
export async function decide(provider: LyingProvider, { all = false } = {}): Promise<void> {
  const payments = [...provider.statuses()]
  const open = payments.filter(
    ({ id, status }) => status === 'pending' || (status === 'open' && !all && provider.isOpened(id)),
  )
  const chosen = all ? open : open.filter(() => randomInt(8) === 0).slice(0, mostDecided)
  for (const { id } of chosen) await provider.finish(id, randomInt(5) === 0 ? 'failed' : 'paid')
  // No webhook reports chargebacks, their reversals, or refunds that were made at the provider.
  const paid = all ? [] : payments.filter(({ status }) => status === 'paid')
  const taken = randomInt(chargedBackAmong) === 0 && paid[randomInt(paid.length || 1)]
  if (taken) provider.chargeBack(taken.id)
  const refunded = randomInt(refundedAmong) === 0 && paid[randomInt(paid.length || 1)]
  if (refunded) provider.refundElsewhere(refunded.id, cents(1 + randomInt(3000)))
}
