import { expect, test } from 'vitest'
import { mondayOf, weekNumber, weekOf } from './week.ts'

test('a week begins on Monday, across months and years', () => {
  expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  expect(mondayOf('2026-11-29')).toBe('2026-11-23')
  const turn = '2026-12-28 2026-12-29 2026-12-30 2026-12-31 2027-01-01 2027-01-02 2027-01-03'
  expect(weekOf('2027-01-01').join(' ')).toBe(turn)
})

test.each([
  ['2026-11-23', 48],
  ['2026-01-01', 1],
  ['2027-01-01', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
  ['2023-01-01', 52],
])('%s is in week %d', (date, week) => {
  expect(weekNumber(date)).toBe(week)
})
