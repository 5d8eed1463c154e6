import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isChangeFree } from './business-rules.ts'

const ordered = new Date('2026-11-02T15:00:00Z')

describe('changing an appointment', () => {
  test.each([
    ['a day after ordering, a day ahead', '2026-11-04T09:00:00Z', '2026-11-03T09:00:00Z', true],
    ['in the last moment of the fourteenth day', '2026-11-17T09:00:00Z', '2026-11-16T22:59:59.999Z', true],
    ['when the fifteenth day begins', '2026-11-17T09:00:00Z', '2026-11-16T23:00:00Z', false],
    ['long after ordering, seven days and a moment ahead', '2026-12-24T09:00:00Z', '2026-12-17T08:59:59.999Z', true],
    ['long after ordering, exactly seven days ahead', '2026-12-24T09:00:00Z', '2026-12-17T09:00:00Z', false],
    ['when the appointment begins', '2026-11-04T09:00:00Z', '2026-11-04T09:00:00Z', false],
    ['when the appointment is over', '2026-11-04T09:00:00Z', '2026-11-05T09:00:00Z', false],
  ])('%s', (_, appointmentAt, now, free) => {
    expect(isChangeFree(ordered, new Date(appointmentAt), new Date(now))).toBe(free)
  })

  test('once it costs a fee, it never becomes free again', () => {
    const hours = fc.nat(24 * 90)
    fc.assert(
      fc.property(hours, hours, hours, (lead, first, second) => {
        const hoursOn = (count: number) => new Date(ordered.getTime() + count * 3_600_000)
        const [sooner, later] = first < second ? [first, second] : [second, first]
        if (!isChangeFree(ordered, hoursOn(lead), hoursOn(sooner))) {
          expect(isChangeFree(ordered, hoursOn(lead), hoursOn(later))).toBe(false)
        }
      }),
    )
  })
})
