import { type Language, languages, localeOf } from '../../domain/language.ts'

/** Formats are expensive to make, and a board has many dates. */
const formatsOf = (options: Intl.DateTimeFormatOptions) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' }),
    ]),
  ) as Record<Language, Intl.DateTimeFormat>

const short = formatsOf({ weekday: 'short', day: 'numeric', month: 'short' })
const full = formatsOf({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** A date ('2026-11-26') without its year: “Thu 26 Nov”, “do 26 nov”. */
export const shortDay = (language: Language, date: string): string =>
  short[language].format(new Date(date)).replace(',', '')

/** A date in full: “Thursday 26 November 2026”. */
export const fullDay = (language: Language, date: string): string =>
  full[language].format(new Date(date)).replace(',', '')
