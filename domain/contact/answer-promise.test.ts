import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countryOf } from '../language.ts'
import { officeClock, officeInstant } from '../opening/office-time.ts'
import { isOpenDay } from '../opening/opening-hours.ts'
import { answerBefore, answerDue } from './answer-promise.ts'

const anyInstant = fc.date({ min: new Date('2006-01-01'), max: new Date('2106-01-01'), noInvalidDate: true })

/** Converts office time, 'YYYY-MM-DD HH:MM', to an instant. */
function at(clock: string): Date {
  const [date = '', time = ''] = clock.split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return officeInstant(date, hours * 60 + minutes)
}

test.each([
  ['Friday morning', '2025-11-21 09:00', '2025-11-24 18:00'],
  ['Friday night', '2025-11-21 23:00', '2025-11-24 18:00'],
  ['Saturday', '2025-11-22 11:00', '2025-11-24 18:00'],
  ['Sunday', '2025-11-23 11:00', '2025-11-24 18:00'],
  ['Monday before opening', '2025-11-24 07:00', '2025-11-25 18:00'],
  ['the day before Armistice Day', '2026-11-10 12:00', '2026-11-12 18:00'],
])('the English site answers within 1 business day: %s', (_, received, answered) => {
  expect(answerBefore(at(received), 'en')).toEqual(at(answered))
})

describe('the Dutch site answers within 24 hours, and names a time only where one within working hours keeps that', () => {
  test.each([
    ['Thursday at noon', '2025-11-20 12:00', '2025-11-21 12:00'],
    ['Thursday night', '2025-11-20 23:00', '2025-11-21 18:00'],
    ['Friday before opening', '2025-11-21 03:00', '2025-11-21 18:00'],
    ['Sunday', '2025-11-23 11:00', '2025-11-24 11:00'],
    ['Monday before opening', '2025-11-24 07:00', '2025-11-24 18:00'],
    ['Monday at opening', '2025-11-24 08:00', '2025-11-25 08:00'],
    ["the evening of King's Day", '2026-04-27 21:00', '2026-04-28 18:00'],
    ['over the change of the clock', '2026-03-29 12:30', '2026-03-30 12:30'],
  ])('%s', (_, received, answered) => {
    expect(answerBefore(at(received), 'nl')).toEqual(at(answered))
  })

  test.each([
    ['Friday morning', '2025-11-21 10:00'],
    ['Friday night', '2025-11-21 23:00'],
    ['Saturday', '2025-11-22 11:00'],
    ['Sunday before the hour of opening', '2025-11-23 07:59'],
    ["the day before King's Day", '2026-04-26 09:30'],
    ['Christmas Eve', '2026-12-24 17:00'],
  ])('%s: no time', (_, received) => {
    expect(answerBefore(at(received), 'nl')).toBeUndefined()
  })

  test('the time is never later than 24 hours', () => {
    fc.assert(
      fc.property(anyInstant, (now) => {
        const promise = answerBefore(now, 'nl')
        fc.pre(promise !== undefined)
        expect((promise ?? now).getTime() - now.getTime()).toBeLessThanOrEqual(86_400_000)
      }),
    )
  })
})

test.each([
  ['a Dutch message of Friday morning', 'nl', '2025-11-21 10:00', '2025-11-22 10:00'],
  ['a Dutch message of Saturday night', 'nl', '2026-11-28 04:59', '2026-11-29 04:59'],
  ['a Dutch message of Christmas Eve', 'nl', '2026-12-24 17:00', '2026-12-25 17:00'],
  ['a Dutch message with a time on the page', 'nl', '2025-11-20 23:00', '2025-11-21 18:00'],
  ['an English message of Saturday', 'en', '2025-11-22 11:00', '2025-11-24 18:00'],
] as const)('an answer is due as promised, at weekends too: %s', (_, language, received, due) => {
  expect(answerDue(at(received), language)).toEqual(at(due))
})

test('an earlier message is never promised a later answer', () => {
  fc.assert(
    fc.property(anyInstant, fc.nat(7 * 86_400_000), fc.constantFrom('en', 'nl'), (now, later, language) => {
      const first = answerBefore(now, language)
      const second = answerBefore(new Date(now.getTime() + later), language)
      fc.pre(first !== undefined && second !== undefined)
      expect(Number(first)).toBeLessThanOrEqual(Number(second))
    }),
  )
})

test('the promise lies ahead, on an open day, within opening hours', () => {
  fc.assert(
    fc.property(anyInstant, fc.constantFrom('en', 'nl'), (now, language) => {
      const promise = answerBefore(now, language)
      if (!promise) return
      const { date, minutes } = officeClock(promise)
      expect(promise.getTime()).toBeGreaterThan(now.getTime())
      expect(isOpenDay(countryOf(language), date)).toBe(true)
      expect(minutes).toBeGreaterThanOrEqual(8 * 60)
      expect(minutes).toBeLessThanOrEqual(18 * 60)
    }),
  )
})
