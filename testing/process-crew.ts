import { type ChildProcess, fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Several processes that play rounds at the same time. In some rounds, at even intervals, one of them is killed at a
 * random moment, and replaced before the next.
 * @param program its path: it sends its parent a word once it is ready, and after each round
 * @param parameters those of each process
 * @param size `rounds`: how many are played; `kills`: at most one in a round; `folder`: a temporary one
 */
export function processCrew(
  program: string,
  parameters: readonly string[][],
  { rounds, kills, folder }: { rounds: number; kills: number; folder: string },
) {
  const crew = new Map<number, ChildProcess>()
  // Most of what a process costs is reading our code anew. A process that is killed keeps nothing for the next.
  const env = { NODE_COMPILE_CACHE: join(folder, 'code'), ...process.env }
  /** What processes had to complain of, and how those ended that were not killed. */
  const crashes: string[] = []
  let played = 0
  let killed = 0
  /** How long a round takes, in milliseconds: a kill may hit any moment of one. */
  let lasts = 60

  async function start(index: number) {
    const child = fork(program, parameters[index], { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    child.stderr?.on('data', (chunk) => crashes.push(String(chunk)))
    child.once('close', (code, signal) => {
      crew.delete(index)
      if (signal !== 'SIGKILL') crashes.push(`A process ended with ${code ?? signal}.`)
    })
    crew.set(index, child)
    await nextOf(child)
  }

  /** One process plays a round, or is killed in it. */
  async function playOne(child: ChildProcess, round: object, isVictim: boolean) {
    const over = isVictim ? once(child, 'close') : nextOf(child)
    // A process that was killed hears nothing.
    child.send(round, () => {})
    if (isVictim) {
      await pause(Math.random() * lasts)
      child.kill('SIGKILL')
    }
    await over
  }

  return {
    crashes,
    /** @param roundOf what each process is sent. @returns whether one was killed */
    async play(roundOf: (index: number) => object): Promise<boolean> {
      const missing = [...parameters.keys()].filter((index) => !crew.has(index))
      await Promise.all(missing.map(start))
      played += 1
      const isDue = killed < kills && played >= ((killed + 1) * rounds) / (kills + 1)
      const victim = isDue ? randomInt(parameters.length) : undefined
      if (isDue) killed += 1
      const startedAt = performance.now()
      await Promise.all([...crew].map(([index, child]) => playOne(child, roundOf(index), index === victim)))
      lasts = performance.now() - startedAt
      return isDue
    },
    end() {
      for (const child of crew.values()) child.kill('SIGKILL')
    },
  }
}

/** Waits until a process says something, or has ended. */
async function nextOf(child: ChildProcess): Promise<void> {
  const over = new AbortController()
  const { signal } = over
  await Promise.race([once(child, 'message', { signal }), once(child, 'close', { signal })])
  over.abort()
}
