import { usualTeamSize } from '../company/business-rules.ts'
import type { Tariff } from './tariff.ts'

type CrewRules = Pick<Tariff, 'leastPersonMinutes' | 'onSiteStepMinutes' | 'people'>

export interface Crew {
  people: number
  /** Per person. people × minutesOnSite is enough for the work. */
  minutesOnSite: number
}

/**
 * How many people come and for how long: one person for work up to `aloneUpToMinutes`, normally two (R1.8), more if two
 * would take longer than `longestVisitMinutes`. Time on site is rounded up to the step; the minimum order is
 * `leastPersonMinutes`. More work never means fewer people × minutes, because the limits are multiples of the step
 * (R6.3).
 *
 * @param workMinutes person-minutes
 * @returns undefined if the work needs more people than we send in one visit
 */
export function crewFor(
  { leastPersonMinutes, onSiteStepMinutes, people }: CrewRules,
  workMinutes: number,
): Crew | undefined {
  const personMinutes = Math.max(workMinutes, leastPersonMinutes)
  const needed = Math.ceil(personMinutes / people.longestVisitMinutes)
  const count = personMinutes <= people.aloneUpToMinutes ? 1 : Math.max(usualTeamSize, needed)
  if (count > people.most) return undefined
  return { people: count, minutesOnSite: Math.ceil(personMinutes / count / onSiteStepMinutes) * onSiteStepMinutes }
}
