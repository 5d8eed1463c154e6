import { median } from '../report/median.ts'
import { progress } from '../report/progress.ts'
import { type LoadFigures, load } from './load.ts'

/** A server under comparison. */
export interface Contender {
  name: string
  origin: string
  pid: number
}

export interface Throughput extends LoadFigures {
  server: string
  path: string
  connections: number
}

const rounds = 3
const warmUp = 2

/** Every server under the same loads, by turns; the figures are medians. */
export async function measureThroughput(
  contenders: readonly Contender[],
  paths: readonly string[],
  seconds: number,
): Promise<Throughput[]> {
  const measured: Throughput[] = []
  for (const path of paths) {
    for (const { origin, pid } of contenders) await load(origin + path, pid, 32, warmUp)
    for (const connections of [32, 512]) {
      progress(`${path} at ${connections} connections`)
      const seen = contenders.map((): LoadFigures[] => [])
      for (let round = 0; round < rounds; round++) {
        for (const [index, { origin, pid }] of contenders.entries()) {
          seen[index]?.push(await load(origin + path, pid, connections, seconds))
        }
      }
      for (const [index, figures] of seen.entries()) {
        measured.push({ server: contenders[index]?.name ?? '', path, connections, ...medians(figures) })
      }
    }
  }
  return measured
}

const medians = (all: readonly LoadFigures[]): LoadFigures => ({
  requestsPerSecond: median(all.map((each) => each.requestsPerSecond)),
  p99: median(all.map((each) => each.p99)),
  requests: median(all.map((each) => each.requests)),
  processorPerRequest: median(all.map((each) => each.processorPerRequest)),
})
