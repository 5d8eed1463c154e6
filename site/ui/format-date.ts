import { language } from '#copy/language.ts'

const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'nl-NL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Brussels',
})

/** A day as readers of this site write it: "2 March 2026", "2 maart 2026". Takes an ISO moment. */
export const formatDate = (moment: string): string => format.format(new Date(moment))
