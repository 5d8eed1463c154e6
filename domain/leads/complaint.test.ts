import { expect, test } from 'vitest'
import { decideBy, readsAsComplaint, reworkBy } from './complaint.ts'

test.each([
  ['Klacht over bestelling 62Y7-GQJH', true],
  ['I’m not satisfied with the bathroom.', true],
  ['Er is schade aan de kast.', true],
  ['Kunnen jullie ook de ramen doen?', false],
  ['Do you clean ovens?', false],
])('“%s” reads as a complaint: %s', (text, isComplaint) => {
  expect(readsAsComplaint(text)).toBe(isComplaint)
})

test('a complaint is decided by the end of the fourteenth day after it came in', () => {
  expect(decideBy(new Date('2026-11-28T04:00:00Z')).toISOString()).toBe('2026-12-12T23:00:00.000Z')
})

test('a complaint within the days of the guarantee is put right within the promised days', () => {
  const received = new Date('2026-11-28T10:00:00Z')
  expect(reworkBy(received, '2026-11-27')?.toISOString()).toBe('2026-12-05T23:00:00.000Z')
  expect([reworkBy(received, '2026-11-20'), reworkBy(received, '2026-12-01')]).toEqual([undefined, undefined])
})
