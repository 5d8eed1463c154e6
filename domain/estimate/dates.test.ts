import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyMoment, anyTariff } from '../../testing/estimate/any-estimate.ts'
import { isPublicHoliday } from '../opening/public-holidays.ts'
import { scheduleAt } from './dates.ts'
import type { Tariff } from './tariff.ts'

const calendar: Tariff['calendar'] = {
  lastOrderTime: '15:00',
  datesShown: 4,
  weekdayPercent: { monday: 100, tuesday: 95, wednesday: 95, thursday: 100, friday: 105, saturday: 115 },
  closedDays: ['2026-12-24'],
  workedHolidays: [],
}
const belgium = { calendar, country: 'BE' as const }
const dates = (now: string, leadDays: number, own: Partial<typeof calendar> = {}) =>
  scheduleAt({ ...belgium, calendar: { ...calendar, ...own } }, new Date(now)).datesFor(leadDays)

// Brussels time is UTC+1 in winter.
describe('an order is planned', () => {
  test('today, until the last order time', () => {
    expect(dates('2026-11-23T13:59Z', 2).map(({ date }) => date)).toEqual([
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ])
    expect(scheduleAt(belgium, new Date('2026-11-23T13:59Z')).until).toEqual(new Date('2026-11-23T14:00Z'))
  })
  test('on the next open day after it', () => {
    expect(dates('2026-11-23T14:00Z', 2)[0]?.date).toBe('2026-11-26')
    expect(scheduleAt(belgium, new Date('2026-11-23T14:00Z')).until).toEqual(new Date('2026-11-24T14:00Z'))
  })
  test('on Monday, if it arrives at the weekend', () => {
    expect(dates('2026-11-21T08:00Z', 1)[0]?.date).toBe('2026-11-24')
  })
})

describe('a team comes', () => {
  test('on Saturdays with their own factor, and not on Sundays', () => {
    expect(dates('2026-11-26T08:00Z', 1)).toEqual([
      { date: '2026-11-27', percent: 105 },
      { date: '2026-11-28', percent: 115 },
      { date: '2026-11-30', percent: 100 },
      { date: '2026-12-01', percent: 95 },
    ])
  })
  test('neither on closed days nor on public holidays, unless it works on that holiday', () => {
    const around = (own = {}) => dates('2026-12-22T08:00Z', 1, own).map(({ date }) => date)
    expect(around()).toEqual(['2026-12-23', '2026-12-26', '2026-12-28', '2026-12-29'])
    expect(around({ workedHolidays: ['2026-12-25'] })).toContain('2026-12-25')
    expect(around({ closedDays: [] })).toContain('2026-12-24')
  })
})

test('dates ascend, are after today, avoid holidays and are valid until the schedule ends', () => {
  fc.assert(
    fc.property(anyTariff, anyMoment, fc.integer({ min: 1, max: 60 }), (tariff, now, leadDays) => {
      const schedule = scheduleAt(tariff, now)
      const found = schedule.datesFor(leadDays)
      const days = found.map(({ date }) => date)
      expect(days).toEqual([...new Set(days)].sort())
      expect(days).toHaveLength(tariff.calendar.datesShown)
      expect(days[0]?.localeCompare(now.toISOString().slice(0, 10))).toBe(1)
      for (const day of days) {
        expect(isPublicHoliday(tariff.country, day) && !tariff.calendar.workedHolidays.includes(day)).toBe(false)
        expect(tariff.calendar.closedDays).not.toContain(day)
      }
      expect(schedule.until.getTime()).toBeGreaterThan(now.getTime())
      expect(scheduleAt(tariff, new Date(schedule.until.getTime() - 1)).datesFor(leadDays)).toEqual(found)
    }),
  )
})
