import { expect, test } from 'vitest'
import { RateLimit } from './rate-limit.ts'

const start = Date.parse('2026-11-21T10:00:00.000Z')

test('so many are allowed in a window, then the time to wait is told, and a new window begins after it', () => {
  let now = start
  const limit = new RateLimit({ most: 2, windowMs: 60_000 }, () => new Date(now))
  expect(limit.take('a')).toBeUndefined()
  expect(limit.take('a')).toBeUndefined()
  now += 20_000
  expect(limit.take('a')).toBe(40)
  now += 40_000
  expect(limit.take('a')).toBeUndefined()
})

test('keys do not disturb each other', () => {
  const limit = new RateLimit({ most: 1, windowMs: 1000 }, () => new Date(start))
  expect(limit.take('a')).toBeUndefined()
  expect(limit.take('b')).toBeUndefined()
  expect(limit.take('a')).toBe(1)
})

test('a flood of keys does not grow the memory: the oldest are forgotten', () => {
  const limit = new RateLimit({ most: 1, windowMs: 1000 }, () => new Date(start))
  limit.take('first')
  for (let index = 0; index < 10_000; index += 1) limit.take(String(index))
  expect(limit.take('first')).toBeUndefined()
})
