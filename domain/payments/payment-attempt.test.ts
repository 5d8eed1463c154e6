import { expect, test } from 'vitest'
import {
  type AttemptState,
  isDecided,
  pauseBeforeFetch,
  repeatableFor,
  reusableFor,
  stateAfter,
  unknownAfter,
  watchedFor,
} from './payment-attempt.ts'

const undecided: AttemptState[] = ['creating', 'open', 'pending', 'unknown']
const decided: AttemptState[] = ['paid', 'failed', 'canceled', 'expired']

test('only what the provider may still change is undecided', () => {
  expect(undecided.filter(isDecided)).toEqual([])
  expect(decided.filter(isDecided)).toEqual(decided)
})

test('a late answer never takes back what is decided, but paid always counts and stays (R18.21)', () => {
  for (const status of [...undecided, ...decided]) {
    expect(stateAfter('paid', status)).toBe('paid')
    for (const before of undecided) expect(stateAfter(before, status)).toBe(status)
  }
  for (const before of ['failed', 'canceled', 'expired'] as const) {
    for (const status of undecided) expect(stateAfter(before, status)).toBe(before)
    expect(stateAfter(before, 'paid')).toBe('paid')
  }
})

test('the provider is asked soon at first, then twice as late each time, and every hour in the end', () => {
  const minutes = [3, 4, 5, 6, 7, 8, 9, 20].map((fetches) => pauseBeforeFetch(fetches) / 60_000)
  expect([0, 1, 2].map(pauseBeforeFetch)).toEqual([5000, 15_000, 60_000])
  expect(minutes).toEqual([2, 4, 8, 16, 32, 60, 60, 60])
})

test('a request is repeated within the hour for which the provider keeps its key, and given up after it', () => {
  const hour = 60 * 60_000
  expect([reusableFor, repeatableFor, unknownAfter, watchedFor]).toEqual([
    hour / 6,
    hour - hour / 6,
    hour,
    60 * 24 * hour,
  ])
})
