import * as v from 'valibot'
import { isIban } from '../money/iban.ts'
import type { CompanyMistake } from './company-mistakes.ts'

/** An account's number as banks print it; the output is without blanks. */
export const iban = v.pipe(
  v.string(),
  v.transform((typed) => typed.replace(/\s/g, '').toUpperCase()),
  v.check(isIban, 'iban' satisfies CompanyMistake),
)

/** The bank's code. */
export const bic = v.pipe(v.string(), v.regex(/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/, 'bic' satisfies CompanyMistake))

/** The account holder's name. */
export const holder = v.pipe(v.string(), v.minLength(1), v.maxLength(70, 'holder' satisfies CompanyMistake))
