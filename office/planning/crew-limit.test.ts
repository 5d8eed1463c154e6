import { expect, test } from 'vitest'
import { crewDates } from './crew-limit.ts'

test('a crew reads from two days before today to two days after it', () => {
  expect(crewDates('2026-12-31')).toEqual({ from: '2026-12-29', until: '2027-01-02' })
})
