import { fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../server/database/database.ts'
import { migrateDatabase } from '../../server/database/migrate-database.ts'
import { checkInvariants } from '../../server/scheduling/check-invariants.ts'
import { type Answer, readAnswers } from './answer-log.ts'
import type { Bookings, StoredOrder } from './bookings.ts'

export interface ProofFigures extends Record<Answer['kind'], number> {
  kills: number
  seconds: number
  /** A sentence for each broken promise. */
  violations: string[]
}

/** Milliseconds from the moment at which a kill is due to the kill, at random, so that it hits anything. */
const longestDelay = 30

/**
 * Has several processes book, move and cancel visits of the same few dates, kills them at random moments, and checks afterwards from
 * outside that every promise was kept: no slot with two owners, no half order, no answer that the database does not know.
 * @param databaseUrl an empty database
 * @param bookings what `booking-process.ts` runs
 * @param attempts how many at least, in all
 */
export async function proveBookings(
  databaseUrl: string,
  bookings: Bookings,
  { attempts, kills, processes }: { attempts: number; kills: number; processes: number },
): Promise<ProofFigures> {
  const startedAt = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-proof-'))
  const database = openDatabase(databaseUrl)
  try {
    await migrateDatabase(database)
    await bookings.prepare(database)
    const logs = Array.from({ length: processes }, (_, index) => join(folder, `${index}.log`))
    const crashes = await runProcesses(databaseUrl, logs, { attempts, kills })
    const answers = logs.flatMap(readAnswers)
    const stored = await bookings.orders(database)
    const visits = stored.flatMap(({ visit }) => visit ?? [])
    return {
      ...countKinds(answers),
      kills,
      seconds: (performance.now() - startedAt) / 1000,
      violations: [...crashes, ...brokenPromises(answers, stored), ...(await checkInvariants(database, visits))],
    }
  } finally {
    await database.destroy()
    rmSync(folder, { recursive: true })
  }
}

/**
 * Runs one process per log until they have made `attempts` and were killed `kills` times, at even intervals of attempts.
 * @returns the errors of processes that ended by themselves
 */
async function runProcesses(
  databaseUrl: string,
  logs: readonly string[],
  { attempts, kills }: { attempts: number; kills: number },
): Promise<string[]> {
  let attempted = 0
  let killed = 0
  const crashes: string[] = []
  const isOver = () => crashes.length > 0 || (attempted >= attempts && killed === kills)

  async function runProcess(logFile: string) {
    const child = fork(fileURLToPath(new URL('./booking-process.ts', import.meta.url)), [databaseUrl, logFile], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let doomed = false
    let errors = ''
    child.stderr?.on('data', (chunk) => {
      errors += chunk
    })
    child.on('message', async (count) => {
      attempted += Number(count)
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
    logs.map(async (logFile) => {
      while (!isOver()) await runProcess(logFile)
    }),
  )
  return crashes
}

function countKinds(answers: readonly Answer[]): Record<Answer['kind'], number> {
  const count = { placed: 0, moved: 0, cancelled: 0, taken: 0, failed: 0 }
  for (const { kind } of answers) count[kind] += 1
  return count
}

/** What visitors were told and is not so, and presses of one button that made several orders. */
function brokenPromises(answers: readonly Answer[], stored: readonly StoredOrder[]): string[] {
  const byId = new Map(stored.map((order) => [order.orderId, order]))
  const byKey = Map.groupBy(stored, ({ key }) => key)
  const lost = answers.flatMap((answer) => {
    if (answer.kind === 'placed' && byId.get(answer.orderId)?.key !== answer.key)
      return [`${answer.orderId} was confirmed but is not stored.`]
    if (answer.kind === 'cancelled' && byId.get(answer.orderId)?.visit)
      return [`${answer.orderId} was cancelled but still has its visit.`]
    return []
  })
  const doubled = [...byKey].filter(([, orders]) => orders.length > 1)
  return [
    ...lost,
    ...doubled.map(([key, orders]) => `${key} was ordered ${orders.length} times.`),
    ...stored.flatMap(({ orderId, missing }) => missing.map((what) => `${orderId} lacks its ${what}.`)),
  ]
}
