import type { Logger } from 'pino'
import { pauseBeforeLook } from '../../../domain/payments/payment-attempt.ts'
import { type BackgroundWorker, createBackgroundWorker } from '../../background/background-worker.ts'
import { ProviderAway } from '../provider/payment-provider.ts'
import { claimFetch, endFetch, queueFetch, watchReturns } from './fetch-queue.ts'
import { look } from './look.ts'
import type { OnlinePayments } from './start-payment.ts'

/** A refund waits for so long, because what caused it can still be undone, in milliseconds. */
const refundDelay = 15 * 60_000

interface WorkerOptions extends OnlinePayments {
  /** Identifies this worker among all that share the database. */
  name: string
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

/**
 * Looks at what is due, once.
 * @returns whether there was anything
 */
export async function lookOnce(options: WorkerOptions): Promise<boolean> {
  const { database, clock, log, name } = options
  await queueRefunds(options)
  const claimed = await claimFetch(database, name, clock())
  if (!claimed) return false
  const { kind, subject, attempts, order } = claimed
  const later = () => new Date(clock().getTime() + pauseBeforeLook(attempts))
  try {
    const again = await look(options, kind, subject)
    await endFetch(database, claimed, again ? later() : undefined)
    if (order && !again) log.info({ order, kind }, 'payment decided')
  } catch (err) {
    const next = later()
    if (err instanceof ProviderAway)
      log.warn({ kind, order, attempts, next, reason: err.message }, 'payment provider is away')
    else log.error({ err, kind, order, subject }, 'payment not looked at')
    await endFetch(database, claimed, next)
  }
  return true
}

/** Refunds that can go back the way the money came. */
async function queueRefunds({ database, clock }: WorkerOptions): Promise<void> {
  const now = clock()
  const refunds = await database
    .selectFrom('refund')
    .select('id')
    .where('state', '=', 'asked')
    .where('paymentId', 'is not', null)
    .where('askedAt', '<=', new Date(now.getTime() - refundDelay).toISOString())
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('paymentFetch')
            .select('subject')
            .where('kind', '=', 'refund')
            .where('subject', '=', ref('refund.id')),
        ),
      ),
    )
    .limit(100)
    .execute()
  for (const { id } of refunds) await queueFetch(database, 'refund', id, now)
}

/**
 * Looks, in the background, at attempts, refunds and what the webhook named. It works without the webhook, only later.
 */
export function createPaymentWorker(options: WorkerOptions): BackgroundWorker {
  let watchesReturns = false
  return createBackgroundWorker(async () => {
    try {
      if (!watchesReturns) await watchReturns(options.database, options.clock())
      watchesReturns = true
      return await lookOnce(options)
    } catch (err) {
      options.log.error({ err }, 'payments not available')
      return false
    }
  })
}
