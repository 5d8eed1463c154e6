import { expect, test } from 'vitest'
import { readOfficeMoment, typedMoment } from './office-moment.ts'

const moment = (at: string, twice = false) => ({ at: new Date(at), twice })

test.each([
  ['2026-12-04', '08:00', moment('2026-12-04T07:00:00Z')],
  ['2026-07-04', '08:00:09', moment('2026-07-04T06:00:09Z')],
  ['2027-03-28', '01:59:59', moment('2027-03-28T00:59:59Z')],
  ['2027-03-28', '02:00', 'skipped'],
  ['2027-03-28', '02:59:59', 'skipped'],
  ['2027-03-28', '03:00', moment('2027-03-28T01:00:00Z')],
  ['2026-10-25', '02:30:15', moment('2026-10-25T00:30:15Z', true)],
  ['2026-10-25', '03:00', moment('2026-10-25T02:00:00Z')],
  ['2026-10-25', '01:59', moment('2026-10-24T23:59:00Z')],
  ['2026-02-30', '08:00', 'malformed'],
  ['2026-12-04', '24:00', 'malformed'],
  ['2026-12-04', 'x08:00', 'malformed'],
  ['2026-12-04', '08:00x', 'malformed'],
  ['', '', 'malformed'],
])('%s %s in the office is read as one moment, as the first of two, or not at all', (date, time, expected) => {
  expect(readOfficeMoment(date, time)).toEqual(expected)
})

test('a moment is typed as the clocks of the office show it, to the second', () => {
  expect(typedMoment(new Date('2026-07-04T06:00:09Z'))).toEqual({ date: '2026-07-04', time: '08:00:09' })
})
