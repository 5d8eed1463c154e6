import { language } from '#copy/language.ts'
import { localeOf } from '../../domain/language.ts'
import { officeTimeZone } from '../../domain/opening/office-time.ts'

/** Created on first use: constructing a format is slow, and this module also runs in browsers. */
let format: Intl.DateTimeFormat | undefined

/** Formats an instant in office time: "18:00 on Monday 24 November", "maandag 24 november, 18:00 uur". */
export function officeTime(moment: Date): string {
  format ??= new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: officeTimeZone,
  })
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  const day = `${part.weekday} ${part.day} ${part.month}`
  const time = `${part.hour}:${part.minute}`
  return language === 'en' ? `${time} on ${day}` : `${day}, ${time} uur`
}
