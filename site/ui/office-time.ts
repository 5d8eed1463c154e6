import { language } from '#copy/language.ts'

/** Made at first use, as all formats that a browser may need. */
let format: Intl.DateTimeFormat | undefined

/** A moment as the office's clock and calendar show it: "Monday 24 November 18:00". */
export function officeTime(moment: Date): string {
  format ??= new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'nl-NL', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Brussels',
  })
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${part.weekday} ${part.day} ${part.month} ${part.hour}:${part.minute}`
}
