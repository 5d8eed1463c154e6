import { fullDayIn } from '../../copy/format/full-day.ts'
import type { Language } from '../../domain/language.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { type Weekday, weekdays } from '../../domain/opening/weekdays.ts'
import { isDate } from '../../domain/scheduling/visit.ts'
import { dateFormats } from './formats-by-language.ts'

const short = dateFormats({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A date ('2026-11-26') without its year: “Thu 26 Nov”, “do 26 nov”. What is stored and is no date shows as it is. */
export const shortDay = (language: Language, date: string): string =>
  isDate(date) ? short[language].format(new Date(date)).replace(',', '') : date

const withYear = dateFormats({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A date as short as it is clear: “Thu 26 Nov”, and in another year than this one “Thu 26 Nov 2025”. */
export const dayInWords = (date: string, now: Date, language: Language): string =>
  isDate(date) && date.slice(0, 4) !== officeClock(now).date.slice(0, 4)
    ? withYear[language].format(new Date(date)).replace(',', '')
    : shortDay(language, date)

/** A date in full: “Thursday 26 November 2026”. */
export const fullDay = (language: Language, date: string): string => (isDate(date) ? fullDayIn(language, date) : date)

/** A day of the week: “Thursday”, “donderdag”. */
export const weekdayName = (language: Language, weekday: Weekday): string =>
  fullDayIn(language, `2024-01-0${weekdays.indexOf(weekday) + 1}`).split(' ')[0] ?? ''
