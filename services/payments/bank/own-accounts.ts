import { countries } from '../../../domain/language.ts'
import { type Payees, samplePayee } from '../../../domain/payments/payee.ts'
import type { Database } from '../../database/schema.ts'

/**
 * The accounts whose statements are read: those that customers are asked to pay to and, after the payee has changed,
 * those that statements were read of before (R18.7). Customers pay orders to no other account.
 */
export async function ownAccounts(database: Database, payees: Payees): Promise<ReadonlySet<string>> {
  const known = await database.selectFrom('bankStatement').select('iban').distinct().execute()
  const asked = countries.flatMap((country) => [samplePayee(country).iban, payees[country]?.iban ?? []].flat())
  return new Set([...asked, ...known.map(({ iban }) => iban)])
}
