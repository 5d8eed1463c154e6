import { expect, test } from 'vitest'
import { estimateAnswer } from '../../testing/estimate/estimate-answer.ts'
import { lowestDate, summaryOf } from './summary.ts'

const days = (...prices: number[]) =>
  prices.map((price, index) => ({ date: `2026-11-2${index}`, price, low: price, high: price }))
const shown = (...prices: number[]) => summaryOf(estimateAnswer('en', { dates: days(...prices) })).dates

test.each([
  [
    [5, 4, 3, 2, 1],
    [5, 4, 1],
  ],
  [
    [5, 4, 3, 3, 6],
    [5, 4, 3],
  ],
  [
    [1, 4, 3, 2],
    [1, 4, 3],
  ],
  [
    [2, 1],
    [2, 1],
  ],
  [[2], [2]],
])('of dates that cost %j a summary shows %j: two early ones and the lowest', (prices, expected) => {
  expect(shown(...prices).map(({ price }) => price)).toEqual(expected)
})

test('the lowest date is the first of those that cost the same', () => {
  expect(lowestDate(days(3, 1, 2, 1))?.date).toBe('2026-11-21')
  expect(lowestDate([])).toBeUndefined()
})
