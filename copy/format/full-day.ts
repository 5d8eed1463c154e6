import { type Language, localeOf } from '../../domain/language.ts'

/** Made at first use, as all formats that a browser may need. */
const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {}

/** A day ('2026-11-26') in full, in any of our languages: "Thursday 26 November 2026", "donderdag 26 november 2026". */
export function fullDayIn(language: Language, date: string): string {
  formats[language] ??= new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const parts = formats[language].formatToParts(new Date(date))
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return `${part.weekday} ${part.day} ${part.month} ${part.year}`
}
