import { fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds from the moment at which a kill is due to the kill, at random, so that it hits anything. */
const longestDelay = 30

/**
 * Runs a program in several processes until they have made `attempts` and were killed `kills` times, at even intervals
 * of attempts. A killed one is replaced. The program works for ever, and sends its parent the number of attempts since
 * it last did.
 * @param program its path
 * @param parameters those of each process
 * @param halfway called once, when half of the attempts are made, while the processes go on
 * @returns the errors of processes that ended by themselves
 */
export async function runUntilKilled(
  program: string,
  parameters: readonly string[][],
  { attempts, kills, halfway }: { attempts: number; kills: number; halfway?: (() => Promise<void>) | undefined },
): Promise<string[]> {
  let attempted = 0
  let killed = 0
  const crashes: string[] = []
  let disturbed = halfway ? undefined : Promise.resolve()
  const isOver = () => crashes.length > 0 || (attempted >= attempts && killed === kills)

  async function runProcess(given: string[]) {
    const child = fork(program, given, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    let doomed = false
    let errors = ''
    child.stderr?.on('data', (chunk) => {
      errors += chunk
    })
    child.on('message', async (count) => {
      attempted += Number(count)
      if (halfway && attempted * 2 >= attempts) disturbed ??= halfway()
      const isDue = killed < kills && attempted >= ((killed + 1) * attempts) / (kills + 1)
      if (doomed || !(isDue || isOver())) return
      doomed = true
      if (isDue) killed += 1
      await pause(randomInt(longestDelay))
      child.kill('SIGKILL')
    })
    const [code, signal] = await once(child, 'close')
    if (signal !== 'SIGKILL') crashes.push(`A process ended with ${code ?? signal}: ${errors}`)
  }
  await Promise.all(
    parameters.map(async (given) => {
      while (!isOver()) await runProcess(given)
    }),
  )
  await disturbed
  return crashes
}
