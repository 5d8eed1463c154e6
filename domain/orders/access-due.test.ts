import { expect, test } from 'vitest'
import { accessDue } from './access-due.ts'

test.each([
  ['a Thursday: on Wednesday', '2026-12-03', '2026-12-02T17:00:00.000Z'],
  ['a Monday: on Friday', '2026-12-07', '2026-12-04T17:00:00.000Z'],
  ['the day after Christmas: before it', '2026-12-26', '2026-12-24T17:00:00.000Z'],
])('the office has to know how to get in before the visit of %s', (_, date, due) => {
  expect(accessDue('BE', date).toISOString()).toBe(due)
})
