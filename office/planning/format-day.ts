import { type Language, localeOf } from '../../domain/language.ts'

const format = (language: Language, date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' }).format(new Date(date))

/** A date ('2026-11-26') without its year: “Thu 26 Nov”, “do 26 nov”. */
export const shortDay = (language: Language, date: string): string =>
  format(language, date, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '')

/** A date in full: “Thursday 26 November 2026”. */
export const fullDay = (language: Language, date: string): string =>
  format(language, date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).replace(',', '')

/** Minutes as hours: “2:30”. */
export const formatHours = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
