import * as v from 'valibot'
import { bic, holder, iban } from '../../domain/company/account-schema.ts'
import { company } from '../../domain/company/company.ts'
import type { Country } from '../../domain/language.ts'
import type { Payee, Payees } from '../../domain/payments/payee.ts'

export const payeeEntries = {
  PAYEE_NAME_BE: v.optional(holder),
  PAYEE_IBAN_BE: v.optional(iban),
  PAYEE_BIC_BE: v.optional(bic),
  PAYEE_NAME_NL: v.optional(holder),
  PAYEE_IBAN_NL: v.optional(iban),
  PAYEE_BIC_NL: v.optional(bic),
}

type PayeeEntries = v.InferOutput<v.ObjectSchema<typeof payeeEntries, undefined>>

/**
 * @returns whom customers transfer to: as the settings say, then as the company's folder does; in the legal name unless
 * another one is given
 */
export function payeeSettings(entries: PayeeEntries): Payees {
  const payeeOf = (country: Country): Payee | undefined => {
    const account = entries[`PAYEE_IBAN_${country}`] ? undefined : company.payee[country]
    const number = entries[`PAYEE_IBAN_${country}`] ?? account?.iban
    if (!number) return undefined
    return {
      name: entries[`PAYEE_NAME_${country}`] ?? account?.name ?? company.legal[country].name,
      iban: number,
      bic: entries[`PAYEE_BIC_${country}`] ?? account?.bic ?? '',
    }
  }
  return { BE: payeeOf('BE'), NL: payeeOf('NL') }
}
