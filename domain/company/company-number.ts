import type { Country } from '../language.ts'

/**
 * Reads a company number as it was typed, in its official notation: '0123.456.749' (BE), '12345678' (NL). Spaces, dots
 * and hyphens are ignored. Undefined for anything else.
 *
 * - Belgium, enterprise number (KBO/BCE): ten digits starting with 0 or 1, where the last two are
 *   97 − (the first eight mod 97). A leading `BE` is dropped; nine digits are an old number without its leading 0.
 *   (Checking that the sum of both parts is a multiple of 97 would wrongly accept 00 in place of 97.)
 * - Netherlands, KvK number: eight digits without a check digit.
 */
export function parseCompanyNumber(country: Country, text: string): string | undefined {
  const typed = text.replace(/[\s.-]/g, '')
  return country === 'BE' ? belgianNumber(typed) : dutchNumber(typed)
}

function belgianNumber(typed: string): string | undefined {
  const digits = /^(?:BE)?([01]?\d{9})$/i.exec(typed)?.[1]?.padStart(10, '0')
  if (digits === undefined) return undefined
  const checkDigits = 97 - (Number(digits.slice(0, 8)) % 97)
  if (checkDigits !== Number(digits.slice(8))) return undefined
  return `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`
}

const dutchNumber = (typed: string): string | undefined => (/^\d{8}$/.test(typed) ? typed : undefined)
