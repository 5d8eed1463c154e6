import type { Logger } from 'pino'
import type { Database } from './database/schema.ts'
import { purgeOrders } from './orders/purge-orders.ts'
import { purgeDelivered } from './outbox/outbox.ts'

const hour = 3_600_000
const day = 24 * hour

interface PurgeServices {
  database: Database
  settings: { mailKeepDays: number }
  clock: () => Date
  log: Logger
}

/**
 * Deletes, every hour, the personal data that have been kept for as long as the privacy page says: messages that were delivered, drafts,
 * and who has ordered.
 * @returns a function that stops it
 */
export function purgeRegularly({ database, settings, clock, log }: PurgeServices): () => void {
  async function purge(what: string, remove: (now: Date) => Promise<number>) {
    try {
      const purged = await remove(clock())
      if (purged > 0) log.info({ purged }, `${what} deleted`)
    } catch (err) {
      log.error({ err }, `${what} not deleted`)
    }
  }
  const messages = (now: Date) => purgeDelivered(database, new Date(now.getTime() - settings.mailKeepDays * day))
  function purgeAll() {
    purge('delivered messages', messages)
    purge('personal data of orders', (now) => purgeOrders(database, now))
  }
  purgeAll()
  const timer = setInterval(purgeAll, hour)
  return () => clearInterval(timer)
}
