import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { cleanLine, cleanLines } from './form-text.ts'

test('a single-line field cannot start a new mail header', () => {
  expect(cleanLine('An\r\nBcc: everyone@voorbeeld.be')).toBe('An Bcc: everyone@voorbeeld.be')
  expect(cleanLine('An\u2028\u2029\u0085\0Peeters\n')).toBe('An Peeters')
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(cleanLine(text)).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    }),
  )
})

test('a multi-line field keeps its line breaks, whatever system they come from', () => {
  expect(cleanLines('  one\r\ntwo\rthree\n\n\tfour  ')).toBe('one\ntwo\nthree\n\n\tfour')
  expect(cleanLines('a\0b\u0007c')).toBe('abc')
})

test('visible text is unchanged', () => {
  const text = 'Zoë  <script>"&\u202bשלום\u202c 👩‍👩‍👧 — €\u00a0'
  expect(cleanLines(`${text}.`)).toBe(`${text}.`)
  const line = text.replaceAll(/[\u202b\u202c]/g, '')
  expect(cleanLine(`${line}.`)).toBe(`${line}.`)
})

test('a single-line field cannot turn the writing direction of the text around it', () => {
  expect(cleanLine('Ada\u202egpj.\u202c \u2066Love\u2069lace\u200e')).toBe('Adagpj. Lovelace\u200e')
})

test('half an emoji cannot break the encoding of a mail', () => {
  expect(cleanLine('\ud83d!')).toBe('\ufffd!')
  expect(cleanLines('\ud83d!')).toBe('\ufffd!')
})

test('cleaning a text twice changes nothing more', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text))
      expect(cleanLines(cleanLines(text))).toBe(cleanLines(text))
    }),
  )
})
