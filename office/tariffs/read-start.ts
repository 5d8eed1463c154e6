import { minutesOf, officeInstant } from '../../domain/opening/office-time.ts'
import { isDate } from '../../domain/scheduling/visit.ts'

/** When prices are to start, as it was typed. */
export interface TypedStart {
  start: string
  date: string
  time: string
}

export const readTypedStart = (form: URLSearchParams): TypedStart => ({
  start: form.get('start') ?? '',
  date: form.get('date') ?? '',
  time: form.get('time') ?? '',
})

/**
 * The moment that was typed, in the time of the office: the hour that a night skips counts as an hour later, and of the
 * hour that comes twice the second one is meant.
 * @returns what is missing, if it is none
 */
export function momentOf({ start, date, time }: TypedStart, now: Date): Date | 'noStart' | 'noMoment' | 'past' {
  if (start === 'now') return now
  if (start !== 'later') return 'noStart'
  if (!isDate(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return 'noMoment'
  const moment = officeInstant(date, minutesOf(time))
  return moment < now ? 'past' : moment
}
