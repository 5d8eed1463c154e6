import { expect, test } from 'vitest'
import { secondsOfDayLeft } from './confirmation.ts'

test('the limits of a day begin anew at midnight of the office, in the night of 25 hours too', () => {
  expect(secondsOfDayLeft(new Date('2026-11-23T22:59:30.500Z'))).toBe(30)
  expect(secondsOfDayLeft(new Date('2026-10-24T22:00:00Z'))).toBe(25 * 60 * 60)
})
