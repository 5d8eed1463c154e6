import { readOfficeMoment } from '../../domain/scheduling/office-moment.ts'

/** When prices are to start, as it was typed. */
export interface TypedStart {
  start: string
  date: string
  time: string
}

/** Why no moment was typed. `skipped`: the clocks never show it, because they go forward that night. */
export type StartProblem = 'noStart' | 'noMoment' | 'skipped' | 'past'

export const readTypedStart = (form: URLSearchParams): TypedStart => ({
  start: form.get('start') ?? '',
  date: form.get('date') ?? '',
  time: form.get('time') ?? '',
})

/**
 * The moment that was typed, in the time of the office: of an hour that comes twice, the first is meant.
 * @returns what is wrong with it, if it is none
 */
export function momentOf({ start, date, time }: TypedStart, now: Date): Date | StartProblem {
  if (start === 'now') return now
  if (start !== 'later') return 'noStart'
  const typed = readOfficeMoment(date, time)
  if (typed === 'malformed') return 'noMoment'
  if (typed === 'skipped') return typed
  return typed.at < now ? 'past' : typed.at
}
