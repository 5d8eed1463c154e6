import type { Logger } from 'pino'
import { pauseBeforeFetch } from '../../../domain/payments/payment-attempt.ts'
import { type BackgroundWorker, createBackgroundWorker } from '../../background/background-worker.ts'
import { ProviderAway } from '../provider/payment-provider.ts'
import { claimFetch, endFetch, queueFetch, watchReturns } from './fetch-queue.ts'
import { fetchSubject } from './fetch-subject.ts'
import type { OnlinePayments } from './start-payment.ts'

/** A refund waits for so long, because what caused it can still be undone, in milliseconds. */
const refundDelay = 15 * 60_000

interface WorkerOptions extends OnlinePayments {
  /** Identifies this worker among all that share the database. */
  name: string
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

/**
 * Fetches the first of what is due.
 * @returns whether there was anything
 */
export async function fetchNext(options: WorkerOptions): Promise<boolean> {
  const { database, clock, log, name } = options
  await queueRefunds(options)
  const claimed = await claimFetch(database, name, clock())
  if (!claimed) return false
  const { kind, subject, attempts, order } = claimed
  const later = () => new Date(clock().getTime() + pauseBeforeFetch(attempts))
  try {
    const outcome = await fetchSubject(options, kind, subject)
    await endFetch(database, claimed, outcome === 'undecided' ? later() : undefined)
    if (order && outcome === 'done') log.info({ order, kind }, 'payment decided')
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
    .where('id', 'not in', database.selectFrom('paymentFetch').select('subject').where('kind', '=', 'refund'))
    .limit(100)
    .execute()
  for (const { id } of refunds) await queueFetch(database, 'refund', id, now)
}

/**
 * Fetches, in the background, attempts, refunds and what the webhook named. It works without the webhook, only later.
 */
export function createPaymentWorker(options: WorkerOptions): BackgroundWorker {
  let watchesReturns = false
  return createBackgroundWorker(async () => {
    try {
      if (!watchesReturns) await watchReturns(options.database, options.clock())
      watchesReturns = true
      return await fetchNext(options)
    } catch (err) {
      options.log.error({ err }, 'payments not available')
      return false
    }
  })
}
