import { proveMonths } from '../payments/prove-months.ts'
import { runProof } from './run-proof.ts'

/**
 * `npm run prove:months`: on each engine, several processes import the bank's files of made-up months at the same time,
 * each in another order, and are killed at random moments. A promise is broken when a booking is lost or there twice, or
 * a payment is not its order's.
 */
await runProof('npm run prove:months', { months: 10_000, first: 1, kills: 60, processes: 3 }, async (url, size) => {
  const { bookings, kills, seconds, violations } = await proveMonths(url, size)
  const tried = [
    `${size.months} months with ${bookings} bookings by ${size.processes} processes in ${Math.round(seconds)} s, kills: ${kills}`,
    'every booking once, in whatever files, formats and orders · every payment with a reference is its order’s',
  ]
  return { tried, violations }
})
