import { expect, test } from 'vitest'
import { KnownMisses } from './known-misses.ts'

test('so many paths are remembered and no more; the longest known makes room', () => {
  const misses = new KnownMisses(3)
  for (const path of ['/a', '/b', '/c', '/d']) misses.add(path, misses.generation)
  expect(['/a', '/b', '/c', '/d'].map((path) => misses.has(path))).toEqual([false, true, true, true])
})

test('any change of pages empties it', () => {
  const misses = new KnownMisses(3)
  misses.add('/a', misses.generation)
  misses.forget()
  expect(misses.has('/a')).toBe(false)
})

test('what was looked up before a change is not remembered after it', () => {
  const misses = new KnownMisses(3)
  const { generation } = misses
  misses.forget()
  misses.add('/a', generation)
  expect(misses.has('/a')).toBe(false)
})
