import { type Language, localeOf } from '../domain/language.ts'

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
