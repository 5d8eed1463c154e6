const baseMs = 1000
const factor = 2
const jitter = 0.5
const capMs = 14_400_000

/**
 * How long to wait before the next attempt (R8.2): `min(cap, base · 2^attempt)` less a random share of up to half of it,
 * so that what failed together is not retried together.
 *
 * @param attempt the number of the try that failed, counted from 0: the first wait is at most the base of one second
 * @param random a number from 0 to below 1, such as `Math.random`
 * @returns whole milliseconds
 */
export function backOffDelay(attempt: number, random: () => number): number {
  const longest = Math.min(capMs, baseMs * factor ** attempt)
  return Math.round(longest * (1 - jitter * random()))
}
