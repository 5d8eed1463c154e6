import type { Country } from '../language.ts'

/** `companyNumber` is in its official notation: '0123.456.749' (BE), '12345678' (NL). */
export type CompanyNumberCheck = { ok: true; companyNumber: string } | { ok: false; problem: 'required' | 'malformed' }

/**
 * Checks a company number as an applicant typed it. Spaces, dots and hyphens are ignored.
 *
 * - Belgium, enterprise number (KBO/BCE): ten digits starting with 0 or 1, where the last two are
 *   97 − (the first eight mod 97). A leading `BE` is dropped; nine digits are an old number without its leading 0.
 *   (Checking that the sum of both parts is a multiple of 97 would wrongly accept 00 in place of 97.)
 * - Netherlands, KvK number: eight digits without a check digit.
 */
export function checkCompanyNumber(country: Country, text: string): CompanyNumberCheck {
  const typed = text.replace(/[\s.-]/g, '')
  if (typed === '') return { ok: false, problem: 'required' }
  const companyNumber = country === 'BE' ? belgianNumber(typed) : dutchNumber(typed)
  return companyNumber ? { ok: true, companyNumber } : { ok: false, problem: 'malformed' }
}

/** A company number in its official notation; as it was typed if it is none. */
export function officialNumber(country: Country, typed: string): string {
  const check = checkCompanyNumber(country, typed)
  return check.ok ? check.companyNumber : typed
}

function belgianNumber(typed: string): string | undefined {
  const digits = /^(?:BE)?([01]?\d{9})$/i.exec(typed)?.[1]?.padStart(10, '0')
  if (digits === undefined) return undefined
  const checkDigits = 97 - (Number(digits.slice(0, 8)) % 97)
  if (checkDigits !== Number(digits.slice(8))) return undefined
  return `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`
}

const dutchNumber = (typed: string): string | undefined => (/^\d{8}$/.test(typed) ? typed : undefined)
