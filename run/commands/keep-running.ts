import { type ChildProcess, fork } from 'node:child_process'
import { lockedExit } from '../run-process.ts'

/** A process that ends this soon after its start, in milliseconds, died at once. */
const atOnce = 10_000
/** Deaths at once in a row, until it is given up. */
const mostDeaths = 3

/** Where a process listens. */
interface Ports {
  port: number
  /** Undefined where a foreign ordering site takes the orders. */
  orderPort?: number
}

interface Program {
  /** Its name in the sentences about it. */
  name: string
  file: string
  environment: NodeJS.ProcessEnv
}

/**
 * Runs a process and starts it again when it dies (R14.7). One that ends before it ever listened has said why and is
 * given up, as is one that dies at once three times in a row; one that found the database locked is started again.
 * @param say called with a sentence for every death
 * @returns its ports, undefined if it ended before it listened, and its exit code once it was stopped or given up
 */
export function keepRunning({ name, file, environment }: Program, say: (sentence: string) => void) {
  const ports = Promise.withResolvers<Ports | undefined>()
  const ended = Promise.withResolvers<number>()
  let stopping = false
  let hasListened = false
  let deaths = 0
  let child: ChildProcess

  function run() {
    const begunAt = performance.now()
    child = fork(file, {
      env: environment,
      // A terminal's Ctrl-C reaches every process of its group; the sites wait for our SIGTERM instead.
      detached: process.platform !== 'win32',
    })
    child.once('message', (message: Ports) => {
      hasListened = true
      ports.resolve(message)
    })
    child.once('exit', (code, signal) => {
      if (code === lockedExit && !stopping) return run()
      deaths = performance.now() - begunAt < atOnce ? deaths + 1 : 1
      const how = signal ? `signal ${signal}` : `code ${code}`
      if (stopping || !hasListened) end(code ?? 0)
      else if (deaths >= mostDeaths) {
        say(`${name} died ${mostDeaths} times in a row (${how}). It is not started again: see above why.`)
        end(1)
      } else {
        say(`${name} died (${how}) and is started again.`)
        run()
      }
    })
  }

  function end(code: number) {
    ports.resolve(undefined)
    ended.resolve(code)
  }

  run()
  return {
    ports: ports.promise,
    ended: ended.promise,
    stop() {
      stopping = true
      child.kill('SIGTERM')
    },
  }
}
