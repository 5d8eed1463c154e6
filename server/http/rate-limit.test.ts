import { expect, test } from 'vitest'
import { ClientLimit, RateLimit } from './rate-limit.ts'

const start = Date.parse('2026-11-21T10:00:00.000Z')

test('a window allows a number of calls, then returns the time to wait until the next window', () => {
  let now = start
  const limit = new RateLimit({ most: 2, windowMs: 60_000 }, () => new Date(now))
  expect(limit.take('a')).toBeUndefined()
  expect(limit.take('a')).toBeUndefined()
  now += 20_000
  expect(limit.take('a')).toBe(40)
  now += 40_000
  expect(limit.take('a')).toBeUndefined()
})

test('keys are independent', () => {
  const limit = new RateLimit({ most: 1, windowMs: 1000 }, () => new Date(start))
  expect(limit.take('a')).toBeUndefined()
  expect(limit.take('b')).toBeUndefined()
  expect(limit.take('a')).toBe(1)
})

test('the number of keys is bounded; the oldest are forgotten', () => {
  const limit = new RateLimit({ most: 1, windowMs: 1000 }, () => new Date(start))
  limit.take('first')
  for (let index = 0; index < 10_000; index += 1) limit.take(String(index))
  expect(limit.take('first')).toBeUndefined()
})

test('a client limit bounds each client and all together; a refused call does not count for all', () => {
  const limit = new ClientLimit({ perAddress: 1, inAll: 2, windowMs: 1000 }, () => new Date(start))
  expect(limit.take('a')).toBeUndefined()
  expect(limit.take('a')).toBe(1)
  expect(limit.take('b')).toBeUndefined()
  expect(limit.take('c')).toBe(1)
})
