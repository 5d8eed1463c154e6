import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { money } from './work-words.ts'

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
