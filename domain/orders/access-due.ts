import type { Country } from '../language.ts'
import { addDays, officeInstant } from '../opening/office-time.ts'
import { closingMinutes, isOpenDay } from '../opening/opening-hours.ts'

/** The days before a visit in which the office asks how the team gets in (R16.35). */
export const accessAskedDays = 7

/** Until when the office has to know how the team gets in: the end of the last open day before the visit. */
export function accessDue(country: Country, visitDate: string): Date {
  let day = addDays(visitDate, -1)
  while (!isOpenDay(country, day)) day = addDays(day, -1)
  return officeInstant(day, closingMinutes)
}
