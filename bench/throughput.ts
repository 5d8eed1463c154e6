import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { processorTime } from '../testing/processor-time.ts'
import { type Metric, median, number } from './metric.ts'

const run = promisify(execFile)
const connections = 32
/** Length of the load on each server in each round. */
const seconds = 3

/** A server under load. */
interface Loaded {
  origin: string
  /** Process whose CPU time is measured. */
  pid?(): number | undefined
}

/** The results of a server under load. */
interface Throughput {
  perSecond: number
  /** Microseconds of CPU time per request. */
  cpu: number
}

/**
 * Loads the home page with wrk over 32 connections, the servers in turns, after a warm-up of each.
 * @param servers nginx with files, nginx in front of our process, our process, and plain Node with the same bytes
 */
export async function* measureThroughput(
  site: string,
  servers: Record<'files' | 'proxy' | 'ours' | 'bare', Loaded>,
  rounds: number,
): AsyncGenerator<Metric> {
  const [files, proxy, ours, bare]: [Throughput[], Throughput[], Throughput[], Throughput[]] = [[], [], [], []]
  for (const server of Object.values(servers)) await load(server)
  for (let round = 0; round < rounds; round++) {
    files.push(await load(servers.files))
    proxy.push(await load(servers.proxy))
    ours.push(await load(servers.ours))
    bare.push(await load(servers.bare))
  }
  yield {
    ...ratio(proxy, files, 'perSecond', 'a second'),
    what: `${site} nginx caching pages / nginx with files`,
    atLeast: 0.75,
  }
  yield {
    ...ratio(ours, bare, 'cpu', 'µs'),
    what: `${site} CPU time of a cached page / plain Node`,
    atMost: 2,
  }
  yield { ...ratio(ours, bare, 'perSecond', 'a second'), what: `${site} requests to our process / plain Node` }
}

/** The median of each round's ratio, which a busy machine hardly changes. */
function ratio(some: readonly Throughput[], others: readonly Throughput[], metric: keyof Throughput, unit: string) {
  const ratios = some.map((each, round) => each[metric] / (others[round]?.[metric] ?? Number.NaN))
  const from = [some, others].map((all) => number(median(all.map((each) => each[metric])))).join(' / ')
  return { value: median(ratios), digits: 2, from: `${from} ${unit}` }
}

/** @throws unless every response is a success */
async function load({ origin, pid }: Loaded): Promise<Throughput> {
  const id = pid?.()
  const before = id ? processorTime(id) : Number.NaN
  const { stdout } = await run('wrk', [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    '--timeout=10s',
    '--header=Accept-Encoding: br',
    origin,
  ])
  const used = id ? processorTime(id) - before : Number.NaN
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${origin} failed under load:\n${stdout}`)
  return {
    perSecond: Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]),
    cpu: used / Number(/(\d+) requests in/.exec(stdout)?.[1]),
  }
}
