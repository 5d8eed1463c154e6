import { countryOf, type Language } from '../language.ts'
import { officeClock, officeInstant } from '../opening/office-time.ts'
import { closingMinutes, isOpenDay, nextOpenDay, openingMinutes } from '../opening/opening-hours.ts'

/**
 * The instant before which a message or call-back request is answered; always one at which the office is at work.
 *
 * - English site, "within 1 business day": before closing time of the first open day after the day of receipt.
 * - Dutch site, "within 24 hours": 24 hours of open days, so the clock stands still on closed days. What arrives on Friday at
 *   10:00 is answered before Monday 10:00, what arrives on a closed day before the next open day ends. Where the 24 hours end
 *   outside opening hours the answer comes before them, at the last closing time: never after.
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
