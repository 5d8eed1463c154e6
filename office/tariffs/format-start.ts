import { type Language, localeOf } from '../../domain/language.ts'
import { officeTimeZone } from '../../domain/opening/office-time.ts'

/** The moment at which prices start, with the time zone: the night of a clock change has an hour twice. */
export const formatStart = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    timeZone: officeTimeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at)
