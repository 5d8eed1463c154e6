import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backOffDelay } from './back-off.ts'

const cap = 14_400_000
const anyAttempt = fc.nat(5000)

test('without jitter the delay doubles from one second up to four hours', () => {
  const waits = [0, 1, 2, 3, 13, 14, 15, 5000].map((attempt) => backOffDelay(attempt, () => 0))
  expect(waits).toEqual([1000, 2000, 4000, 8000, 8_192_000, cap, cap, cap])
})

test('jitter shortens the delay by up to half', () => {
  expect(backOffDelay(0, () => 0.5)).toBe(750)
  fc.assert(
    fc.property(anyAttempt, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (attempt, share) => {
      const delay = backOffDelay(attempt, () => share)
      const longest = Math.min(cap, 1000 * 2 ** attempt)
      expect(delay).toBeGreaterThanOrEqual(longest / 2)
      expect(delay).toBeLessThanOrEqual(longest)
      expect(Number.isInteger(delay)).toBe(true)
    }),
  )
})

test('with the same jitter a later attempt never waits less', () => {
  fc.assert(
    fc.property(anyAttempt, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (attempt, share) => {
      expect(backOffDelay(attempt + 1, () => share)).toBeGreaterThanOrEqual(backOffDelay(attempt, () => share))
    }),
  )
})
