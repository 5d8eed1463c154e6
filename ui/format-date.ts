import { language } from '#copy/language.ts'
import { localeOf } from '../domain/language.ts'
import { officeTimeZone } from '../domain/opening/office-time.ts'

/** Made at first use, as all formats that a browser may need. */
let format: Intl.DateTimeFormat | undefined

/** A day as readers of this site write it: "2 March 2026", "2 maart 2026". Takes an ISO moment. */
export function formatDate(moment: string): string {
  format ??= new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: officeTimeZone,
  })
  return format.format(new Date(moment))
}
