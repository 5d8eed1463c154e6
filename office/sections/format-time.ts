import { type Language, localeOf } from '../../domain/language.ts'
import { officeClock } from '../../domain/opening/office-time.ts'

/** The end of a period that lasts until just before `at`: midnight is the last minute of the day that ends. */
export const formatUntil = (at: Date, language: Language): string =>
  formatTime(officeClock(at).minutes === 0 ? new Date(at.getTime() - 60_000) : at, language)

/** A moment in the time of the office: “Mon 23 Nov 2026, 10:00”. */
export const formatTime = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'Europe/Brussels',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)

/** The time of day of a moment, in the time of the office: “10:00”. */
export const formatClock = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'Europe/Brussels',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)
