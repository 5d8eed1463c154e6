import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { localeOf } from '../../domain/language.ts'
import { fullTime, money, shortDay, untilTime } from './format-work.ts'

test('amounts are written as the language has it: whole ones without cents', () => {
  const format = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'nl-NL', {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const amounts = [0, 1, 99, 100, 2250, 23_700, 99_999, 100_000, 123_456, 1_234_500, 100_000_000, 123_456_789]
  for (const cents of amounts) expect(money(cents)).toBe(format.format(cents / 100))
  expect(money(123_450)).toBe(language === 'en' ? '€1,234.50' : '€\u00a01.234,50')
})

test('each day of a year is shortened as the language has it', () => {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  for (let day = new Date('2026-11-23'); day < new Date('2027-11-24'); day = new Date(day.getTime() + 86_400_000)) {
    const part = Object.fromEntries(format.formatToParts(day).map(({ type, value }) => [type, value]))
    expect(shortDay(day.toISOString().slice(0, 10))).toBe(`${part.weekday} ${part.day} ${part.month}`)
  }
})

test('shows a moment in office time, and a period that ends at midnight until the last minute of its day', () => {
  const english = language === 'en'
  expect(fullTime(new Date('2026-11-23T10:05Z'))).toBe(
    english ? '11:05 on Monday 23 November 2026' : 'maandag 23 november 2026, 11:05 uur',
  )
  expect(untilTime(new Date('2026-12-07T23:00Z'))).toBe(
    english ? '23:59 on Monday 7 December 2026' : 'maandag 7 december 2026, 23:59 uur',
  )
  expect(untilTime(new Date('2026-12-08T07:00Z'))).toBe(fullTime(new Date('2026-12-08T07:00Z')))
})
