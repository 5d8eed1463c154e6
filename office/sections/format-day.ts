import type { Language } from '../../domain/language.ts'
import { isDate } from '../../domain/scheduling/visit.ts'
import { dateFormats } from './formats-by-language.ts'

const short = dateFormats({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
const full = dateFormats({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A date ('2026-11-26') without its year: “Thu 26 Nov”, “do 26 nov”. */
export const shortDay = (language: Language, date: string): string => written(short[language], date)

/** A date in full: “Thursday 26 November 2026”. */
export const fullDay = (language: Language, date: string): string => written(full[language], date)

/** Shows a stored value that is not a date as it is: no value may break a list. */
const written = (format: Intl.DateTimeFormat, date: string): string =>
  isDate(date) ? format.format(new Date(date)).replace(',', '') : date
