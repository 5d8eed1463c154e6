import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { processorTime } from '../testing/processor-time.ts'
import { type Metric, median, number } from './metric.ts'

const run = promisify(execFile)
const connections = 32
/** Length of the load on each server in each round. */
const seconds = 3
const rounds = 5

/** nginx with files, nginx in front of our process, our process, and plain Node with the same bytes. */
const names = ['files', 'proxy', 'ours', 'bare'] as const
type Name = (typeof names)[number]

/** A server under load, and the process whose CPU time is measured. */
interface Loaded {
  origin: string
  pid?(): number | undefined
}

/** The results of a server under load: `cpu` in microseconds per request. */
type Throughput = Record<'perSecond' | 'cpu', number>

/** Loads the home page with wrk over 32 connections, the servers in turns, after a warm-up of each. */
export async function* measureThroughput(site: string, servers: Record<Name, Loaded>): AsyncGenerator<Metric> {
  const all: Record<Name, Throughput[]> = { files: [], proxy: [], ours: [], bare: [] }
  for (let round = -1; round < rounds; round++) {
    for (const name of names) {
      const throughput = await load(servers[name])
      if (round >= 0) all[name].push(throughput)
    }
  }
  const caching = ratio(all.proxy, all.files, 'perSecond', 'a second')
  yield { what: `${site} nginx caching pages / nginx with files`, ...caching, atLeast: 0.75 }
  yield { what: `${site} CPU time of a cached page / plain Node`, ...ratio(all.ours, all.bare, 'cpu', 'µs'), atMost: 2 }
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
  const options = ['--threads=1', `--connections=${connections}`, `--duration=${seconds}s`, '--timeout=10s']
  const { stdout } = await run('wrk', [...options, '--header=Accept-Encoding: br', origin])
  const used = id ? processorTime(id) - before : Number.NaN
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${origin} failed under load:\n${stdout}`)
  return {
    perSecond: Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]),
    cpu: used / Number(/(\d+) requests in/.exec(stdout)?.[1]),
  }
}
