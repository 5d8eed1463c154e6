import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { visitPercent } from '../../domain/estimate/dates.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { addDays, officeClock } from '../../domain/opening/office-time.ts'
import { nameKeyOf } from '../../domain/people/name-key.ts'
import { dayParts } from '../../domain/scheduling/visit.ts'
import { recordUpkeep } from '../../services/backup/upkeep.ts'
import { inBatches } from '../../services/database/in-batches.ts'
import type { Database } from '../../services/database/schema.ts'
import { setFirstNumber } from '../../services/invoices/take-number.ts'
import { generateSlots } from '../../services/scheduling/generate-slots.ts'
import { orderServices } from '../../testing/orders/open-order-services.ts'
import type { Engine } from '../on-both-engines.ts'
import type { TableRows } from './copies.ts'
import { copyOrders } from './copy-orders.ts'
import { grownTariff } from './grown-tariff.ts'
import { copyMessages, receiveMessages } from './messages.ts'
import { liveThrough, placeVisits } from './place-visits.ts'
import { storeCopies, withoutIndexes } from './store-copies.ts'

/** Days before now of the first visit of a million orders, and after it of the last of any. */
const [daysBack, daysAhead] = [1270, 59] as const
/** Days ago, when the orders that are copied were placed: their visits are over, and within the slots of 120 days. */
const placedDaysAgo = 116
const day = 86_400_000

/**
 * Fills an empty database with a company of 200 teams that had about so many orders, and as many messages: some by the
 * product's own use cases, and copies of them. All mail has been sent, and all that was due has been purged.
 */
export async function growCompany(database: Database, engine: Engine, count: number): Promise<void> {
  const tariff = grownTariff()
  const now = new Date()
  const placedAt = new Date(now.getTime() - placedDaysAgo * day)
  const person = await addOwner(database, placedAt)
  await setFirstNumber(database, { series: tariff.country, year: placedAt.getFullYear(), seq: 1 }, person, placedAt)
  const services = await orderServices(database, tariff, placedAt)
  await liveThrough(services, person, await placeVisits(services))
  services.time.now = now
  await generateSlots(database, tariff, now)
  await placeVisits(services)
  const orders = await database.selectFrom('order').selectAll().execute()
  const messages = await receiveMessages(database, person, placedAt)
  const sent = { state: 'sent', attemptsStarted: 1, attemptsFinished: 1 } as const
  const mails = database.updateTable('mail').set((eb) => ({ ...sent, sentAt: eb.ref('nextAttemptAt') }))
  await mails.execute()
  await recordUpkeep(database, 'purge', undefined, now)

  const today = officeClock(now).date
  const from = addDays(today, -Math.max(placedDaysAgo, Math.round((daysBack * count) / 1e6)))
  const dates = datesOf(tariff, from, addDays(today, daysAhead))
  const number = await numbering(database)
  const fill = async (into: Database) => {
    await addSlots(into, tariff, dates)
    await storeCopies(into, number, copyOrders(database, { tariff, orders, person, count, dates, now }))
    await storeCopies(into, number, copyMessages(database, messages, person, { count, receivedAt: placedAt, now }))
  }
  await (engine === 'PostgreSQL' ? withoutIndexes(database, fill) : fill(database))
  await sql`update "auditHead" set "seq" = (select max("seq") from "audit")`.execute(database)
}

/** The days from one to another on which the company works. */
function datesOf(tariff: Tariff, from: string, until: string): string[] {
  const dates: string[] = []
  for (let date = from; date <= until; date = addDays(date, 1))
    if (visitPercent(tariff, date) !== undefined) dates.push(date)
  return dates
}

/** Adds the slots of days before those that have some. */
async function addSlots(database: Database, tariff: Tariff, dates: readonly string[]): Promise<void> {
  const { country } = tariff
  const slots = database.selectFrom('slot').select((eb) => eb.fn.min('date').as('first'))
  const { first } = await slots.executeTakeFirstOrThrow()
  for (const date of dates.filter((each) => each < first)) {
    const places = Object.keys(tariff.teams).flatMap((team) => dayParts.map((part) => ({ country, team, date, part })))
    for (let lane = 1; lane <= tariff.people.most; lane += 1)
      for (const batch of inBatches(places.map((place) => ({ ...place, lane, offRoster: 0 }))))
        await database.insertInto('slot').values(batch).execute()
  }
}

/** @returns what numbers the rows of a copy that are counted over all orders and messages */
async function numbering(database: Database): Promise<(copy: TableRows) => void> {
  const last = async (table: 'audit' | 'invoice') =>
    (await database.selectFrom(table).select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow()).seq
  const next = { audit: await last('audit'), invoice: await last('invoice') }
  return (copy) => {
    for (const entry of copy.audit ?? []) entry.seq = next.audit += 1
    for (const invoice of copy.invoice ?? []) {
      invoice.seq = next.invoice += 1
      invoice.year = Number(String(invoice.issuedAt).slice(0, 4))
    }
  }
}

async function addOwner(database: Database, joinedAt: Date): Promise<{ id: string }> {
  const id = randomUUID()
  const named = { name: 'Ada', nameKey: nameKeyOf('Ada'), role: 'owner', language: 'en' } as const
  const row = { id, ...named, disabledAt: null, createdAt: joinedAt.toISOString(), version: 1 }
  await database.insertInto('person').values(row).execute()
  return { id }
}
