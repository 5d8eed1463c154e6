import { company } from '../company/company.ts'
import type { Country } from '../language.ts'
import type { Payee } from './payee.ts'

/** Accounts of the banks' own documentation, which nobody has. */
const testIbans: Record<Country, string> = { BE: 'BE71096123456769', NL: 'NL91ABNA0417164300' }

/** Whom an order at sample prices names: nothing is charged for it. */
export const samplePayee = (country: Country): Payee => ({
  name: company.legal[country].name,
  iban: testIbans[country],
  bic: '',
})
