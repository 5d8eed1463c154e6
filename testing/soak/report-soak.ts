import { kinds } from './mixed-requests.ts'
import type { SoakFigures } from './run-soak.ts'

/** Memory at the end, relative to that after the first fifth of the time, at most (`MemoryFigures`). */
const mostGrowth = 6 / 5
/** A change has to show within this many milliseconds. */
const latest = 1000
const shownErrors = 10

/** The 99th percentile, in milliseconds. */
const p99 = (times: readonly number[]) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(times.length * 0.99) - 1)] ?? Number.NaN)

/** The reasons why a soak failed; empty where it passed. */
export function failuresOf(figures: SoakFigures): string[] {
  const { errors, lost, unexplained, memory, stalest } = figures
  return [
    ...errors.slice(0, shownErrors),
    ...(errors.length > shownErrors ? [`and ${errors.length - shownErrors} errors more`] : []),
    ...(lost > 0 ? [`${lost} messages or orders were lost`] : []),
    ...(unexplained > 0 ? [`${unexplained} messages or orders arrived twice without a kill that explains it`] : []),
    ...(stalest > latest ? [`a change showed only after ${Math.round(stalest)} ms`] : []),
    ...(memory.late.heap <= memory.early.heap * mostGrowth ? [] : ['the heap grew by more than a fifth']),
    ...(!memory.isWarm || memory.late.resident <= memory.early.resident * mostGrowth
      ? []
      : ['the memory from the system grew by more than a fifth']),
  ]
}

const inWords = ({ heap, resident }: SoakFigures['memory']['early']) =>
  `${heap.toFixed(1)} MB of heap in ${Math.round(resident)} MB`

/** The results of a soak, in a few lines. */
export function reportSoak(engine: string, figures: SoakFigures): string {
  const { sent, memory } = figures
  const [spared, killed] = figures.pageTimes.map(p99)
  const all = kinds.reduce((sum, kind) => sum + sent[kind], 0)
  return `${engine}
  requests   ${all}: ${kinds.map((kind) => `${kind} ${sent[kind]}`).join(', ')}
  kills      ${figures.kills}, which cut off ${figures.cutOff} requests
  errors     ${figures.errors.length}; ${figures.shed} requests answered 503 with Retry-After
  kept       ${figures.accepted.length} messages and orders accepted, ${figures.lost} lost, ${figures.duplicates} delivered twice (${figures.unexplained} not explained by a kill)
  changes    ${figures.changes}, the slowest showed everywhere after ${Math.round(figures.stalest)} ms
  memory     ${inWords(memory.early)} after a fifth of the time, ${inWords(memory.late)} at the end, both after a garbage collection; at most ${Math.round(memory.most)} MB (the process that is never killed)
  pages      99 of 100 within ${spared} ms by the process that is never killed, ${killed} ms by the one that starts cold after each kill
${failuresOf(figures)
  .map((failure) => `  FAILED     ${failure}\n`)
  .join('')}`
}
