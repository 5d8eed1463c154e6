import { countryOf, type Language } from '../language.ts'
import { officeClock, officeInstant } from '../opening/office-time.ts'
import { closingMinutes, isOpenDay, nextOpenDay, openingMinutes } from '../opening/opening-hours.ts'

/**
 * The instant by which a message or call-back request is answered (R1.6). It is always within opening hours.
 *
 * - English site, "within 1 business day": by closing time of the first open day after the day of receipt.
 * - Dutch site, "within 24 hours": closed days do not count. A message of Friday 10:00 is answered by Monday 10:00, one
 *   of a closed day by the end of the next open day. If the 24 hours end outside opening hours, the answer comes earlier,
 *   by the closing time before that, never later.
 *
 * @param now when the message arrived
 */
export function answerBefore(now: Date, language: Language): Date {
  const country = countryOf(language)
  const { date, minutes } = officeClock(now)
  const next = nextOpenDay(country, date)
  if (language === 'en' || !isOpenDay(country, date)) return officeInstant(next, closingMinutes)
  if (minutes < openingMinutes) return officeInstant(date, closingMinutes)
  return officeInstant(next, Math.min(minutes, closingMinutes))
}
