import { expect, test } from 'vitest'
import { KnownMisses } from './known-misses.ts'

test('the number of paths is bounded; the least recently used goes first', () => {
  const misses = new KnownMisses(3)
  for (const path of ['/a', '/b', '/c', '/d']) misses.add(path, misses.generation)
  expect(['/a', '/b', '/c', '/d'].map((path) => misses.has(path))).toEqual([false, true, true, true])
})

test('any change of pages clears it', () => {
  const misses = new KnownMisses(3)
  misses.add('/a', misses.generation)
  misses.forget()
  expect(misses.has('/a')).toBe(false)
})

test('a look-up that began before a change is not remembered', () => {
  const misses = new KnownMisses(3)
  const { generation } = misses
  misses.forget()
  misses.add('/a', generation)
  expect(misses.has('/a')).toBe(false)
})
