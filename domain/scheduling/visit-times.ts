import { ownerFacts } from '../company/owner-facts.ts'
import { minutesOf, officeInstant } from '../opening/office-time.ts'
import { type DayPart, dayParts, type Visit, type VisitPart } from './visit.ts'

/** Minutes since midnight, in office time. */
interface ArrivalWindow {
  from: number
  until: number
}

/** When teams arrive in each part of the day: the windows that the pages promise. */
const arrivalWindows: Record<DayPart, ArrivalWindow> = {
  morning: readWindow(ownerFacts.morningArrival.value),
  afternoon: readWindow(ownerFacts.afternoonArrival.value),
}

function readWindow(text: string): ArrivalWindow {
  const [from = '', until = ''] = text.split('–')
  return { from: minutesOf(from), until: minutesOf(until) }
}

/**
 * The longest visit that takes one part of a day: a team that arrives at the end of the morning's window has finished
 * when that of the afternoon opens, whose length is left for travel and lunch.
 */
const longestPartMinutes = arrivalWindows.afternoon.from - arrivalWindows.morning.until

/** The parts of a day that a visit can take: either half, or only the whole day if it is too long for a half. */
export const visitParts = (minutesOnSite: number): VisitPart[] =>
  minutesOnSite <= longestPartMinutes ? [...dayParts] : ['day']

/** When the team arrives, as the pages promise it: "08:00–09:00". */
export const arrivalWindow = (part: VisitPart): string =>
  (part === 'afternoon' ? ownerFacts.afternoonArrival : ownerFacts.morningArrival).value

/** The earliest moment at which the team arrives. Terms that depend on the appointment count from it (R1.9). */
export const visitStart = (visit: Visit): Date => officeInstant(visit.date, arrivalWindowOf(visit).from)

/** The moment by which the team has finished, even if it arrives at the end of its window. */
export const visitEnd = (visit: Visit, minutesOnSite: number): Date =>
  new Date(officeInstant(visit.date, arrivalWindowOf(visit).until).getTime() + minutesOnSite * 60_000)

const arrivalWindowOf = ({ part }: Visit): ArrivalWindow => arrivalWindows[part === 'afternoon' ? part : 'morning']
