import * as v from 'valibot'
import { isIban } from './iban.ts'

/** Problems of an account, as the rest of a sentence that begins with its name. */
export const accountMistakes = {
  iban: 'has to be an IBAN, such as BE71 0961 2345 6769',
  bic: 'has to be a BIC of 8 or 11 characters',
  holder: 'has to be at most 70 characters, as banks take',
} as const

/** An account's number as banks print it; the output is without blanks. */
export const iban = v.pipe(
  v.string(),
  v.transform((typed) => typed.replace(/\s/g, '').toUpperCase()),
  v.check(isIban, accountMistakes.iban),
)

/** The bank's code. */
export const bic = v.pipe(v.string(), v.regex(/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/, accountMistakes.bic))

/** The account holder's name. */
export const holder = v.pipe(v.string(), v.minLength(1), v.maxLength(70, accountMistakes.holder))
