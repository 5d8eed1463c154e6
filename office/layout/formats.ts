import { fullDayIn } from '../../copy/format/full-day.ts'
import { type Language, languages, localeOf } from '../../domain/language.ts'
import { addDays, officeClock, officeTimeZone } from '../../domain/opening/office-time.ts'
import { type Weekday, weekdays } from '../../domain/opening/weekdays.ts'
import { isDate } from '../../domain/scheduling/visit.ts'

/**
 * A format per language, made once: making one takes ten times as long as using it, and keeps 34 KB outside of the
 * heap. A garbage collection that ends thousands of them held every page up for 100 ms.
 */
const formatsByLanguage = <Format>(make: (locale: string) => Format): Record<Language, Format> =>
  Object.fromEntries(languages.map((language) => [language, make(localeOf(language))])) as Record<Language, Format>

/** Formats of dates and times, by language. */
const dateFormats = (options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> =>
  formatsByLanguage((locale) => new Intl.DateTimeFormat(locale, options))

/** Formats of numbers and amounts, by language. */
const numberFormats = (options: Intl.NumberFormatOptions): Record<Language, Intl.NumberFormat> =>
  formatsByLanguage((locale) => new Intl.NumberFormat(locale, options))

const timeOfDay = { hour: '2-digit', minute: '2-digit' } as const
const inFull = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  ...timeOfDay,
  timeZone: officeTimeZone,
} as const
const times = dateFormats(inFull)
const starts = dateFormats({ ...inFull, timeZoneName: 'short' })
const ofToday = dateFormats({ ...timeOfDay, timeZone: officeTimeZone })
const ofThisWeek = dateFormats({ weekday: 'short', ...timeOfDay, timeZone: officeTimeZone })
const ofThisYear = dateFormats({ day: 'numeric', month: 'short', timeZone: officeTimeZone })
const ofOtherYears = dateFormats({ day: 'numeric', month: 'short', year: 'numeric', timeZone: officeTimeZone })

/**
 * A moment as people say it, in the time of the office: “10:00” today, “Mon 10:00” within six days, “23 Nov” and in
 * another year “23 Nov 2025” beyond that.
 */
function formatTime(at: Date, now: Date, language: Language): string {
  const [date, today] = [officeClock(at).date, officeClock(now).date]
  if (date === today) return ofToday[language].format(at)
  if (date > addDays(today, -7) && date < addDays(today, 7)) return ofThisWeek[language].format(at).replace(',', '')
  return (date.slice(0, 4) === today.slice(0, 4) ? ofThisYear : ofOtherYears)[language].format(at)
}

/**
 * The end of a period that lasts until just before `at`, as people say it: a day alone is that whole day, and midnight
 * is the day that ends.
 */
function formatUntil(at: Date, now: Date, language: Language): string {
  if (officeClock(at).minutes === 0) {
    const last = new Date(at.getTime() - 60_000)
    const { date } = officeClock(last)
    return date === officeClock(now).date ? formatTime(last, now, language) : dayInWords(date, now, language)
  }
  const until = formatTime(at, now, language)
  return until.includes(':') ? until : `${until}, ${ofToday[language].format(at)}`
}

/**
 * A moment ahead, in the time of the office: its day, with the year if that differs, and its time, with the
 * seconds if there are any: “Friday 4 December” and “08:00”.
 */
function formatMoment(at: Date, now: Date, language: Language): { day: string; time: string } {
  const isThisYear = officeClock(at).date.slice(0, 4) === officeClock(now).date.slice(0, 4)
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { timeZone: officeTimeZone, ...options }).format(at)
  const day = format({ weekday: 'long', day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) })
  const seconds = at.getUTCSeconds() > 0 ? ({ second: '2-digit' } as const) : {}
  return { day: day.replace(',', ''), time: format({ ...timeOfDay, ...seconds }) }
}

const short = dateFormats({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A date ('2026-11-26') without its year: “Thu 26 Nov”, “do 26 nov”. A stored text that is not a date is unchanged. */
const shortDay = (language: Language, date: string): string =>
  isDate(date) ? short[language].format(new Date(date)).replace(',', '') : date

const withYear = dateFormats({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A date as short as it is clear: “Thu 26 Nov”, and with a year that is not this one “Thu 26 Nov 2025”. */
const dayInWords = (date: string, now: Date, language: Language): string =>
  isDate(date) && date.slice(0, 4) !== officeClock(now).date.slice(0, 4)
    ? withYear[language].format(new Date(date)).replace(',', '')
    : shortDay(language, date)

const euros = { style: 'currency', currency: 'EUR' } as const
const whole = numberFormats({ ...euros, minimumFractionDigits: 0 })
const withCents = numberFormats(euros)

/** Dates, times and amounts as a reader sees them now. */
export const formatsFor = (language: Language, now: Date) => ({
  formatTime: (at: Date) => formatTime(at, now, language),
  formatUntil: (at: Date) => formatUntil(at, now, language),
  formatMoment: (at: Date) => formatMoment(at, now, language),
  shortDay: (date: string) => shortDay(language, date),
  dayInWords: (date: string) => dayInWords(date, now, language),

  /** A moment in full, for records: “Mon, 23 Nov 2026, 10:00”. */
  formatFullTime: (at: Date) => times[language].format(at),

  /** The moment at which prices start, with the time zone: the night of a clock change has an hour twice. */
  formatStart: (at: Date) => starts[language].format(at),

  /** A date in full: “Thursday 26 November 2026”. */
  fullDay: (date: string) => (isDate(date) ? fullDayIn(language, date) : date),

  /** A day of the week: “Thursday”, “donderdag”. */
  weekdayName: (weekday: Weekday) =>
    fullDayIn(language, `2024-01-0${weekdays.indexOf(weekday) + 1}`).split(' ')[0] ?? '',

  /** An amount in cents as readers of a language write it: €237, € 22,50, −€50. */
  formatMoney: (cents: number) =>
    (cents < 0 ? '−' : '') + (cents % 100 === 0 ? whole : withCents)[language].format(Math.abs(cents) / 100),
})
