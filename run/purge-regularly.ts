import type { Logger } from 'pino'
import { language } from '#copy/language.ts'
import { messageLongestDays } from '../domain/orders/retention.ts'
import { queueAuditHead } from '../office/queue-audit-head.ts'
import { believesClock, clockProblem, readUpkeep, recordUpkeep } from '../services/backup/upkeep.ts'
import type { Database } from '../services/database/schema.ts'
import { purgeOrders } from '../services/orders/purge-orders.ts'
import { type DeliveryFolders, eraseTraces } from '../services/outbox/delivered-folders.ts'
import { purgeDelivered, purgeMessages } from '../services/outbox/outbox.ts'
import { purgeDetails } from '../services/people/audit.ts'

const hour = 3_600_000
const day = 24 * hour

interface PurgeServices {
  database: Database
  settings: { mailKeepDays: number } & DeliveryFolders
  clock: () => Date
  log: Pick<Logger, 'info' | 'error'>
}

/**
 * Deletes, every hour, the personal data that have been kept for as long as the privacy page says, and mails the head
 * of the office's trail to the owner once a day.
 * @returns a function that stops it
 */
export function purgeRegularly(services: PurgeServices): () => void {
  const { database, clock, log } = services
  function everyHour() {
    purgeAll(services)
    queueAuditHead(database, language, clock()).catch((err) => log.error({ err }, 'head of the audit trail not mailed'))
  }
  everyHour()
  const timer = setInterval(everyHour, hour)
  return () => clearInterval(timer)
}

/**
 * Deletes what has been kept long enough: messages, drafts, customers' details, and what the audit trail says
 * about them. Stores that it was done to the end, or why not. A clock that has jumped far ahead would delete
 * everything, so after a long pause a person has to confirm it first (R16.20).
 */
export async function purgeAll({ database, settings, clock, log }: PurgeServices): Promise<void> {
  const now = clock()
  if (!(await believesClock(database, now))) {
    log.error({ now: now.toISOString() }, 'nothing deleted: the clock is far ahead of the last time')
    return await recordUpkeep(database, 'purge', clockProblem, now)
  }
  let problem: string | undefined
  async function purge(what: string, remove: () => Promise<number>) {
    try {
      const purged = await remove()
      if (purged > 0) log.info({ purged }, `${what} deleted`)
    } catch (err) {
      problem ??= String(err)
      log.error({ err }, `${what} not deleted`)
    }
  }
  const daysAgo = (days: number) => new Date(now.getTime() - days * day)
  await purge('delivered messages', () => purgeDelivered(database, daysAgo(settings.mailKeepDays)))
  await purge('old messages', () => purgeMessages(database, daysAgo(messageLongestDays)))
  await purge('personal data of orders', async () => {
    const { doneAt } = (await readUpkeep(database, now)).find(({ name }) => name === 'purge') ?? {}
    return await purgeOrders(database, now, doneAt ? new Date(doneAt) : undefined)
  })
  await purge('audit details', () => purgeDetails(database, now))
  await eraseTraces(database, settings).catch((err) => log.error({ err }, 'traces of deleted data not removed'))
  await recordUpkeep(database, 'purge', problem, now).catch((err) => log.error({ err }, 'purge not recorded'))
}
