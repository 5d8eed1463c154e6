import { readOfficeMoment } from '../../domain/scheduling/office-moment.ts'

/** The typed start of prices. */
export interface TypedStart {
  start: string
  date: string
  time: string
}

/** The problem of a typed start. `skipped`: the clocks never show that time, because they go forward that night. */
export type StartProblem = 'noStart' | 'noMoment' | 'skipped' | 'past'

export const readTypedStart = (form: URLSearchParams): TypedStart => ({
  start: form.get('start') ?? '',
  date: form.get('date') ?? '',
  time: form.get('time') ?? '',
})

/**
 * Reads a typed start in the time of the office. In an hour that the clocks show twice, it is the first.
 * @returns the moment, or its problem
 */
export function readStart({ start, date, time }: TypedStart, now: Date): Date | StartProblem {
  if (start === 'now') return now
  if (start !== 'later') return 'noStart'
  const typed = readOfficeMoment(date, time)
  if (typed === 'malformed') return 'noMoment'
  if (typed === 'skipped') return typed
  return typed.at < now ? 'past' : typed.at
}
