import { company } from '../company/company.ts'
import { minutesOf, officeInstant } from '../opening/office-time.ts'

/** The parts of a working day for which people are planned. */
export const dayParts = ['morning', 'afternoon'] as const
export type DayPart = (typeof dayParts)[number]

/** The part of a day that a visit takes: one part, or both (`day`) with the same people. */
export const visitPartNames = [...dayParts, 'day'] as const
export type VisitPart = (typeof visitPartNames)[number]

/** When a team comes. `date` is 'YYYY-MM-DD', in the office's time zone. */
export interface Visit {
  date: string
  part: VisitPart
}

export const isSameVisit = (one: Visit, other: Visit): boolean => one.date === other.date && one.part === other.part

/** The parts of the day that a visit takes. */
export const dayPartsOf = (part: VisitPart): DayPart[] => (part === 'day' ? [...dayParts] : [part])

/** A visit as text, for forms and addresses: `2026-12-01.morning`. */
export const formatVisit = ({ date, part }: Visit): string => `${date}.${part}`

/** Reads the text that `formatVisit` writes. Undefined for anything else, also for a date that does not exist. */
export function parseVisit(text: string): Visit | undefined {
  const [date = '', name, ...more] = text.split('.')
  const part = visitPartNames.find((known) => known === name)
  return part && more.length === 0 && isDate(date) ? { date, part } : undefined
}

/** Whether a text is a date of this century, written 'YYYY-MM-DD': the days around any other may have no such name. */
export function isDate(text: string): boolean {
  const day = /^20\d\d-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00Z`) : undefined
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** When the team arrives, as the pages promise it: "08:00–09:00". */
export const arrivalWindow = (part: VisitPart): string =>
  (part === 'afternoon' ? company.facts.afternoonArrival : company.facts.morningArrival).value

/** The same in minutes since midnight, in office time. */
function arrivalMinutes(part: VisitPart): { from: number; until: number } {
  const [from = '', until = ''] = arrivalWindow(part).split('–')
  return { from: minutesOf(from), until: minutesOf(until) }
}

/**
 * The longest visit that takes one part of a day: a team that arrives at the end of the morning's window has finished
 * when that of the afternoon opens, whose length is left for travel and lunch.
 */
const longestPartMinutes = arrivalMinutes('afternoon').from - arrivalMinutes('morning').until

/** The parts of a day that a visit can take: either half, or only the whole day if it is too long for a half. */
export const visitParts = (minutesOnSite: number): VisitPart[] =>
  minutesOnSite <= longestPartMinutes ? [...dayParts] : ['day']

/** The earliest moment at which the team arrives. Terms that depend on the appointment count from it (R1.9). */
export const visitStart = (visit: Visit): Date => officeInstant(visit.date, arrivalMinutes(visit.part).from)

/** The moment by which the team has finished, even if it arrives at the end of its window. */
export const visitEnd = (visit: Visit, minutesOnSite: number): Date =>
  new Date(officeInstant(visit.date, arrivalMinutes(visit.part).until).getTime() + minutesOnSite * 60_000)
