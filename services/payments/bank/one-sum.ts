import type { Cents } from '../../../domain/money/cents.ts'
import type { BankPart } from './bank-statement.ts'
import { cleanText, distinct } from './bank-values.ts'

/**
 * One part of all money of a booking, with all that the bank says of several: what they have in common, and the rest as
 * texts, so that a person finds whose it is (R18.7).
 */
export function oneSum(cents: Cents, parts: readonly Omit<BankPart, 'cents'>[]): BankPart {
  const all = (field: 'name' | 'counterIban' | 'reference') => distinct(parts.map((part) => part[field]))
  const [iban = '', ...otherIbans] = all('counterIban')
  const [reference = '', ...otherReferences] = all('reference')
  return {
    cents,
    name: cleanText(all('name').join(', ')),
    counterIban: otherIbans.length === 0 ? iban : '',
    reference,
    texts: distinct([...otherReferences, ...parts.flatMap(({ texts }) => texts)]),
  }
}
