import { expect, test } from 'vitest'
import { failuresOf, reportSoak } from './report-soak.ts'
import type { SoakFigures } from './run-soak.ts'

const memory = { early: { heap: 40, resident: 150 }, late: { heap: 48, resident: 180 }, most: 300, isWarm: true }
const good: SoakFigures = {
  sent: {
    page: 100,
    missing: 10,
    estimate: 10,
    redirect: 5,
    message: 3,
    form: 1,
    visits: 5,
    draft: 2,
    order: 1,
    webhook: 5,
    hostile: 20,
    hostileOrder: 5,
  },
  cutOff: 7,
  shed: 2,
  errors: [],
  accepted: ['a', 'b'],
  pageTimes: [Array.from({ length: 100 }, (_, at) => at + 1), [3]],
  kills: 4,
  changes: 2,
  stalest: 400,
  lost: 0,
  duplicates: 1,
  unexplained: 0,
  memory,
  log: '',
}

test('a soak passes with requests cut off by kills, some answered 503 with Retry-After, and a delivery repeated by a kill', () => {
  expect(failuresOf(good)).toEqual([])
  const report = reportSoak('SQLite', good)
  expect(report).toContain('167: page 100, missing 10')
  expect(report).toContain('99 of 100 within 99 ms')
  expect(report).toContain('40.0 MB of heap in 150 MB after')
  expect(report).not.toContain('FAILED')
  const cold = { ...memory, late: { heap: 48, resident: 250 }, isWarm: false }
  expect(failuresOf({ ...good, memory: cold }), 'a cold process still gets its memory').toEqual([])
})

test.each<[string, Partial<SoakFigures>]>([
  ['an error', { errors: ['page 1: answered 500'] }],
  ['a lost message', { lost: 1 }],
  ['a message delivered twice without a kill', { unexplained: 1 }],
  ['a change that took more than a second to show', { stalest: 1001 }],
  ['a heap that grew by more than a fifth', { memory: { ...memory, late: { heap: 48.1, resident: 180 } } }],
  ['a heap that was not measured', { memory: { ...memory, late: { heap: Number.NaN, resident: 180 } } }],
  ['memory of a warm process that grew by more', { memory: { ...memory, late: { heap: 48, resident: 181 } } }],
])('a soak fails because of %s', (_, found) => {
  expect(failuresOf({ ...good, ...found })).toHaveLength(1)
})

test('of many errors the first ten are reported, with the number of others', () => {
  const errors = Array.from({ length: 30 }, (_, turn) => `page ${turn}: answered 500`)
  expect(failuresOf({ ...good, errors })).toHaveLength(11)
  expect(failuresOf({ ...good, errors }).at(-1)).toBe('and 20 errors more')
})
