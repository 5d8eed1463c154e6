import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOpenDay, nextOpenDay, openingStatus } from './opening-hours.ts'

const anyInstant = fc.date({ min: new Date('2006-01-01'), max: new Date('2106-01-01'), noInvalidDate: true })
const anyCountry = fc.constantFrom('BE', 'NL')

test.each([
  ['2026-11-20T06:59:59.999Z', { open: false, opensAt: new Date('2026-11-20T07:00:00.000Z') }],
  ['2026-11-20T07:00:00.000Z', { open: true, until: new Date('2026-11-20T17:00:00.000Z') }],
  ['2026-11-20T16:59:59.999Z', { open: true, until: new Date('2026-11-20T17:00:00.000Z') }],
  ['2026-11-20T17:00:00.000Z', { open: false, opensAt: new Date('2026-11-23T07:00:00.000Z') }],
])('on an ordinary Friday in winter: at %s', (now, status) => {
  expect(openingStatus(new Date(now), 'BE')).toEqual(status)
  expect(openingStatus(new Date(now), 'NL')).toEqual(status)
})

test('summer time is taken into account, also if it starts at the weekend', () => {
  expect(openingStatus(new Date('2026-07-01T06:00:00Z'), 'BE')).toEqual({
    open: true,
    until: new Date('2026-07-01T16:00:00Z'),
  })
  expect(openingStatus(new Date('2026-03-27T17:00:00Z'), 'BE')).toEqual({
    open: false,
    opensAt: new Date('2026-03-30T06:00:00Z'),
  })
})

test('a public holiday closes the office of its own country only', () => {
  const kingsDay = new Date('2026-04-27T10:00:00Z')
  expect(openingStatus(kingsDay, 'NL')).toEqual({ open: false, opensAt: new Date('2026-04-28T06:00:00Z') })
  expect(openingStatus(kingsDay, 'BE').open).toBe(true)
})

test('a weekend after a Dutch Christmas is skipped too', () => {
  expect(openingStatus(new Date('2026-12-24T18:00:00Z'), 'NL')).toEqual({
    open: false,
    opensAt: new Date('2026-12-28T07:00:00Z'),
  })
})

test('a status is valid exactly until the instant it states', () => {
  fc.assert(
    fc.property(anyInstant, anyCountry, fc.double({ min: 0, max: 1, noNaN: true }), (now, country, share) => {
      const status = openingStatus(now, country)
      const change = status.open ? status.until : status.opensAt
      expect(change.getTime()).toBeGreaterThan(now.getTime())
      const between = new Date(now.getTime() + Math.floor(share * (change.getTime() - 1 - now.getTime())))
      expect(openingStatus(between, country)).toEqual(status)
      expect(openingStatus(change, country).open).toBe(!status.open)
    }),
  )
})

test('the next open day skips weekends and the country’s holidays', () => {
  expect(nextOpenDay('BE', '2026-11-20')).toBe('2026-11-23')
  expect(nextOpenDay('BE', '2026-11-10')).toBe('2026-11-12')
  expect(nextOpenDay('NL', '2026-11-10')).toBe('2026-11-11')
  expect(isOpenDay('BE', '2026-11-21')).toBe(false)
  expect(isOpenDay('BE', '2026-11-22')).toBe(false)
})
