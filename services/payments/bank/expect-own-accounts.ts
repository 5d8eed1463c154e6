import { type Country, countries } from '../../../domain/language.ts'
import type { Payee } from '../../../domain/payments/payee.ts'
import { samplePayee } from '../../../domain/payments/payee-of-order.ts'
import type { Database } from '../../database/schema.ts'
import type { BankEntry } from './bank-entry.ts'
import { BankFileProblem } from './bank-statement.ts'

/**
 * Refuses the statement of an account that no customer was ever asked to pay to, such as somebody's own (R18.7). One
 * that statements were read of before stays ours after the payee has changed.
 * @throws BankFileProblem
 */
export async function expectOwnAccounts(
  database: Database,
  entries: readonly BankEntry[],
  payees: Readonly<Record<Country, Payee | undefined>>,
): Promise<void> {
  const own = new Set(countries.flatMap((country) => [samplePayee(country).iban, payees[country]?.iban]))
  for (const iban of new Set(entries.map((entry) => entry.iban))) {
    if (own.has(iban)) continue
    const known = database.selectFrom('bankEntry').select('key').where('iban', '=', iban).limit(1)
    if (!(await known.executeTakeFirst())) throw new BankFileProblem('otherAccount', iban)
  }
}
