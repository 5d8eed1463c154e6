import { type Metric, median, number, quantile } from './metric.ts'

/** Named ways to read something. */
export type Reads = Record<string, () => Promise<unknown>>

/**
 * Measures how long reading takes, and names what is slowest. A quarter more readings come first and are not counted,
 * so that Node has optimized the code.
 * @param atMost the budget in milliseconds
 * @param amount what there is to read from
 * @param readings how often something is read in all
 */
export async function measureReads(
  what: string,
  reads: Reads,
  atMost: number,
  amount: string,
  readings = 800,
): Promise<Metric> {
  const all = Object.entries(reads).map(([name, read]) => ({ name, read, times: [] as number[] }))
  const rounds = Math.ceil(readings / all.length)
  for (let round = -rounds / 4; round < rounds; round++) {
    for (const { read, times } of all) {
      const time = await timeOf(read)
      if (round >= 0) times.push(time)
    }
  }
  const slowest = all.reduce((one, other) => (median(one.times) > median(other.times) ? one : other))
  const details = `slowest: ${slowest.name}, half within ${number(median(slowest.times), 1)} ms; ${amount}`
  return latency(
    what,
    all.flatMap(({ times }) => times),
    atMost,
    details,
  )
}

/** Measures how long something takes, in milliseconds. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** The milliseconds within which 99 of 100 were done. */
export const latency = (what: string, times: readonly number[], atMost: number, details?: string): Metric => ({
  what: `${what}, ms for 99 of 100`,
  value: quantile(times, 0.99),
  digits: 1,
  atMost,
  from: [`half within ${number(median(times), 1)} ms`, details].filter(Boolean).join('; '),
})
