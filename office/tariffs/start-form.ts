import { carried, day, entry, optional, radios, time } from '../../domain/forms/fields.ts'
import { form, type Problems, readForm, type Values } from '../../domain/forms/form.ts'
import { readOfficeMoment } from '../../domain/scheduling/office-moment.ts'

/**
 * When prices start, with the stored tariffs that the author has seen, and the figures whose effect was shown.
 * `skipped`: the clocks never show that time, because they go forward that night.
 */
export const startForm = form(
  {
    start: optional(radios(['now', 'later'])),
    date: optional(day()),
    time: optional(time()),
    form: entry(),
    seen: carried(),
    tried: carried(),
  },
  { problems: ['noMoment', 'skipped', 'past', 'sameStart'] },
)

interface ReadStart {
  texts: Readonly<Record<string, readonly string[]>>
  problems: Problems<typeof startForm>
  /** Undefined where it is not known. */
  startsAt?: Date
  values?: Values<typeof startForm>
}

/** Reads when prices start, in the time of the office. In an hour that the clocks show twice, it is the first. */
export function readStart(sent: URLSearchParams, now: Date): ReadStart {
  const read = readForm(startForm, sent)
  if (!read.ok) return read
  const { texts, values } = read
  const { start, date = '', time = '' } = values
  const refuse = (problem: NonNullable<ReadStart['problems']['start']>) => ({
    texts,
    values,
    problems: { start: problem },
  })
  if (!start) return refuse('choose')
  const typed = start === 'now' ? { at: now } : readOfficeMoment(date, time)
  if (typed === 'malformed') return refuse('noMoment')
  if (typed === 'skipped') return refuse(typed)
  return typed.at < now ? refuse('past') : { texts, values, problems: {}, startsAt: typed.at }
}
