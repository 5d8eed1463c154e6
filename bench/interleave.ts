import { median } from './metric.ts'

/** Origins of a site and of its baseline: the same pages without scripts, served by plain Node. */
export interface Sides {
  ours: string
  baseline: string
}

const names = ['ours', 'baseline'] as const

/** Measurements of both sides, their medians and the ratio of these. */
export interface Compared<Measured> {
  all: Record<keyof Sides, Measured[]>
  ours: number
  baseline: number
  ratio: number
}

/**
 * Measures a site and its baseline in turns, so that a busy machine slows both. If the ratio exceeds its budget, twice as many more runs
 * decide, because other processes are the more likely cause.
 * @param runs measurements of each side
 * @param value what to compare
 * @param atMost budget of the ratio
 */
export async function interleave<Measured>(
  sides: Sides,
  runs: number,
  measure: (origin: string) => Promise<Measured>,
  value: (measured: Measured) => number,
  atMost: number,
): Promise<Compared<Measured>> {
  const all: Compared<Measured>['all'] = { ours: [], baseline: [] }
  const once = await compareAfter(runs)
  return once.ratio > atMost ? compareAfter(2 * runs) : once

  async function compareAfter(more: number) {
    for (let run = 0; run < more; run++) {
      // The side that goes first changes too, for the machine does not treat the first and the second alike.
      for (const side of run % 2 ? names : names.toReversed()) all[side].push(await measure(sides[side]))
    }
    const [ours, baseline] = [median(all.ours.map(value)), median(all.baseline.map(value))]
    return { all, ours, baseline, ratio: ours / baseline }
  }
}
