import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { addDays, officeClock } from '../../domain/opening/office-time.ts'
import { nameKeyOf } from '../../domain/people/name-key.ts'
import { recordUpkeep } from '../../services/backup/upkeep.ts'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import type { Database } from '../../services/database/schema.ts'
import { setFirstNumber } from '../../services/invoices/take-number.ts'
import { audit } from '../../services/people/audit.ts'
import { generateSlots } from '../../services/scheduling/generate-slots.ts'
import { orderServices } from '../../testing/orders/open-order-services.ts'
import { copyMessages } from './copy-messages.ts'
import { copyOrders } from './copy-orders.ts'
import { withoutIndexes } from './copy-rows.ts'
import { grownTariff } from './grown-tariff.ts'
import { receiveTemplates } from './template-messages.ts'
import { liveThrough, placeTemplates } from './template-orders.ts'

/** Days before now of the first visit, and after it of the last. */
const [daysBack, daysAhead] = [1270, 60] as const
/** Days ago, when the orders that are copied were placed: their visits are over, and within the slots of 120 days. */
const placedDaysAgo = 115
const templates = 300
const day = 86_400_000

/** How much a company has done. */
export interface GrownSize {
  orders: number
  messages: number
}

/**
 * Fills an empty PostgreSQL with a company of 200 teams: some orders and messages by the product's own use cases, and
 * copies of them that PostgreSQL makes. All mail has been sent, and all that was due has been purged.
 * @returns the owner
 */
export async function growCompany(url: string, { orders, messages }: GrownSize): Promise<{ id: string }> {
  const tariff = grownTariff()
  const now = new Date()
  const placedAt = new Date(now.getTime() - placedDaysAgo * day)
  const database = openDatabase(url)
  await migrateDatabase(database)
  const owner = await addOwner(database, placedAt)
  await setFirstNumber(database, { series: tariff.country, year: placedAt.getFullYear(), seq: 1 }, owner, placedAt)
  const services = await orderServices(database, tariff, placedAt)
  const past = await placeTemplates(services, templates)
  await liveThrough(services, owner, past)
  services.time.now = now
  await generateSlots(database, tariff, now)
  const coming = await placeTemplates(services, templates / 3)
  const received = await receiveTemplates(database, owner, placedAt)
  const sent = { state: 'sent', attemptsStarted: 1, attemptsFinished: 1 } as const
  await database
    .updateTable('mail')
    .set((eb) => ({ ...sent, sentAt: eb.ref('nextAttemptAt') }))
    .execute()
  await recordUpkeep(database, 'purge', undefined, now)
  await audit(database, { by: owner, action: 'putAwayFirstDay', subject: 'firstDay' }, now)
  await database.destroy()

  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await withoutIndexes(client, async () => {
    const today = officeClock(now).date
    const dates = { from: addDays(today, -daysBack), until: addDays(today, daysAhead), now }
    await copyOrders(client, { tariff, past, coming, count: orders, ...dates })
    await copyMessages(client, received, messages, now)
    await client.query('update "auditHead" set "seq" = (select max("seq" + 0) from "audit")')
  })
  await client.end()
  return owner
}

async function addOwner(database: Database, joinedAt: Date): Promise<{ id: string }> {
  const id = randomUUID()
  const named = { name: 'Ada', nameKey: nameKeyOf('Ada'), role: 'owner', language: 'en' } as const
  const row = { id, ...named, disabledAt: null, createdAt: joinedAt.toISOString(), version: 1 }
  await database.insertInto('person').values(row).execute()
  return { id }
}
