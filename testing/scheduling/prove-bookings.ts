import { fileURLToPath } from 'node:url'
import { checkInvariants } from '../../services/scheduling/check-invariants.ts'
import { withProcesses } from '../with-processes.ts'
import type { Answer } from './booking-process.ts'
import { orderBookings, type StoredOrder } from './order-bookings.ts'

const program = fileURLToPath(new URL('./booking-process.ts', import.meta.url))
/** Attempts of a process in a round. */
const attemptsOfRound = 10

/**
 * Has several processes book, move and cancel visits of the same few dates, kills them at random moments, and checks
 * afterwards from outside that every promise was kept: no slot with two owners, no half order, no answer that the
 * database does not know.
 * @param databaseUrl an empty database
 * @param size `attempts`: how many, in all; `halfway`: what happens meanwhile, such as a restart of the database
 */
export async function proveBookings(
  databaseUrl: string,
  size: { attempts: number; kills: number; processes: number; halfway: (() => Promise<void>) | undefined },
) {
  const { attempts, kills, processes, halfway } = size
  const rounds = Math.max(kills, Math.ceil(attempts / processes / attemptsOfRound))
  const parameters = Array.from({ length: processes }, () => [])
  return await withProcesses(databaseUrl, program, { parameters, rounds, kills }, async (crew) => {
    const { database, play, notes, crashes } = crew
    await orderBookings.prepare(database)
    for (let round = 0; round < rounds; round += 1) {
      const isHalfway = round === Math.floor(rounds / 2)
      await Promise.all([play(() => ({ steps: attemptsOfRound })), isHalfway && halfway?.()])
    }
    const answers = notes<Answer>()
    const stored = await orderBookings.orders(database)
    const visits = stored.flatMap(({ visit }) => visit ?? [])
    return {
      ...countKinds(answers),
      kills,
      /** A sentence for each broken promise. */
      violations: [...crashes, ...brokenPromises(answers, stored), ...(await checkInvariants(database, visits))],
    }
  })
}

function countKinds(answers: readonly Answer[]): Record<Answer['kind'], number> {
  const count = { placed: 0, confirmed: 0, moved: 0, cancelled: 0, taken: 0, failed: 0 }
  for (const { kind } of answers) count[kind] += 1
  return count
}

/** Answers to visitors that are not true, and repeated requests that made several orders. */
function brokenPromises(answers: readonly Answer[], stored: readonly StoredOrder[]): string[] {
  const byId = new Map(stored.map((order) => [order.orderId, order]))
  const byKey = Map.groupBy(stored, ({ key }) => key)
  const lost = answers.flatMap((answer) => {
    if ((answer.kind === 'placed' || answer.kind === 'confirmed') && byId.get(answer.orderId)?.key !== answer.key)
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
