import { expect, test } from 'vitest'
import { mobileNumber } from '../contact/mobile-number.ts'
import { lastTextMessage, textMessageTime } from './quiet-hours.ts'
import { plainText, textMessageLength } from './text-message.ts'

test('a text message is measured in its own alphabet, where € counts twice', () => {
  expect(textMessageLength('Helderhuis: €')).toBe(14)
  expect(textMessageLength('Geïnteresseerd')).toBeUndefined()
  expect(textMessageLength(plainText('We’re there 08:00–09:00, € 171'))).toBe(31)
})

test('quotes, dashes, dots and spaces of the typographer become plain ones', () => {
  expect(plainText('“a”‘b’…\u00A0\u202F–—‑')).toBe('"a"\'b\'...  ---')
})

test.each([
  ['in the afternoon at once', '2026-11-24T15:00:00.000Z', '2026-11-24T15:00:00.000Z'],
  ['at 20:59:59', '2026-11-24T19:59:59.000Z', '2026-11-24T19:59:59.000Z'],
  ['at 21:00 the next morning', '2026-11-24T20:00:00.000Z', '2026-11-25T07:00:00.000Z'],
  ['at 7:59 a minute later', '2026-11-24T06:59:00.000Z', '2026-11-24T07:00:00.000Z'],
  ['in the night when summer time ends', '2026-10-25T00:30:00.000Z', '2026-10-25T07:00:00.000Z'],
])('a text message goes %s', (_, now, at) => {
  expect(textMessageTime(new Date(now)).toISOString()).toBe(at)
})

test('the text messages of a day end at 21:00', () => {
  expect(lastTextMessage('2026-07-01').toISOString()).toBe('2026-07-01T19:00:00.000Z')
})

test.each([
  ['BE', '0470 12 34 56', '+32470123456'],
  ['NL', '06-12345678', '+31612345678'],
  ['BE', '0031 6 12345678', '+31612345678'],
  ['BE', '02 123 45 67', undefined],
  ['NL', '074 123 45 67', undefined],
  ['BE', '+44 7911 123456', undefined],
  ['BE', 'ask me', undefined],
] as const)('in %s a text message for %s goes to %s', (country, typed, to) => {
  expect(mobileNumber(country, typed)).toBe(to)
})
