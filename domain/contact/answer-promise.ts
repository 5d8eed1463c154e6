import { countryOf, type Language } from '../language.ts'
import { officeClock, officeInstant } from '../opening/office-time.ts'
import { closingMinutes, isOpenDay, nextOpenDay, openingMinutes } from '../opening/opening-hours.ts'

const day = 86_400_000

/**
 * The instant by which a message or call-back request is answered (R1.6). It is within opening hours and keeps the
 * promise of the site. Undefined if no such instant exists: then the promise is made without a time.
 *
 * - English site, "within 1 business day": by closing time of the first open day after the day of receipt.
 * - Dutch site, "within 24 hours", literally: the last working minute of these 24 hours. A message of Thursday noon is
 *   answered by Friday noon. One of Friday noon has no time, because its 24 hours end on a closed day.
 *
 * @param now when the message arrived
 */
export function answerBefore(now: Date, language: Language): Date | undefined {
  const country = countryOf(language)
  const received = officeClock(now)
  if (language === 'en') return officeInstant(nextOpenDay(country, received.date), closingMinutes)
  const end = officeClock(new Date(now.getTime() + day))
  if (isOpenDay(country, end.date) && end.minutes >= openingMinutes) {
    return officeInstant(end.date, Math.min(end.minutes, closingMinutes))
  }
  // Before opening the whole working day is still ahead; later on too little of it may be left to promise.
  const comesBeforeWork = isOpenDay(country, received.date) && received.minutes < openingMinutes
  return comesBeforeWork ? officeInstant(received.date, closingMinutes) : undefined
}

/**
 * The instant by which an answer is due, as promised (R1.6): the time that the site named, or the end of the 24 hours
 * of the Dutch site, which weekends and public holidays do not stop.
 * @param receivedAt when the message arrived
 */
export const answerDue = (receivedAt: Date, language: Language): Date =>
  answerBefore(receivedAt, language) ?? new Date(receivedAt.getTime() + day)
