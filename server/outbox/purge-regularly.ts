import type { Logger } from 'pino'
import type { Database } from '../database/schema.ts'
import { purgeDelivered } from './outbox.ts'

const hour = 3_600_000
const day = 24 * hour

interface PurgeServices {
  database: Database
  settings: { mailKeepDays: number }
  clock: () => Date
  log: Logger
}

/**
 * Deletes, every hour, the messages that were delivered longer ago than the retention period, because they are personal data.
 * @returns a function that stops it
 */
export function purgeRegularly({ database, settings, clock, log }: PurgeServices): () => void {
  async function purge() {
    try {
      const purged = await purgeDelivered(database, new Date(clock().getTime() - settings.mailKeepDays * day))
      if (purged > 0) log.info({ purged }, 'delivered messages deleted')
    } catch (err) {
      log.error({ err }, 'delivered messages not deleted')
    }
  }
  purge()
  const timer = setInterval(purge, hour)
  return () => clearInterval(timer)
}
