import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayPartsOf, formatVisit, parseVisit, visitPartNames } from './visit.ts'

const anyDate = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2036-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('a visit is read back from its text', () => {
  fc.assert(
    fc.property(anyDate, fc.constantFrom(...visitPartNames), (date, part) => {
      expect(parseVisit(formatVisit({ date, part }))).toEqual({ date, part })
    }),
  )
  expect(formatVisit({ date: '2026-12-01', part: 'morning' })).toBe('2026-12-01.morning')
})

test.each([
  '',
  '2026-12-01',
  '2026-12-01.',
  '2026-12-01.night',
  '2026-12-01.morning.day',
  '2026-02-30.day',
  '2026-13-01.day',
  '2026-1-1.day',
  '12026-01-01.day',
  ' 2026-12-01.day',
  '2026-12-01T00:00Z.day',
  '2026-12-01.toString',
])('%j is not a visit', (text) => {
  expect(parseVisit(text)).toBeUndefined()
})

test('no other text is a visit', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-.morningdayftT:Z ') }), (text) => {
      const visit = parseVisit(text)
      if (visit) expect(formatVisit(visit)).toBe(text)
    }),
    { numRuns: 1000 },
  )
})

test('a day has both parts', () => {
  expect(visitPartNames.map(dayPartsOf)).toEqual([['morning'], ['afternoon'], ['morning', 'afternoon']])
})
