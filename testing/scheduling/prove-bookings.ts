import { fileURLToPath } from 'node:url'
import { checkInvariants } from '../../services/scheduling/check-invariants.ts'
import { runProof } from '../commands/run-proof.ts'
import { withProcesses } from '../with-processes.ts'
import type { Answer } from './booking-process.ts'
import { orderBookings } from './order-bookings.ts'

const program = fileURLToPath(new URL('./booking-process.ts', import.meta.url))
/** Attempts of a process in a round. */
const attemptsOfRound = 10
type StoredOrders = Awaited<ReturnType<typeof orderBookings.orders>>
const kindsOfAnswer = ['placed', 'confirmed', 'moved', 'cancelled', 'taken', 'failed'] as const

/**
 * `npm run prove:bookings`: on each engine, several processes book, confirm, move and cancel visits of the same few
 * dates and are killed at random moments. PostgreSQL also restarts under them. A promise is broken when a slot has two
 * owners, an order is stored by halves, or an answer was lost.
 */
await runProof(
  'npm run prove:bookings',
  { attempts: 20_000, kills: 40, processes: 4 },
  async (url, { attempts, kills, processes }, { restart }) => {
    const rounds = Math.max(kills, Math.ceil(attempts / processes / attemptsOfRound))
    const parameters = Array.from({ length: processes }, () => [])
    return await withProcesses(url, program, { parameters, rounds, kills }, async (crew) => {
      const { database, play, notes, crashes } = crew
      await orderBookings.prepare(database)
      for (let round = 0; round < rounds; round += 1) {
        const isHalfway = round === Math.floor(rounds / 2)
        await Promise.all([play(() => ({ steps: attemptsOfRound })), isHalfway && restart?.()])
      }
      const answers = notes<Answer>()
      const stored = await orderBookings.orders(database)
      const visits = stored.flatMap(({ visit }) => visit ?? [])
      const kinds = kindsOfAnswer.map((kind) => `${answers.filter((answer) => answer.kind === kind).length} ${kind}`)
      return {
        tried: [
          `${answers.length} attempts by ${processes} processes, kills: ${kills}`,
          `answered: ${kinds.join(', ')}`,
          'no slot has two owners · every claim is a slot of the roster · every order has exactly its people',
          'no claim without its order · one order per visitor, however often the form is submitted · no answer lost',
        ],
        violations: [...crashes, ...brokenPromises(answers, stored), ...(await checkInvariants(database, visits))],
      }
    })
  },
)

/** Answers to visitors that are not true, and repeated requests that made several orders. */
function brokenPromises(answers: readonly Answer[], stored: StoredOrders): string[] {
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
