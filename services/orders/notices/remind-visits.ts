import type { Logger } from 'pino'
import type { Language } from '../../../domain/language.ts'
import { addDays, officeClock } from '../../../domain/opening/office-time.ts'
import { repeat } from '../../background/repeat.ts'
import { type Database, retryingTransaction } from '../../database/schema.ts'
import { lockOrder } from '../advance/advance-order.ts'
import { ordersBetween } from '../record/orders-between.ts'
import { redosBetween, visitOn } from '../record/read-redos.ts'
import { noticeKey, queueNotice } from './queue-notice.ts'
import { remindPrepayments } from './remind-prepayments.ts'

/** From when in the evening customers are reminded of tomorrow's visit, in minutes since midnight of office time. */
const eveningFrom = 17 * 60
/** How often a process checks, in milliseconds. */
const checkInterval = 60_000

interface ReminderServices {
  database: Database
  clock: () => Date
  log: Pick<Logger, 'info' | 'error'>
  /** Announces what was queued. */
  wake: () => void
}

/**
 * Queues, from 17:00 on, the reminder of each visit of tomorrow, once (R18.32). Whichever process checks first queues
 * it.
 * @param language whose customers are reminded
 * @returns how many were queued
 */
export async function remindVisits(
  { database, clock }: Pick<ReminderServices, 'database' | 'clock'>,
  language: Language,
): Promise<number> {
  const now = clock()
  const { date: today, minutes } = officeClock(now)
  if (minutes < eveningFrom) return 0
  const date = addDays(today, 1)
  const ordered = ordersBetween(database, date).select('id').where('state', '=', 'ordered')
  const orders = await ordered.where('language', '=', language).execute()
  const redos = (await redosBetween(database, { from: date, until: date })).filter((redo) => redo.language === language)
  const visits = [...orders, ...redos]
  const keys = visits.map(({ id }) => noticeKey(id, 'visitReminder', date))
  const reminders = database.selectFrom('mail').select('orderId')
  const reminded = await reminders.where('dedupeKey', 'in', ['', ...keys]).execute()
  let queued = 0
  for (const visit of visits.filter(({ id }) => !reminded.some(({ orderId }) => orderId === id))) {
    const { isNew } = await retryingTransaction(database, async (transaction) => {
      const row = await lockOrder(transaction, visit.id)
      const due = row && (await visitOn(transaction, row, date))
      if (!due) return { isNew: false }
      return await queueNotice(transaction, due, 'visitReminder', new Date(due.startsAt), now)
    })
    if (isNew) queued += 1
  }
  return queued
}

/**
 * Reminds customers of tomorrow's visits every evening, and of prepayments the day before they are due.
 * @returns a function that stops it
 */
export function remindRegularly(services: ReminderServices, language: Language): () => void {
  const { log, wake } = services
  async function remind() {
    const reminders = (await remindVisits(services, language)) + (await remindPrepayments(services, language))
    if (reminders === 0) return
    log.info({ reminders }, 'reminders queued')
    wake()
  }
  return repeat(remind, { pause: checkInterval, what: 'reminders', log })
}
