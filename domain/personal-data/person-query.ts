import { parseEmail } from '../contact/email-address.ts'
import { e164Number } from '../contact/phone-number.ts'
import type { Country } from '../language.ts'
import { wordsOf } from '../leads/lead-words.ts'

/** Someone as they are looked for. Only an e-mail address names one person: numbers and names may be shared. */
export type PersonQuery = { by: 'email' | 'phone' | 'name'; text: string }

/** One kind of data stored about a person. */
export interface KnownPerson {
  name: string
  email?: string
  phoneNumber?: string
  /** Where a phone number without a prefix belongs. */
  country: Country
}

/**
 * An owner's search for a person (R17.26): an e-mail address, a phone number of at least six digits, or a name.
 * @returns undefined if it is neither an address, a number nor a name
 */
export function parsePersonQuery(typed: string): PersonQuery | undefined {
  const text = typed.trim()
  const email = parseEmail(text)
  if (email) return { by: 'email', text: email.toLowerCase() }
  if (/^[\d\s+./()-]+$/.test(text)) return text.replace(/\D/g, '').length < 6 ? undefined : { by: 'phone', text }
  return wordsOf(text).length === 0 ? undefined : { by: 'name', text }
}

/** Whether someone matches a search: the same address or number, or all words of the name in any order. */
export function isQueried(query: PersonQuery, { name, email, phoneNumber, country }: KnownPerson): boolean {
  if (query.by === 'email') return email?.toLowerCase() === query.text
  if (query.by === 'phone') return dialled(query.text, country) === dialled(phoneNumber ?? '', country)
  const known = wordsOf(name)
  return wordsOf(query.text).every((word) => known.includes(word))
}

/** A number as it is dialled from abroad, or its digits where that cannot be derived. */
const dialled = (typed: string, country: Country): string => e164Number(country, typed) ?? typed.replace(/\D/g, '')
