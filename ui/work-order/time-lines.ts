import { estimateDesk } from '#copy/estimate-desk.ts'
import { fill } from '../../copy/fill.ts'
import { crew, duration, typeset } from '../../copy/format/format-work.ts'
import type { WorkLine } from './work-lines.tsx'

const words = estimateDesk.drivers

/** The charged time of a visit. */
interface VisitTime {
  /** Person-minutes of all rooms and extras. */
  workMinutes: number
  /** Person-minutes of the smallest order. */
  leastPersonMinutes: number
  /** Person-minutes that were ordered by the hour: they are charged as they are, whatever the work. */
  soldMinutes?: number | null
  people: number
  /** For each of them. */
  minutesOnSite: number
}

/**
 * From the work to the time that is charged: the sum for one person, the smallest order where that is more, and the
 * crew.
 */
export function timeLines(visit: VisitTime): WorkLine[] {
  const { workMinutes, leastPersonMinutes, soldMinutes, people, minutesOnSite } = visit
  return [
    { key: 'work', label: words.sum, amount: duration(workMinutes) },
    ...(workMinutes < leastPersonMinutes && !soldMinutes
      ? [{ key: 'least', label: words.least, amount: duration(leastPersonMinutes) }]
      : []),
    { key: 'crew', label: chargedCrew(visit), amount: duration(people * minutesOnSite) },
  ]
}

/** The number of people and their time, and whether it was rounded up. */
export function chargedCrew({ workMinutes, leastPersonMinutes, soldMinutes, ...visit }: VisitTime): string {
  const isRounded = !soldMinutes && visit.people * visit.minutesOnSite > Math.max(workMinutes, leastPersonMinutes)
  return typeset(isRounded ? fill(words.rounded, { crew: crew(visit) }) : crew(visit))
}
