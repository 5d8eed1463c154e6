import { dayParts, type VisitPart } from '../../domain/scheduling/visit.ts'
import type { Database } from '../../services/database/schema.ts'
import type { VisitClaim } from '../../services/scheduling/visit-claim.ts'

/** A team with slots for both parts of some dates. */
export const ghent = { country: 'BE', team: 'ghent' } as const

/** Adds slots for so many people of `ghent` on each date. */
export async function addSlots(database: Database, dates: readonly string[], people: number): Promise<void> {
  const slots = dates.flatMap((date) =>
    dayParts.flatMap((part) =>
      Array.from({ length: people }, (_, index) => ({ ...ghent, date, part, lane: index + 1, offRoster: 0 })),
    ),
  )
  await database.insertInto('slot').values(slots).execute()
}

/** The claims of a visit of `ghent`. */
export const claimOf = (date: string, part: VisitPart, people: number): VisitClaim => {
  const visit = { date, part }
  return { ...ghent, visit, people }
}

/** All claims as text, such as `2026-12-01.morning.1 draft 2026-…`, in order; those of orders have no time. */
export async function claimsOf(database: Database): Promise<string[]> {
  const claims = await database.selectFrom('claim').selectAll().execute()
  return claims
    .map(({ date, part, lane, holder, heldUntil }) => `${date}.${part}.${lane} ${holder} ${heldUntil ?? ''}`.trimEnd())
    .sort()
}
