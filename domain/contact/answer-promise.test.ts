import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countryOf } from '../language.ts'
import { officeClock, officeInstant } from '../opening/office-time.ts'
import { isOpenDay, nextOpenDay } from '../opening/opening-hours.ts'
import { answerBefore } from './answer-promise.ts'

const anyInstant = fc.date({ min: new Date('2006-01-01'), max: new Date('2106-01-01'), noInvalidDate: true })

/** Converts office time, 'YYYY-MM-DD HH:MM', to an instant. */
function at(clock: string): Date {
  const [date = '', time = ''] = clock.split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return officeInstant(date, hours * 60 + minutes)
}

describe('the English site answers within 1 business day', () => {
  test.each([
    ['Friday morning', '2025-11-21 09:00', '2025-11-24 18:00'],
    ['Friday night', '2025-11-21 23:00', '2025-11-24 18:00'],
    ['Saturday', '2025-11-22 11:00', '2025-11-24 18:00'],
    ['Sunday', '2025-11-23 11:00', '2025-11-24 18:00'],
    ['Monday before opening', '2025-11-24 07:00', '2025-11-25 18:00'],
    ['the day before Armistice Day', '2026-11-10 12:00', '2026-11-12 18:00'],
  ])('%s', (_, received, answered) => {
    expect(answerBefore(at(received), 'en')).toEqual(at(answered))
  })
})

describe('the Dutch site answers within 24 hours of open days', () => {
  test.each([
    ['Thursday at noon', '2025-11-20 12:00', '2025-11-21 12:00'],
    ['Friday morning', '2025-11-21 10:00', '2025-11-24 10:00'],
    ['Friday night', '2025-11-21 23:00', '2025-11-24 18:00'],
    ['Saturday', '2025-11-22 11:00', '2025-11-24 18:00'],
    ['Sunday', '2025-11-23 11:00', '2025-11-24 18:00'],
    ['Monday before opening', '2025-11-24 07:00', '2025-11-24 18:00'],
    ['Monday at opening', '2025-11-24 08:00', '2025-11-25 08:00'],
    ["before King's Day", '2026-04-24 09:30', '2026-04-28 09:30'],
    ['over the start of summer time', '2026-03-27 09:30', '2026-03-30 09:30'],
  ])('%s', (_, received, answered) => {
    expect(answerBefore(at(received), 'nl')).toEqual(at(answered))
  })

  test('if tomorrow is an open day too, the answer never takes longer than 24 hours', () => {
    fc.assert(
      fc.property(anyInstant, (now) => {
        const { date } = officeClock(now)
        const tomorrow = nextOpenDay('NL', date)
        fc.pre(isOpenDay('NL', date) && Date.parse(tomorrow) - Date.parse(date) === 86_400_000)
        expect(answerBefore(now, 'nl').getTime() - now.getTime()).toBeLessThanOrEqual(86_400_000)
      }),
    )
  })

  test('an earlier message never gets a later promise', () => {
    fc.assert(
      fc.property(anyInstant, fc.nat(7 * 86_400_000), (now, later) => {
        const second = new Date(now.getTime() + later)
        for (const language of ['en', 'nl'] as const) {
          expect(answerBefore(now, language) <= answerBefore(second, language)).toBe(true)
        }
      }),
    )
  })
})

test('the promised time is in the future, on an open day and within opening hours', () => {
  fc.assert(
    fc.property(anyInstant, fc.constantFrom('en', 'nl'), (now, language) => {
      const promise = answerBefore(now, language)
      const { date, minutes } = officeClock(promise)
      expect(promise.getTime()).toBeGreaterThan(now.getTime())
      expect(isOpenDay(countryOf(language), date)).toBe(true)
      expect(minutes).toBeGreaterThanOrEqual(8 * 60)
      expect(minutes).toBeLessThanOrEqual(18 * 60)
    }),
  )
})
