import { sql } from 'kysely'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { Country } from '../../domain/language.ts'
import { addDays, officeClock } from '../../domain/opening/office-time.ts'
import { peopleAt, type Roster } from '../../domain/scheduling/roster.ts'
import { dayParts } from '../../domain/scheduling/visit.ts'
import { type Database, inBatches, retryingTransaction } from '../database/schema.ts'
import type { SlotTable } from '../database/tables/scheduling-tables.ts'
import { slotKey } from './claim-of-slot.ts'
import { type OrderOffRoster, ordersOffRoster } from './orders-off-roster.ts'
import { readRoster } from './store-roster.ts'
import { freeLanes } from './take-lanes.ts'

/** Orders can choose a date of the next 60 days; the rest is a reserve for a process that stands still. */
const daysAhead = 120

/** No holder has this id. */
const noHolder = ''

/**
 * Brings the slots of a country's teams in line with their roster, from today until 120 days ahead (R16.12). Several
 * processes may do so at once. A claimed slot is never removed: its order moves to another person of the same visit
 * where one is free, otherwise `ordersOffRoster` lists it.
 */
export async function generateSlots(database: Database, tariff: Tariff, now: Date): Promise<void> {
  const { country } = tariff
  const today = officeClock(now).date
  await retryingTransaction(database, async (transaction) => {
    await removeEndedHolds(transaction, country, now)
    await addAndMark(transaction, tariff, today)
  })
  for (const order of await ordersOffRoster(database, country, today)) await moveToRoster(database, order, now)
  await retryingTransaction(database, (transaction) => removeUnclaimed(transaction, country))
}

/** Removes ended holds, which would keep a slot that the roster has dropped. */
async function removeEndedHolds(database: Database, country: Country, now: Date) {
  await database
    .deleteFrom('claim')
    .where('country', '=', country)
    .where('heldUntil', '<=', now.toISOString())
    .execute()
}

/** Adds the slots that the roster asks for, and marks those that it no longer has, a team at a time. */
async function addAndMark(database: Database, tariff: Tariff, today: string) {
  const { country } = tariff
  const rostered = await database
    .selectFrom('rosterPattern')
    .select('team')
    .distinct()
    .where('country', '=', country)
    .execute()
  for (const team of new Set([...Object.keys(tariff.teams), ...rostered.map((row) => row.team)]))
    await addAndMarkTeam(database, tariff, team, today)
}

async function addAndMarkTeam(database: Database, tariff: Tariff, team: string, today: string) {
  const { country } = tariff
  // In this order, so that a process that is late does not bring back what a newer roster has taken away.
  const known = await database
    .selectFrom('slot')
    .selectAll()
    .where((eb) => eb.and({ country, team }))
    .where('date', '>=', today)
    .execute()
  const roster = await readRoster(database, country, today, team)
  const wanted = Object.hasOwn(tariff.teams, team) ? slotsOf(tariff, roster, team, today) : []

  const knownByKey = new Map(known.map((slot) => [keyOf(slot), slot]))
  const wantedKeys = new Set(wanted.map(keyOf))
  const added = wanted.filter((slot) => knownByKey.get(keyOf(slot))?.offRoster !== 0)
  const dropped = known.filter((slot) => slot.offRoster === 0 && !wantedKeys.has(keyOf(slot)))
  await writeSlots(database, [...added, ...dropped.map((slot) => ({ ...slot, offRoster: 1 }))])
}

const keyOf = ({ date, part, lane }: SlotTable) => `${date} ${part} ${lane}`

function slotsOf(tariff: Tariff, roster: Roster, team: string, today: string): SlotTable[] {
  const { country } = tariff
  const dates = Array.from({ length: daysAhead + 1 }, (_, day) => addDays(today, day))
  return dates.flatMap((date) =>
    dayParts.flatMap((part) =>
      Array.from({ length: peopleAt(tariff, roster, { team, date, part }) }, (_, index) => ({
        country,
        team,
        date,
        part,
        lane: index + 1,
        offRoster: 0,
      })),
    ),
  )
}

async function writeSlots(database: Database, slots: readonly SlotTable[]) {
  for (const batch of inBatches(slots)) {
    await database
      .insertInto('slot')
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(slotKey).doUpdateSet((eb) => ({ offRoster: eb.ref('excluded.offRoster') })),
      )
      .execute()
  }
}

/**
 * Gives an order's visit to people who are there, as far as there are any. An order that is moved at the same time is
 * left alone.
 */
async function moveToRoster(database: Database, { orderId, lanes, ...claim }: OrderOffRoster, now: Date) {
  await retryingTransaction(database, async (transaction) => {
    for (const lane of lanes) {
      const [free] = await freeLanes(transaction, { ...claim, people: 1 }, [noHolder], now)
      if (free === undefined) return
      await transaction
        .updateTable('claim')
        .set({ lane: free })
        .where('holder', '=', orderId)
        .where((eb) => eb.and({ country: claim.country, team: claim.team, date: claim.visit.date, lane }))
        .execute()
    }
  })
}

async function removeUnclaimed(database: Database, country: Country) {
  await database
    .deleteFrom('slot')
    .where('country', '=', country)
    // Exactly the condition of the partial index.
    .where(sql<boolean>`"slot"."offRoster" = 1`)
    .where((eb) => {
      const claims = eb.selectFrom('claim').select('claim.lane')
      return eb.not(eb.exists(slotKey.reduce((own, key) => own.whereRef(`claim.${key}`, '=', `slot.${key}`), claims)))
    })
    .execute()
}
