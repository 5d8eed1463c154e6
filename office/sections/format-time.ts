import { type Language, localeOf } from '../../domain/language.ts'
import { officeClock, officeTimeZone } from '../../domain/opening/office-time.ts'
import { dateFormats } from './formats-by-language.ts'

const timeOfDay = { hour: '2-digit', minute: '2-digit' } as const
const times = dateFormats({
  ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  ...timeOfDay,
  timeZone: officeTimeZone,
})

/** The end of a period that lasts until just before `at`: midnight is the last minute of the day that ends. */
export const formatUntil = (at: Date, language: Language): string =>
  formatTime(officeClock(at).minutes === 0 ? new Date(at.getTime() - 60_000) : at, language)

/** A moment in the time of the office: “Mon 23 Nov 2026, 10:00”. */
export const formatTime = (at: Date, language: Language): string => times[language].format(at)

/**
 * A moment ahead, in the time of the office: its day, with the year if that is another one, and its time, with the
 * seconds if there are any: “Friday 4 December” and “08:00”.
 */
export function formatMoment(at: Date, now: Date, language: Language): { day: string; time: string } {
  const isThisYear = officeClock(at).date.slice(0, 4) === officeClock(now).date.slice(0, 4)
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { timeZone: officeTimeZone, ...options }).format(at)
  const day = format({ weekday: 'long', day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) })
  const seconds = at.getUTCSeconds() > 0 ? ({ second: '2-digit' } as const) : {}
  return { day: day.replace(',', ''), time: format({ ...timeOfDay, ...seconds }) }
}
