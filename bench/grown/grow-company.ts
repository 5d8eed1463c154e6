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
import { isPostgres } from '../on-both-engines.ts'
import { storeCopies, type TableRows, withoutIndexes } from './copies.ts'
import { copyMessages } from './copy-messages.ts'
import { copyOrders } from './copy-orders.ts'
import { grownTariff } from './grown-tariff.ts'
import { receiveTemplates } from './template-messages.ts'
import { liveThrough, placeTemplates } from './template-orders.ts'

/** Days before now of the first visit of a million orders, and after it of the last of any. */
const [daysBack, daysAhead] = [1270, 60] as const
/** Days ago, when the orders that are copied were placed: their visits are over, and within the slots of 120 days. */
const placedDaysAgo = 115
const templates = 300
const day = 86_400_000

/**
 * Fills an empty database with a company of 200 teams that had so many orders, and as many messages: some by the
 * product's own use cases, and copies of them. All mail has been sent, and all that was due has been purged.
 */
export async function growCompany(database: Database, count: number): Promise<void> {
  const tariff = grownTariff()
  const now = new Date()
  const placedAt = new Date(now.getTime() - placedDaysAgo * day)
  const owner = await addOwner(database, placedAt)
  await setFirstNumber(database, { series: tariff.country, year: placedAt.getFullYear(), seq: 1 }, owner, placedAt)
  const services = await orderServices(database, tariff, placedAt)
  const past = await placeTemplates(services, templates)
  await liveThrough(services, owner, past)
  services.time.now = now
  await generateSlots(database, tariff, now)
  await placeTemplates(services, templates / 3)
  const received = await receiveTemplates(database, owner, placedAt)
  const sent = { state: 'sent', attemptsStarted: 1, attemptsFinished: 1 } as const
  const mails = database.updateTable('mail').set((eb) => ({ ...sent, sentAt: eb.ref('nextAttemptAt') }))
  await mails.execute()
  await recordUpkeep(database, 'purge', undefined, now)

  const today = officeClock(now).date
  const from = addDays(today, -Math.max(placedDaysAgo + 5, Math.round((daysBack * count) / 1e6)))
  const orders = await database.selectFrom('order').selectAll().execute()
  const days = { from, until: addDays(today, daysAhead), now, count }
  async function* copies() {
    yield* copyOrders(database, { tariff, orders, person: owner, ...days })
    yield* copyMessages(database, received, owner, { count, now })
  }
  const fill = async (into: Database) => {
    await addSlots(into, tariff, from)
    await storeCopies(into, numbered(database, copies()))
  }
  await (isPostgres(database) ? withoutIndexes(database, fill) : fill(database))
  await sql`update "auditHead" set "seq" = (select max("seq") from "audit")`.execute(database)
}

/** Adds the slots from a date to those that there are. */
async function addSlots(database: Database, tariff: Tariff, from: string): Promise<void> {
  const { country } = tariff
  const slots = database.selectFrom('slot').select((eb) => eb.fn.min('date').as('first'))
  const { first } = await slots.executeTakeFirstOrThrow()
  for (let date = from; date < first; date = addDays(date, 1)) {
    if (visitPercent(tariff, date) === undefined) continue
    const places = Object.keys(tariff.teams).flatMap((team) => dayParts.map((part) => ({ country, team, date, part })))
    for (let lane = 1; lane <= tariff.people.most; lane += 1)
      for (const batch of inBatches(places.map((place) => ({ ...place, lane, offRoster: 0 }))))
        await database.insertInto('slot').values(batch).execute()
  }
}

/** Numbers what is counted over all orders and messages. */
async function* numbered(database: Database, copies: AsyncIterable<TableRows>): AsyncGenerator<TableRows> {
  const last = async (table: 'audit' | 'invoice') =>
    (await database.selectFrom(table).select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow()).seq
  const next = { audit: await last('audit'), invoice: await last('invoice') }
  for await (const copy of copies) {
    for (const entry of copy.audit ?? []) entry.seq = next.audit += 1
    for (const invoice of copy.invoice ?? []) {
      invoice.seq = next.invoice += 1
      invoice.year = Number(String(invoice.issuedAt).slice(0, 4))
    }
    yield copy
  }
}

async function addOwner(database: Database, joinedAt: Date): Promise<{ id: string }> {
  const id = randomUUID()
  const named = { name: 'Ada', nameKey: nameKeyOf('Ada'), role: 'owner', language: 'en' } as const
  const row = { id, ...named, disabledAt: null, createdAt: joinedAt.toISOString(), version: 1 }
  await database.insertInto('person').values(row).execute()
  return { id }
}
