const baseMs = 1000
const factor = 2
const jitter = 0.5
/** The longest delay, in milliseconds. */
export const longestBackOff = 14_400_000

/**
 * The delay before the next attempt (R8.2): `min(cap, base · 2^attempt)` minus a random share of up to half, so that
 * attempts that failed together are not retried together.
 *
 * @param attempt the failed attempt, counted from 0: the first delay is at most the base of one second
 * @param random returns a number from 0 up to but not including 1, such as `Math.random`
 * @returns whole milliseconds
 */
export function backOffDelay(attempt: number, random: () => number): number {
  const longest = Math.min(longestBackOff, baseMs * factor ** attempt)
  return Math.round(longest * (1 - jitter * random()))
}
