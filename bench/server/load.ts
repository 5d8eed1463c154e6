import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { processorTime } from '../../testing/processor-time.ts'

const run = promisify(execFile)

/** How a server bore a load. */
export interface LoadFigures {
  requestsPerSecond: number
  /** 99th percentile of the answer's time, in milliseconds. */
  p99: number
  requests: number
  /** Processor time of the server per request, in microseconds. */
  processorPerRequest: number
}

/**
 * Asks for one address for a while with wrk, taking brotli as browsers do, and reads how much processor time it took.
 * @param pid process that answers
 * @throws when any answer is not a 200
 */
export async function load(url: string, pid: number, connections: number, seconds: number): Promise<LoadFigures> {
  const before = processorTime(pid)
  const { stdout } = await run('wrk', [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    '--timeout=10s',
    '--latency',
    '--header=Accept-Encoding: br',
    url,
  ])
  const used = processorTime(pid) - before
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} did not answer every request:\n${stdout}`)
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  return {
    requestsPerSecond: Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]),
    p99: milliseconds(/^ +99% +(\S+) *$/m.exec(stdout)?.[1] ?? ''),
    requests,
    processorPerRequest: used / requests,
  }
}

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** A time as wrk writes it: `850.00us`, `1.20ms`, `2.01s`. */
function milliseconds(text: string): number {
  const [, figure, unit = ''] = /^([\d.]+)([a-z]+)$/.exec(text) ?? []
  return Number(figure) * (units[unit] ?? Number.NaN)
}
