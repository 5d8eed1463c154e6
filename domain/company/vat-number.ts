import type { Country } from '../language.ts'
import { parseCompanyNumber } from './company-number.ts'

/** A VAT number as it is printed: in Belgium BE and the company number, in the Netherlands without blanks. */
export const officialVatNumber = (country: Country, typed: string): string =>
  country === 'BE'
    ? `BE ${(parseCompanyNumber('BE', typed) ?? typed).replace(/^BE ?/i, '')}`
    : typed.replace(/[\s.]/g, '').toUpperCase()

/**
 * Whether a VAT number's check digits are right: in Belgium those of the company number; in the Netherlands by modulo
 * 11, as companies have it, or modulo 97, as self-employed people do.
 * @param text in its official notation: 'BE 0123.456.749', 'NL123456782B12'; anything else is not one
 */
export function isVatNumber(country: Country, text: string): boolean {
  if (country === 'BE') return parseCompanyNumber('BE', text) !== undefined
  if (!/^NL\d{9}B\d{2}$/.test(text)) return false
  const digits = [...text.slice(2, 11)].map(Number)
  const sum = digits.reduce((sum, digit, at) => sum + digit * (at === 8 ? -1 : 9 - at), 0)
  const inDigits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return sum % 11 === 0 || BigInt(inDigits) % 97n === 1n
}
