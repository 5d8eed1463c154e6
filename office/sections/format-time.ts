import { type Language, localeOf } from '../../domain/language.ts'
import { addDays, officeClock, officeTimeZone } from '../../domain/opening/office-time.ts'
import { dayInWords } from './format-day.ts'
import { dateFormats } from './formats-by-language.ts'

const timeOfDay = { hour: '2-digit', minute: '2-digit' } as const
const times = dateFormats({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  ...timeOfDay,
  timeZone: officeTimeZone,
})
const ofToday = dateFormats({ ...timeOfDay, timeZone: officeTimeZone })
const ofThisWeek = dateFormats({ weekday: 'short', ...timeOfDay, timeZone: officeTimeZone })
const ofThisYear = dateFormats({ day: 'numeric', month: 'short', timeZone: officeTimeZone })
const ofOtherYears = dateFormats({ day: 'numeric', month: 'short', year: 'numeric', timeZone: officeTimeZone })

/**
 * A moment as people say it, in the time of the office: “10:00” today, “Mon 10:00” within six days, “23 Nov” and in
 * another year “23 Nov 2025” beyond that.
 */
export function formatTime(at: Date, now: Date, language: Language): string {
  const [date, today] = [officeClock(at).date, officeClock(now).date]
  if (date === today) return ofToday[language].format(at)
  if (date > addDays(today, -7) && date < addDays(today, 7)) return ofThisWeek[language].format(at).replace(',', '')
  return (date.slice(0, 4) === today.slice(0, 4) ? ofThisYear : ofOtherYears)[language].format(at)
}

/**
 * The end of a period that lasts until just before `at`, as people say it: a day alone is that whole day, and midnight
 * is the day that ends.
 */
export function formatUntil(at: Date, now: Date, language: Language): string {
  if (officeClock(at).minutes === 0) {
    const last = new Date(at.getTime() - 60_000)
    const { date } = officeClock(last)
    return date === officeClock(now).date ? formatTime(last, now, language) : dayInWords(date, now, language)
  }
  const until = formatTime(at, now, language)
  return until.includes(':') ? until : `${until}, ${ofToday[language].format(at)}`
}

/** A moment in full, for records: “Mon, 23 Nov 2026, 10:00”. */
export const formatFullTime = (at: Date, language: Language): string => times[language].format(at)

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
