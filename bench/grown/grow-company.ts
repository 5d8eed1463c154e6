import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { visitPercent } from '../../domain/estimate/dates.ts'
import { addDays, officeClock, officeInstant } from '../../domain/opening/office-time.ts'
import { recordUpkeep } from '../../services/backup/upkeep.ts'
import type { Database } from '../../services/database/schema.ts'
import { setFirstNumber } from '../../services/invoices/take-number.ts'
import { generateSlots } from '../../services/scheduling/generate-slots.ts'
import { addPerson } from '../../testing/office/add-person.ts'
import { orderServices } from '../../testing/orders/open-order-services.ts'
import { openRoster } from '../../testing/scheduling/open-roster.ts'
import { storeCopies, type TableRows } from './copies.ts'
import { copyOrders } from './copy-orders.ts'
import { grownTariff } from './grown-tariff.ts'
import { copyMessages, receiveMessages } from './messages.ts'
import { daysAhead, liveThrough, placeVisits } from './place-visits.ts'

/** Days before now of the first visit of a million orders. */
const daysBack = 1270
/** Days ago, when the orders that are copied were placed: their visits are over, and within the slots of 120 days. */
const placedDaysAgo = 116
const day = 86_400_000

/**
 * Fills an empty database with a company of 200 teams that had about so many orders, and as many messages: some by the
 * product's own use cases, and copies of them. All mail has been sent, and all that was due has been purged.
 */
export async function growCompany(database: Database, count: number): Promise<void> {
  const tariff = grownTariff()
  const now = new Date()
  const placedAt = new Date(now.getTime() - placedDaysAgo * day)
  const person = { id: randomUUID() }
  await addPerson(database, { id: person.id, name: 'Ada', role: 'owner' }, placedAt)
  await setFirstNumber(database, { series: tariff.country, year: placedAt.getFullYear(), seq: 1 }, person, placedAt)
  const today = officeClock(now).date
  const backTo = Math.max(placedDaysAgo, Math.round((daysBack * count) / 1e6))
  const from = addDays(today, -backTo)
  for (let date = from; date < addDays(today, -placedDaysAgo); date = addDays(date, placedDaysAgo))
    await openRoster(database, tariff, officeInstant(date, 0))
  const services = await orderServices(database, tariff, placedAt)
  await liveThrough(services, person, await placeVisits(services))
  services.time.now = now
  await generateSlots(database, tariff, now)
  await placeVisits(services)
  const orders = await database.selectFrom('order').selectAll().execute()
  const messages = await receiveMessages(database, person, placedAt)
  const sent = { state: 'sent', attemptsStarted: 1, attemptsFinished: 1 } as const
  const mails = database.updateTable('mail')
  await mails.set((eb) => ({ ...sent, sentAt: eb.ref('nextAttemptAt') })).execute()
  await recordUpkeep(database, 'purge', undefined, now)

  const days = Array.from({ length: backTo + daysAhead + 1 }, (_, index) => addDays(from, index))
  const dates = days.filter((date) => visitPercent(tariff, date) !== undefined)
  let { seq } = await database.selectFrom('auditHead').select('seq').executeTakeFirstOrThrow()
  const number = ({ audit = [], invoice = [] }: TableRows) => {
    for (const row of audit) row.seq = ++seq
    for (const row of invoice) Object.assign(row, { seq: ++seq, year: Number(String(row.issuedAt).slice(0, 4)) })
  }
  await storeCopies(database, number, copyOrders(database, { tariff, orders, person, count, dates, now }))
  await storeCopies(database, number, copyMessages(database, messages, person, { count, receivedAt: placedAt, now }))
  await sql`update "auditHead" set "seq" = (select max("seq") from "audit")`.execute(database)
}
