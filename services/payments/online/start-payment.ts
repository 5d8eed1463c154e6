import { randomUUID } from 'node:crypto'
import { brand } from '../../../domain/company/company.ts'
import type { Language } from '../../../domain/language.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import { pauseBeforeFetch, reusableFor } from '../../../domain/payments/payment-attempt.ts'
import { type Database, retryingTransaction, type Schema } from '../../database/schema.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'
import { lockOrder } from '../../orders/advance/advance-order.ts'
import { readBalance } from '../../orders/charges/record-charges.ts'
import { orderOf } from '../../orders/record/order-rows.ts'
import { orderUrl } from '../../orders/record/order-url.ts'
import { type PaymentProvider, type ProviderPayment, ProviderRefusal } from '../provider/payment-provider.ts'
import { queueFetch } from './fetch-queue.ts'
import { settleAttempt } from './settle-attempt.ts'

/** The services of paying online. */
export interface OnlinePayments {
  database: Database
  clock: () => Date
  provider: PaymentProvider
  settings: { orderSiteUrl: Record<Language, string> }
  /** Whether it takes real money, which is not paid for an order at sample prices. */
  isLive: boolean
  /** Whether the provider can reach our webhook. */
  hasWebhook: boolean
}

/** Whether an order can be paid online. */
export const takesOnline = (
  online: Pick<OnlinePayments, 'isLive'> | undefined,
  { sample }: { sample: boolean },
): boolean => online !== undefined && !(online.isLive && sample)

/** The path of the webhook on the ordering site. */
export const webhookPath = '/api/payments/mollie'

/**
 * Begins to pay what is due for an order (R18.20). The attempt is stored before the provider is called. An open attempt
 * of the same amount is used again for ten minutes, or as long as a bank has yet to decide on it; an open one of
 * another amount is cancelled.
 * @returns `checkoutUrl`: undefined while a bank decides; `stale`: nothing is due that can be paid online; refused as
 *   `away` if the provider gives no usable answer
 */
export async function startPayment(
  services: OnlinePayments,
  orderId: string,
): Promise<Outcome<{ attemptId: string; checkoutUrl: string | undefined }, { form: 'away' }>> {
  const begun = await retryingTransaction(services.database, (transaction) => begin(transaction, orderId, services))
  if (!begun) return { outcome: 'stale' }
  const { id: attemptId, state } = begun
  if (state === 'pending') return { outcome: 'done', attemptId, checkoutUrl: undefined }
  try {
    const checkoutUrl = begun.checkoutUrl ?? (await createAtProvider(services, begun)).checkoutUrl
    return { outcome: 'done', attemptId, checkoutUrl }
  } catch {
    // The result is unknown: the worker asks again with the same key, and the customer is offered the transfer.
    return { outcome: 'refused', problems: { form: 'away' } }
  }
}

async function begin(transaction: Database, orderId: string, services: OnlinePayments) {
  const now = services.clock()
  const row = await lockOrder(transaction, orderId)
  if (!row || !takesOnline(services, { sample: row.sample === 1 })) return undefined
  const { due: cents } = await readBalance(transaction, orderId)
  if (cents <= 0) return undefined
  const open = await transaction
    .selectFrom('paymentAttempt')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('state', 'in', ['creating', 'open', 'pending'])
    .orderBy('createdAt', 'desc')
    .execute()
  const since = new Date(now.getTime() - reusableFor).toISOString()
  const usable = open.find(
    (attempt) => attempt.cents === cents && (attempt.state === 'pending' || attempt.createdAt > since),
  )
  if (usable) return usable
  const outdated = open.filter((attempt) => attempt.cents !== cents && attempt.state !== 'pending').map(({ id }) => id)
  if (outdated.length > 0)
    await transaction.updateTable('paymentAttempt').set({ state: 'canceled' }).where('id', 'in', outdated).execute()
  const attempt = await transaction
    .insertInto('paymentAttempt')
    .values({ id: randomUUID(), orderId, cents, state: 'creating', createdAt: now.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow()
  await queueFetch(transaction, 'attempt', attempt.id, new Date(now.getTime() + pauseBeforeFetch(0)))
  return attempt
}

/**
 * Has the provider make the payment of an attempt, or say again what it made of it.
 * @throws ProviderAway if the answer is not known; ProviderRefusal once the attempt has failed for good
 */
export async function createAtProvider(
  services: OnlinePayments,
  { id, orderId, cents }: Schema['paymentAttempt'],
): Promise<ProviderPayment> {
  const { database, provider, settings, hasWebhook } = services
  const row = await database.selectFrom('order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  const site = settings.orderSiteUrl[row.language]
  try {
    const payment = await provider.createPayment({
      attemptId: id,
      cents,
      language: row.language,
      description: `${brand} ${row.number}`,
      redirectUrl: paidUrl(site, row, id),
      webhookUrl: hasWebhook ? site + webhookPath : undefined,
    })
    await settleAttempt(services, id, payment)
    return payment
  } catch (error) {
    if (error instanceof ProviderRefusal) {
      const failed = database.updateTable('paymentAttempt').set({ state: 'failed' }).where('id', '=', id)
      await failed.where('state', '=', 'creating').execute()
    }
    throw error
  }
}

const paidUrl = (site: string, row: OrderTable, attemptId: string) =>
  `${orderUrl(site, orderOf(row).key)}/paid?attempt=${attemptId}`
