import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { visitPartNames } from '../../domain/scheduling/visit.ts'
import { retryingTransaction } from '../../server/database/retrying-transaction.ts'
import type { Database } from '../../server/database/schema.ts'
import { readTariff, sampleTariffs } from '../../server/estimates/read-tariff.ts'
import { generateSlots } from '../../server/scheduling/generate-slots.ts'
import { holdVisit } from '../../server/scheduling/hold-visit.ts'
import { confirmHold, releaseOrder, swapClaims } from '../../server/scheduling/order-claims.ts'
import { type VisitClaim, VisitTaken } from '../../server/scheduling/visit-claim.ts'
import type { Bookings } from './bookings.ts'

/** A visitor's booking. It is an order once it has an `orderId`. */
interface BookingTable {
  key: string
  orderId: string | null
  visit: string
  cancelled: number
  version: number
}

const teams = ['antwerp', 'ghent'] as const
/** So few that they are nearly full all the time. */
const datesUsed = 5

/** Milliseconds: some holds end before their visitor has made up his mind. */
const heldFor = 20
const longestThought = 30

/** Scheduling alone: a hold, then an order of one row. */
export const plainBookings: Bookings = {
  async prepare(database) {
    const tariff = readTariff(sampleTariffs, 'BE')
    if (!tariff) throw new Error('The sample tariff is missing.')
    await generateSlots(database, tariff, new Date())
    await sql`create table "booking" (
      "key" text primary key,
      "orderId" text unique,
      "visit" text not null,
      "cancelled" integer not null,
      "version" integer not null
    )`.execute(database)
  },

  async place(database, key) {
    const claim = await anyVisit(database)
    const known = await unlessTaken(database, async (transaction, now) => {
      const { orderId, visit } = await begin(transaction, key, claim)
      if (orderId) return orderId
      const heldUntil = new Date(now.getTime() + heldFor)
      await holdVisit(transaction, { ...JSON.parse(visit), holder: key, heldUntil }, now)
      return 'held'
    })
    if (known !== 'held') return known
    await pause(randomInt(longestThought))
    return await unlessTaken(database, async (transaction, now) => {
      const { orderId, visit } = await lock(transaction, 'key', key)
      if (orderId) return orderId
      const id = randomUUID()
      await tableOf(transaction).updateTable('booking').set({ orderId: id }).where('key', '=', key).execute()
      await confirmHold(transaction, { ...JSON.parse(visit), holder: key, orderId: id }, now)
      return id
    })
  },

  async move(database, orderId) {
    const claim = await anyVisit(database)
    const moved = await unlessTaken(database, async (transaction, now) => {
      const { cancelled } = await lock(transaction, 'orderId', orderId)
      if (cancelled) return false
      const visit = JSON.stringify(claim)
      await tableOf(transaction).updateTable('booking').set({ visit }).where('orderId', '=', orderId).execute()
      await swapClaims(transaction, { ...claim, orderId }, now)
      return true
    })
    return moved ?? false
  },

  async cancel(database, orderId) {
    await retryingTransaction(database, async (transaction) => {
      await lock(transaction, 'orderId', orderId)
      await tableOf(transaction).updateTable('booking').set({ cancelled: 1 }).where('orderId', '=', orderId).execute()
      await releaseOrder(transaction, orderId)
    })
  },

  async orders(database) {
    const rows = await tableOf(database)
      .selectFrom('booking')
      .selectAll()
      .where('orderId', 'is not', null)
      .$narrowType<{ orderId: string }>()
      .execute()
    return rows.map(({ orderId, key, visit, cancelled }) => ({
      orderId,
      key,
      visit: cancelled ? undefined : { ...JSON.parse(visit), orderId },
    }))
  },
}

const tableOf = (database: Database) => database.withTables<{ booking: BookingTable }>()

/** Adds a visitor's booking, or locks it where the other press has added it. */
const begin = (transaction: Database, key: string, claim: VisitClaim): Promise<BookingTable> =>
  tableOf(transaction)
    .insertInto('booking')
    .values({ key, orderId: null, visit: JSON.stringify(claim), cancelled: 0, version: 0 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ version: eb('booking.version', '+', 1) })))
    .returningAll()
    .executeTakeFirstOrThrow()

/** Locks a visitor's booking until the transaction ends, so that two presses wait for each other. */
const lock = (transaction: Database, column: 'key' | 'orderId', value: string): Promise<BookingTable> =>
  tableOf(transaction)
    .updateTable('booking')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where(column, '=', value)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Runs a transaction; undefined, and nothing is changed, if the visit was taken. */
async function unlessTaken<Result>(
  database: Database,
  work: (transaction: Database, now: Date) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await retryingTransaction(database, (transaction) => work(transaction, new Date()))
  } catch (error) {
    if (error instanceof VisitTaken) return undefined
    throw error
  }
}

/** Any visit of the first dates that have slots. */
async function anyVisit(database: Database): Promise<VisitClaim> {
  const team = teams[randomInt(teams.length)] ?? 'antwerp'
  const dates = await database
    .selectFrom('slot')
    .select('date')
    .distinct()
    .where('country', '=', 'BE')
    .where('team', '=', team)
    .orderBy('date')
    .limit(datesUsed)
    .execute()
  const part = visitPartNames[randomInt(visitPartNames.length)] ?? 'day'
  return {
    country: 'BE',
    team,
    visit: { date: dates[randomInt(dates.length)]?.date ?? '', part },
    people: 1 + randomInt(4),
  }
}
