import { company } from '../company/company.ts'
import type { Country } from '../language.ts'

/**
 * The payee of transfers. `name`: the account holder's, which banks compare with the account (Regulation (EU)
 * 2024/886).
 */
export interface Payee {
  name: string
  iban: string
  /** Empty: banks in the euro area do not need it. */
  bic: string
}

/**
 * The text of a QR code for a transfer (EPC069-12, version 002): UTF-8, lines separated by line feeds, the structured
 * reference on line 10 and nothing after it. At most 331 bytes, for error correction M.
 * @param cents positive
 */
export function epcText({ name, iban, bic }: Payee, cents: number, reference: string): string {
  const amount = `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  return ['BCD', '002', '1', 'SCT', bic, name.slice(0, 70), iban, amount, '', reference].join('\n')
}

/** Accounts from the banks' own documentation, which do not exist. */
const testIbans: Record<Country, string> = { BE: 'BE71096123456769', NL: 'NL91ABNA0417164300' }

/** The payee on orders at sample prices, which are never charged. */
export const samplePayee = (country: Country): Payee => ({
  name: company.legal[country].name,
  iban: testIbans[country],
  bic: '',
})

/** Where transfers go to in each country; undefined where no account is set. */
export type Payees = Readonly<Record<Country, Payee | undefined>>

/** Where a transfer for an order goes to: samples have an account that belongs to no one. Undefined: none is set. */
export const payeeOfOrder = (
  payees: Payees,
  { country, sample }: { country: Country; sample: boolean },
): Payee | undefined => (sample ? samplePayee(country) : payees[country])
