import { type Language, languages, localeOf } from '../../domain/language.ts'

/**
 * A format per language, made once: making one takes ten times as long as using it, and keeps 34 KB outside of the
 * heap. A garbage collection that ends thousands of them held every page up for 100 ms.
 */
const formatsByLanguage = <Format>(make: (locale: string) => Format): Record<Language, Format> =>
  Object.fromEntries(languages.map((language) => [language, make(localeOf(language))])) as Record<Language, Format>

/** Formats of dates and times, by language. */
export const dateFormats = (options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> =>
  formatsByLanguage((locale) => new Intl.DateTimeFormat(locale, options))

/** Formats of numbers and amounts, by language. */
export const numberFormats = (options: Intl.NumberFormatOptions): Record<Language, Intl.NumberFormat> =>
  formatsByLanguage((locale) => new Intl.NumberFormat(locale, options))
