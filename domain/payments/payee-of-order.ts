import { company } from '../company/company.ts'
import type { Country } from '../language.ts'
import type { Payee } from './payee.ts'

/** Accounts from the banks' own documentation, which do not exist. */
const testIbans: Record<Country, string> = { BE: 'BE71096123456769', NL: 'NL91ABNA0417164300' }

/** The payee on orders at sample prices, which are never charged. */
export const samplePayee = (country: Country): Payee => ({
  name: company.legal[country].name,
  iban: testIbans[country],
  bic: '',
})

/** Where a transfer for an order goes to: samples have an account that belongs to no one. Undefined: none is set. */
export const payeeOfOrder = (
  payees: Readonly<Record<Country, Payee | undefined>>,
  { country, sample }: { country: Country; sample: boolean },
): Payee | undefined => (sample ? samplePayee(country) : payees[country])
