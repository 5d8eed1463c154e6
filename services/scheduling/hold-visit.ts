import { sql } from 'kysely'
import { fitsHoldLimit } from '../../domain/scheduling/hold-limit.ts'
import { dayPartsOf } from '../../domain/scheduling/visit.ts'
import type { Database } from '../database/schema.ts'
import { claimOfSlot } from './claim-of-slot.ts'
import { freeLanes, takeLanes } from './take-lanes.ts'
import { type VisitClaim, VisitTaken } from './visit-claim.ts'

/**
 * Holds a visit for an unfinished order until `heldUntil`, and frees what the holder held before, inside the caller's
 * transaction.
 * @param holder of the draft; it holds one visit at a time
 * @param mayBegin whether its client may begin a hold
 * @returns false if it holds nothing, because unfinished orders hold half of those people or its client may not: the
 *   first order gets the visit
 * @throws VisitTaken
 */
export async function holdVisit(
  transaction: Database,
  { holder, heldUntil, ...claim }: VisitClaim & { holder: string; heldUntil: Date },
  now: Date,
  mayBegin = true,
): Promise<boolean> {
  await lockDate(transaction, claim)
  if (mayBegin && (await mayHold(transaction, claim, holder, now))) {
    await takeLanes(transaction, claim, { from: holder, to: holder, heldUntil: heldUntil.toISOString() }, now)
    return true
  }
  const lanes = await freeLanes(transaction, claim, [holder], now)
  if (lanes.length < claim.people) throw new VisitTaken()
  await releaseHold(transaction, holder)
  return false
}

/**
 * Prolongs a hold inside the caller's transaction.
 * @returns false if it has ended: `holdVisit` may still get it back
 */
export async function prolongHold(transaction: Database, holder: string, heldUntil: Date, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('claim')
    .set({ heldUntil: heldUntil.toISOString() })
    .where('holder', '=', holder)
    .where('heldUntil', '>', now.toISOString())
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Frees what a draft holds. */
export async function releaseHold(transaction: Database, holder: string): Promise<void> {
  await transaction.deleteFrom('claim').where('holder', '=', holder).where('heldUntil', 'is not', null).execute()
}

/** Whether the limit of holds lets a visit be held in each part of the day that it takes. */
async function mayHold(transaction: Database, claim: VisitClaim, holder: string, now: Date): Promise<boolean> {
  const { country, team, visit, people } = claim
  const parts = dayPartsOf(visit.part)
  const rows = await transaction
    .selectFrom('slot')
    .leftJoin('claim', claimOfSlot)
    .select((eb) => [
      'slot.part',
      eb.fn.countAll().filterWhere('offRoster', '=', 0).as('slots'),
      eb.fn.countAll().filterWhere('heldUntil', '>', now.toISOString()).filterWhere('holder', '<>', holder).as('held'),
    ])
    .where((eb) => eb.and({ 'slot.country': country, 'slot.team': team, 'slot.date': visit.date }))
    .where('slot.part', 'in', parts)
    .groupBy('slot.part')
    .execute()
  return rows.every(({ slots, held }) =>
    fitsHoldLimit({ slots: Number(slots), heldByOthers: Number(held), wanted: people }),
  )
}

/**
 * Lets one transaction at a time hold people of a team's date, so that the limit of `mayHold` is kept on PostgreSQL
 * too: locks the date's first slot by an update that changes nothing.
 */
async function lockDate(transaction: Database, { country, team, visit }: VisitClaim) {
  await sql`update "slot" set "offRoster" = "offRoster"
    where ("country", "team", "date", "part", "lane") = (
      select "country", "team", "date", "part", "lane" from "slot"
      where "country" = ${country} and "team" = ${team} and "date" = ${visit.date} order by "part", "lane" limit 1
    )`.execute(transaction)
}
