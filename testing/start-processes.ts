import { type ChildProcess, fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Starts processes that play rounds at the same time. In some rounds, at even intervals, one of them is killed at a
 * random moment, and replaced before the next.
 * @param program its path: it sends its parent a word once it is ready, and after each round
 * @param parameters those of each process
 * @param size `rounds`: how many are played; `kills`: at most one in a round
 */
export function startProcesses(
  program: string,
  parameters: readonly string[][],
  { rounds, kills }: { rounds: number; kills: number },
) {
  const running = new Map<number, ChildProcess>()
  const crashes: string[] = []
  let played = 0
  let killed = 0
  /** How long a round takes, in milliseconds: a kill may hit any moment of one. */
  let lasts = 60

  async function start(index: number) {
    const child = fork(program, parameters[index], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    child.stderr?.on('data', (chunk) => crashes.push(String(chunk)))
    child.once('close', (code, signal) => {
      running.delete(index)
      if (signal !== 'SIGKILL') crashes.push(`A process ended with ${code ?? signal}.`)
    })
    running.set(index, child)
    await nextOf(child)
  }

  return {
    /** What processes had to complain of, and how those ended that were not killed. */
    crashes,
    /** @param roundOf what each process is sent. @returns whether one was killed */
    async play(roundOf: (index: number) => object): Promise<boolean> {
      const missing = [...parameters.keys()].filter((index) => !running.has(index))
      await Promise.all(missing.map(start))
      played += 1
      const isDue = killed < kills && played >= ((killed + 1) * rounds) / (kills + 1)
      const victim = isDue ? randomInt(parameters.length) : undefined
      if (isDue) killed += 1
      const startedAt = performance.now()
      const killedAfter = (index: number) => (index === victim ? Math.random() * lasts : undefined)
      await Promise.all([...running].map(([index, child]) => playOne(child, roundOf(index), killedAfter(index))))
      lasts = performance.now() - startedAt
      return isDue
    },
    end() {
      for (const child of running.values()) child.kill('SIGKILL')
    },
  }
}

/** One process plays a round. @param killedAfter so many milliseconds, if it is to be killed in it */
async function playOne(child: ChildProcess, round: object, killedAfter: number | undefined): Promise<void> {
  const over = killedAfter === undefined ? nextOf(child) : once(child, 'close')
  // A process that was killed hears nothing.
  const send = () => child.send(round, () => {})
  send()
  if (killedAfter !== undefined) {
    // It plays on, so that the kill hits its work, however fast this round is.
    child.on('message', send)
    await pause(killedAfter)
    child.kill('SIGKILL')
  }
  await over
}

/** Waits until a process says something, or has ended. */
async function nextOf(child: ChildProcess): Promise<void> {
  const over = new AbortController()
  await Promise.race([once(child, 'message', over), once(child, 'close', over)])
  over.abort()
}
