import { median, number } from './metric.ts'

/** Origins of a site and of its baseline: the same pages without scripts, served by plain Node. */
export interface Sides {
  ours: string
  baseline: string
}

const names = ['ours', 'baseline'] as const
const runs = 5

/**
 * Measures a site and its baseline in turns, so that a busy machine slows both. If the ratio exceeds its budget, twice
 * as many more runs decide, because other processes are the more likely cause.
 * @param value what to compare of what was measured, in milliseconds
 * @param atMost budget of the ratio
 * @returns everything that was measured, and the ratio of the medians with its budget
 */
export async function interleave<Measured>(
  sides: Sides,
  measure: (origin: string) => Promise<Measured>,
  value: (measured: Measured) => number,
  atMost: number,
) {
  const all: Record<keyof Sides, Measured[]> = { ours: [], baseline: [] }
  const once = await compareAfter(runs)
  return once.ratio.value > atMost ? compareAfter(2 * runs) : once

  async function compareAfter(more: number) {
    for (let run = 0; run < more; run++) {
      // The side that goes first changes too, for the machine does not treat the first and the second alike.
      for (const side of run % 2 ? names : names.toReversed()) all[side].push(await measure(sides[side]))
    }
    const [ours, baseline] = [median(all.ours.map(value)), median(all.baseline.map(value))]
    const from = `${number(ours)} / ${number(baseline)} ms`
    return { ...all, ratio: { value: ours / baseline, digits: 2, atMost, from } }
  }
}
