import { expect, test } from 'vitest'
import { addDays } from '../opening/office-time.ts'
import { arrivalWindow, visitEnd, visitPartNames, visitParts, visitStart } from './visit.ts'

test('a visit that is over before the afternoon’s window opens takes half a day, a longer one the whole day', () => {
  expect(visitParts(90)).toEqual(['morning', 'afternoon'])
  expect(visitParts(210)).toEqual(['morning', 'afternoon'])
  expect(visitParts(211)).toEqual(['day'])
  expect(visitParts(420)).toEqual(['day'])
})

test('it begins when the window of arrival opens, and ends at the latest after one that began at the end of it', () => {
  const times = visitPartNames.map((part) => [
    visitStart({ date: '2026-12-01', part }).toISOString(),
    visitEnd({ date: '2026-12-01', part }, 180).toISOString(),
  ])
  expect(visitPartNames.map(arrivalWindow)).toEqual(['08:00–09:00', '12:30–13:30', '08:00–09:00'])
  // Brussels time is UTC+1 in winter.
  expect(times).toEqual([
    ['2026-12-01T07:00:00.000Z', '2026-12-01T11:00:00.000Z'],
    ['2026-12-01T11:30:00.000Z', '2026-12-01T15:30:00.000Z'],
    ['2026-12-01T07:00:00.000Z', '2026-12-01T11:00:00.000Z'],
  ])
})

/** The last Sundays of March and October. */
const changes = [2026, 2027, 2028, 2029, 2030].flatMap((year) =>
  [`${year}-03-31`, `${year}-10-31`].map((last) => addDays(last, -new Date(last).getUTCDay())),
)
const onClocks = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'short',
})

test.each(changes.flatMap((change) => [-1, 0, 1].map((days) => addDays(change, days))))(
  'on %s a team arrives at the hour that was promised, by the clocks on the wall',
  (date) => {
    const starts = visitPartNames.map((part) => onClocks.format(visitStart({ date, part })))
    expect(starts).toEqual([`${date} 08:00`, `${date} 12:30`, `${date} 08:00`])
    const ends = visitPartNames.map((part) => onClocks.format(visitEnd({ date, part }, 180)))
    expect(ends).toEqual([`${date} 12:00`, `${date} 16:30`, `${date} 12:00`])
  },
)
