import { minutesOf, officeClock, officeInstant } from '../opening/office-time.ts'
import { isDate } from './visit.ts'

/**
 * A moment that someone typed in the time of the office. `twice`: the clocks show it twice, because they go back in
 * that night; then it is the first of both. `skipped`: they never show it, because they go forward.
 */
export type TypedMoment = { at: Date; twice: boolean } | 'malformed' | 'skipped'

const hour = 60 * 60_000

/** Reads a moment from a date ('YYYY-MM-DD') and a time ('HH:MM' or 'HH:MM:SS') as the office's clocks show them. */
export function readOfficeMoment(date: string, time: string): TypedMoment {
  const [, clock, seconds = '0'] = /^((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d))?$/.exec(time) ?? []
  if (!clock || !isDate(date)) return 'malformed'
  const minutes = minutesOf(clock)
  const shows = (instant: number) => officeClock(new Date(instant)).minutes === minutes
  // Of two moments that the clocks show alike, `officeInstant` gives the second.
  const near = officeInstant(date, minutes).getTime()
  const [first, second] = [near - hour, near].filter(shows)
  if (first === undefined) return 'skipped'
  return { at: new Date(first + Number(seconds) * 1000), twice: second !== undefined }
}

/** A moment as it is typed: its date and its time to the second, as the office's clocks show them. */
export function typedMoment(at: Date): { date: string; time: string } {
  const { date, minutes } = officeClock(at)
  const parts = [Math.floor(minutes / 60), minutes % 60, at.getUTCSeconds()]
  return { date, time: parts.map((part) => String(part).padStart(2, '0')).join(':') }
}
