import { proveBookings } from '../scheduling/prove-bookings.ts'
import { runProof } from './run-proof.ts'

/**
 * `npm run prove:bookings`: on each engine, several processes book, confirm, move and cancel visits of the same few
 * dates and are killed at random moments. PostgreSQL also restarts under them. A promise is broken when a slot has two
 * owners, an order is stored by halves, or an answer was lost.
 */
await runProof(
  'npm run prove:bookings',
  { attempts: 20_000, kills: 40, processes: 4 },
  async (url, size, { restart }) => {
    const { violations, kills, seconds, ...answers } = await proveBookings(url, { ...size, halfway: restart })
    const attempts = Object.values(answers).reduce((sum, count) => sum + count, 0)
    const kinds = Object.entries(answers).map(([kind, count]) => `${count} ${kind}`)
    const tried = [
      `${attempts} attempts by ${size.processes} processes in ${Math.round(seconds)} s, kills: ${kills}`,
      `answered: ${kinds.join(', ')}`,
      'no slot has two owners · every claim is a slot of the roster · every order has exactly its people',
      'no claim without its order · one order per visitor, however often he pressed · no answer lost',
    ]
    return { tried, violations }
  },
)
