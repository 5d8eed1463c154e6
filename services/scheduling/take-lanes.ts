import { dayPartsOf } from '../../domain/scheduling/visit.ts'
import type { Database } from '../database/schema.ts'
import { claimOfSlot, slotKey } from './claim-of-slot.ts'
import { type VisitClaim, VisitTaken } from './visit-claim.ts'

/** The previous owner, the new owner, and the expiry (null for an order). */
export interface Transfer {
  from: string
  to: string
  heldUntil: string | null
}

/**
 * Claims people for a visit inside the caller's transaction, preferring those that the holder has already, and frees
 * all others that it has (R16.2). This is the only way to get a claim. The caller first updates the row of the draft or
 * order, so that transactions of one holder wait for each other.
 * @throws VisitTaken
 */
export async function takeLanes(
  transaction: Database,
  claim: VisitClaim,
  transfer: Transfer,
  now: Date,
): Promise<void> {
  const parts = dayPartsOf(claim.visit.part)
  for (;;) {
    const lanes = await freeLanes(transaction, claim, [transfer.from, transfer.to], now)
    if (lanes.length < claim.people) throw new VisitTaken()
    const taken = await claimSlots(transaction, claim, lanes, transfer, now)
    if (taken === lanes.length * parts.length) return await freeOthers(transaction, claim, lanes, transfer)
    // PostgreSQL: another transaction was faster. Its claims are visible now, so that each round makes progress.
  }
}

/** As many lanes as a visit has people, free in all its parts or held by `owners`, whose lanes come first. */
export async function freeLanes(
  transaction: Database,
  { country, team, visit, people }: VisitClaim,
  owners: readonly string[],
  now: Date,
): Promise<number[]> {
  const parts = dayPartsOf(visit.part)
  const rows = await transaction
    .selectFrom('slot')
    .leftJoin('claim', claimOfSlot)
    .select('slot.lane')
    .where((eb) => eb.and({ 'slot.country': country, 'slot.team': team, 'slot.date': visit.date }))
    .where('slot.part', 'in', parts)
    .where('slot.offRoster', '=', 0)
    .where((eb) =>
      eb.or([
        eb('claim.holder', 'is', null),
        eb('claim.holder', 'in', owners),
        eb('claim.heldUntil', '<=', now.toISOString()),
      ]),
    )
    .groupBy('slot.lane')
    .having((eb) => eb.fn.countAll(), '=', parts.length)
    .orderBy((eb) => eb.fn.sum(eb.case().when('claim.holder', 'in', owners).then(eb.lit(0)).else(eb.lit(1)).end()))
    .orderBy('slot.lane')
    .limit(people)
    .execute()
  return rows.map(({ lane }) => lane)
}

/**
 * Claims the slots of lanes in one statement, in the order of their key so that transactions rarely wait for each other
 * in a circle. An expired hold is taken over.
 * @returns how many it got
 */
async function claimSlots(
  transaction: Database,
  { country, team, visit }: VisitClaim,
  lanes: readonly number[],
  { from, to, heldUntil }: Transfer,
  now: Date,
): Promise<number> {
  const slots = dayPartsOf(visit.part)
    .sort()
    .flatMap((part) => lanes.toSorted((a, b) => a - b).map((lane) => ({ country, team, date: visit.date, part, lane })))
  const taken = await transaction
    .insertInto('claim')
    .values(slots.map((slot) => ({ ...slot, holder: to, heldUntil })))
    .onConflict((conflict) =>
      conflict
        .columns(slotKey)
        .doUpdateSet({ holder: to, heldUntil })
        .where((eb) => eb.or([eb('claim.holder', 'in', [from, to]), eb('claim.heldUntil', '<=', now.toISOString())])),
    )
    .returning('claim.lane')
    .execute()
  return taken.length
}

/** Frees what the former or new holder has beside these lanes of the visit. */
async function freeOthers(
  transaction: Database,
  { country, team, visit }: VisitClaim,
  lanes: readonly number[],
  { from, to }: Transfer,
): Promise<void> {
  await transaction
    .deleteFrom('claim')
    .where('holder', 'in', [from, to])
    .where((eb) =>
      eb.not(
        eb.and([
          eb.and({ country, team, date: visit.date }),
          eb('part', 'in', dayPartsOf(visit.part)),
          eb('lane', 'in', lanes),
        ]),
      ),
    )
    .execute()
}
