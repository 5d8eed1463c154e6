import { type Metric, median, number, quantile } from './metric.ts'

/** Ways to read something, which take alike, by their names. */
export interface Reads {
  what: string
  /** The budget in milliseconds. */
  atMost: number
  reads: Record<string, () => Promise<unknown>>
  /** How often something is read in all. */
  readings?: number
}

/**
 * Measures how long reading takes, and names what is slowest. A quarter more readings come first and are not counted,
 * so that Node has optimized the code.
 * @param orders how many orders there are to read from
 */
export async function measureReads({ what, atMost, reads, readings = 200 }: Reads, orders: number): Promise<Metric> {
  const all = Object.entries(reads).map(([name, read]) => ({ name, read, times: [] as number[] }))
  const rounds = Math.ceil(readings / all.length)
  for (let round = -rounds / 4; round < rounds; round++) {
    for (const { read, times } of all) {
      const time = await timeOf(read)
      if (round >= 0) times.push(time)
    }
  }
  const slowest = all.reduce((one, other) => (median(one.times) > median(other.times) ? one : other))
  const named = `slowest: ${slowest.name}, half within ${number(median(slowest.times), 1)} ms`
  const times = all.flatMap((each) => each.times)
  return latency(what, times, atMost, `${named}; ${number(orders)} orders`)
}

/** Measures how long something takes, in milliseconds. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** The milliseconds within which 99 of 100 were done. */
export const latency = (what: string, times: readonly number[], atMost: number, details: string): Metric => ({
  what: `${what}, ms for 99 of 100`,
  value: quantile(times, 0.99),
  digits: 1,
  atMost,
  from: `half within ${number(median(times), 1)} ms; ${details}`,
})
