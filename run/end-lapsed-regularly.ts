import type { Logger } from 'pino'
import type { Database } from '../services/database/schema.ts'
import { endLapsed } from '../services/orders/confirm/end-unconfirmed.ts'

const minute = 60_000

interface EndingServices {
  database: Database
  clock: () => Date
  log: Pick<Logger, 'info' | 'error'>
}

/**
 * Ends unconfirmed orders every minute once they lapse, so that their customers are notified (R16.33).
 * @returns a function that stops it
 */
export function endLapsedRegularly({ database, clock, log }: EndingServices): () => void {
  const timer = setInterval(() => {
    endLapsed(database, clock())
      .then((ended) => ended > 0 && log.info({ ended }, 'unconfirmed orders ended'))
      .catch((err: unknown) => log.error({ err }, 'unconfirmed orders not ended'))
  }, minute)
  return () => clearInterval(timer)
}
