import { fill } from '../../copy/fill.ts'
import type { OfficeWords } from '../../copy/office/words.ts'
import { isInWords } from '../../domain/company/company-schema.ts'

type Words = OfficeWords['company']

/** The name of an entry in the company's file. */
export function entryName(words: Words, name: string): string {
  const [group = '', one = '', ...rest] = name.split('.')
  switch (group) {
    case 'facts': {
      const hint = words.factHints[one as keyof Words['factHints']]
      return words.facts[one as keyof Words['facts']] + (hint ? ` (${hint})` : '')
    }
    case 'claims':
    case 'promises':
      return words[group][one as never]
    case 'legal':
      return inCountry(words, words.legal[rest.join('.') as keyof Words['legal']], one)
    case 'area':
      return inCountry(words, words.area.entry, one)
    case 'payee':
      return inCountry(words, words.account.iban, one)
    default:
      // A social link is one of the lines of its entry.
      return words.fields[(name in words.fields ? name : group) as keyof Words['fields']]
  }
}

/** The name of a field of an entry. */
export function fieldName(words: Words, entry: string, field: string): string {
  const [part = '', country = ''] = field.slice(entry.length + 1).split('.')
  if (entry.startsWith('payee.'))
    return inCountry(words, words.account[part as keyof Words['account']], entry.slice('payee.'.length))
  if (entry.startsWith('area.')) return inCountry(words, words.area[part as 'regions'], entry.slice('area.'.length))
  if (entry.startsWith('claims.')) return words.proof[part as keyof Words['proof']]
  // The only field of its entry.
  if (entry.startsWith('reverseCharge.') || isInWords(entry)) return entryName(words, entry)
  if (part === 'confirmed') return words.confirm
  return country ? inCountry(words, entryName(words, entry), country) : entryName(words, entry)
}

const inCountry = (words: Words, label: string, country: string): string =>
  fill(words.inCountry, { label, country: words.countries[country as keyof Words['countries']] })
