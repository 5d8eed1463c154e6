import { language } from '#copy/language.ts'
import { localeOf } from '../../domain/language.ts'
import { officeTimeZone } from '../../domain/opening/office-time.ts'

/** Created on first use: constructing a format is slow, and this module also runs in browsers. */
let format: Intl.DateTimeFormat | undefined

/** Formats the office date of an ISO 8601 instant for the site's readers: "2 March 2026", "2 maart 2026". */
export function formatDate(moment: string): string {
  format ??= new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: officeTimeZone,
  })
  return format.format(new Date(moment))
}
