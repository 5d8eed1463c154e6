import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { fullTime, untilTime } from './format-work.ts'

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
