import type { Country } from '../language.ts'

/** `companyNumber` as the law has it shown: '0123.456.749' (BE), '12345678' (NL). */
export type CompanyNumberCheck = { ok: true; companyNumber: string } | { ok: false; problem: 'required' | 'malformed' }

/**
 * Checks what an applicant typed as the number of their company; spaces, dots and hyphens are forgiven.
 *
 * - Belgium, enterprise number (KBO/BCE): ten digits starting with 0 or 1, of which the last two are
 *   97 − (the first eight mod 97). A leading `BE` is dropped, and a number of nine digits is an old one without its 0.
 *   (That the sum of both parts is a multiple of 97 is nearly the same rule, but lets 00 pass where 97 belongs.)
 * - Netherlands, KvK number: eight digits; it has no check digit.
 */
export function checkCompanyNumber(country: Country, text: string): CompanyNumberCheck {
  const typed = text.replace(/[\s.-]/g, '')
  if (typed === '') return { ok: false, problem: 'required' }
  const companyNumber = country === 'BE' ? belgianNumber(typed) : dutchNumber(typed)
  return companyNumber ? { ok: true, companyNumber } : { ok: false, problem: 'malformed' }
}

function belgianNumber(typed: string): string | undefined {
  const digits = /^(?:BE)?([01]?\d{9})$/i.exec(typed)?.[1]?.padStart(10, '0')
  if (digits === undefined) return undefined
  const checkDigits = 97 - (Number(digits.slice(0, 8)) % 97)
  if (checkDigits !== Number(digits.slice(8))) return undefined
  return `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`
}

function dutchNumber(typed: string): string | undefined {
  return /^\d{8}$/.test(typed) ? typed : undefined
}
