import { kinds } from './mixed-requests.ts'
import type { SoakFigures } from './run-soak.ts'

/** Memory may be so many times what it was after the first fifth of the time. */
const mostGrowth = 6 / 5
/** A change has to show within a second. */
const latest = 1000
const shownErrors = 10

/** The time in milliseconds that 99 of 100 did not exceed. */
const p99 = (times: readonly number[]) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(times.length * 0.99) - 1)] ?? Number.NaN)

/** Why a soak has failed; empty where it has not. */
export function failuresOf(figures: SoakFigures): string[] {
  const { errors, lost, unexplained, memory, stalest } = figures
  return [
    ...errors.slice(0, shownErrors),
    ...(errors.length > shownErrors ? [`and ${errors.length - shownErrors} errors more`] : []),
    ...(lost > 0 ? [`${lost} messages were lost`] : []),
    ...(unexplained > 0 ? [`${unexplained} messages arrived twice without a kill that explains it`] : []),
    ...(stalest > latest ? [`a change showed only after ${Math.round(stalest)} ms`] : []),
    ...(memory.late <= memory.early * mostGrowth ? [] : ['memory grew by more than a fifth']),
  ]
}

/** What a soak has found, in a few lines. */
export function reportSoak(engine: string, figures: SoakFigures): string {
  const { sent, memory } = figures
  const [spared, killed] = figures.pageTimes.map(p99)
  const all = kinds.reduce((sum, kind) => sum + sent[kind], 0)
  return `${engine}
  requests   ${all}: ${kinds.map((kind) => `${kind} ${sent[kind]}`).join(', ')}
  kills      ${figures.kills}, which cut off ${figures.cutOff} requests
  errors     ${figures.errors.length}; ${figures.shed} requests were told to come back later
  messages   ${figures.accepted.length} accepted, ${figures.lost} lost, ${figures.duplicates} delivered twice (${figures.unexplained} without a kill before the note)
  changes    ${figures.changes}, the slowest was last missing ${Math.round(figures.stalest)} ms after it was published
  memory     ${Math.round(memory.early)} MB after a fifth of the time, ${Math.round(memory.late)} MB at the end, both after a garbage collection; ${Math.round(memory.most)} MB at most (the process that is never killed)
  pages      99 of 100 within ${spared} ms from the process that is never killed, ${killed} ms from the one that starts cold after each kill
  load       took ${Math.round(figures.loadShare * 100)} % of a core itself
${failuresOf(figures)
  .map((failure) => `  FAILED     ${failure}\n`)
  .join('')}`
}
