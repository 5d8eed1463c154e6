import type { Country } from '../language.ts'
import { officeClock, officeInstant } from '../opening/office-time.ts'
import { closingMinutes, nextOpenDay } from '../opening/opening-hours.ts'

/**
 * Until when the office calls a customer whose work did not happen at `at`, or posts a contract: the end of the next
 * open day.
 */
export const followUpBy = (country: Country, at: Date): Date =>
  officeInstant(nextOpenDay(country, officeClock(at).date), closingMinutes)
