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
