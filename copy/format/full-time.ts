import { language } from '#copy/language.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { clockTime } from './clock-time.ts'
import { fullDay } from './format-work.ts'

/**
 * An instant in office time, with its year: "11:00 on Monday 23 November 2026", "maandag 23 november 2026, 11:00 uur".
 */
export function fullTime(moment: Date): string {
  const { date } = officeClock(moment)
  const time = clockTime(moment)
  return language === 'en' ? `${time} on ${fullDay(date)}` : `${fullDay(date)}, ${time} uur`
}

/** The end of a period that lasts until just before `moment`: midnight is the last minute of the day that ends. */
export function untilTime(moment: Date): string {
  return fullTime(officeClock(moment).minutes === 0 ? new Date(moment.getTime() - 60_000) : moment)
}
