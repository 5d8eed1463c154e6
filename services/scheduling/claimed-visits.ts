import { type DayPart, dayParts } from '../../domain/scheduling/visit.ts'
import type { ClaimTable } from '../database/tables/scheduling-tables.ts'
import type { VisitClaim } from './visit-claim.ts'

export interface ClaimedVisit extends VisitClaim {
  orderId: string
}

/**
 * The visits that claims make, one per holder and date. `people` counts the lanes, of which each should have every
 * part.
 */
export function visitsOf(claims: readonly ClaimTable[]): ClaimedVisit[] {
  const visits = Map.groupBy(claims, ({ holder, country, team, date }) => [holder, country, team, date].join(' '))
  return [...visits.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const all = [first, ...others]
    const parts = new Set<DayPart>(all.map(({ part }) => part))
    return {
      orderId: first.holder,
      country: first.country,
      team: first.team,
      visit: { date: first.date, part: parts.size === dayParts.length ? 'day' : first.part },
      people: new Set(all.map(({ lane }) => lane)).size,
    }
  })
}
