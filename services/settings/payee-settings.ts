import * as v from 'valibot'
import type { Country } from '../../domain/language.ts'
import { isIban, type Payee } from '../../domain/payments/payee.ts'

const name = v.optional(
  v.pipe(v.string(), v.minLength(1), v.maxLength(70, 'has to be at most 70 characters, as banks take')),
)
const iban = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s/g, '').toUpperCase()),
    v.check(isIban, 'has to be an IBAN, such as BE71 0961 2345 6769'),
  ),
)
const bic = v.optional(
  v.pipe(v.string(), v.regex(/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/, 'has to be a BIC of 8 or 11 characters')),
)

export const payeeEntries = {
  ...{ PAYEE_NAME_BE: name, PAYEE_IBAN_BE: iban, PAYEE_BIC_BE: bic },
  ...{ PAYEE_NAME_NL: name, PAYEE_IBAN_NL: iban, PAYEE_BIC_NL: bic },
}

/** Whom customers of each country transfer to; undefined where that is not set. */
export type Payees = Readonly<Record<Country, Payee | undefined>>

type PayeeEntries = v.InferOutput<v.ObjectSchema<typeof payeeEntries, undefined>>

/** @returns whom customers transfer to, where both the holder's name and the account are set */
export function payeeSettings(entries: PayeeEntries): Payees {
  const payee = (holder?: string, account?: string, bank = '') =>
    holder && account ? { name: holder, iban: account, bic: bank } : undefined
  return {
    BE: payee(entries.PAYEE_NAME_BE, entries.PAYEE_IBAN_BE, entries.PAYEE_BIC_BE),
    NL: payee(entries.PAYEE_NAME_NL, entries.PAYEE_IBAN_NL, entries.PAYEE_BIC_NL),
  }
}
