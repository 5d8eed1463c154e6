import { fill } from '../../copy/fill.ts'
import { fullDayIn } from '../../copy/format/full-day.ts'
import type { OfficeWords } from '../../copy/office/words.ts'
import { isInWords } from '../../domain/company/company-schema.ts'
import { type Language, localeOf } from '../../domain/language.ts'

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

/** A contradiction in a company's folder, for sentences in any language. */
export type Contradiction =
  | { id: 'otherPage'; path: string }
  | { id: 'noBrand'; brand: string }
  /** `entry`: of the company's file; `date`: 'YYYY-MM-DD', after today. */
  | { id: 'ahead'; entry: string; date: string }
  /** Ratios, such as 1.6 and 4.5. */
  | { id: 'faint'; colour: string; ground: string; screen: Screen; found: number; least: number }
  | { id: 'tooLight'; colour: string; screen: Screen }

type Screen = 'light' | 'dark'

/** A contradiction in a sentence. */
export function contradictionInWords(words: OfficeWords['company'], language: Language, found: Contradiction): string {
  const said = words.mismatches
  switch (found.id) {
    case 'otherPage':
      return fill(said.otherPage, { path: found.path })
    case 'noBrand':
      return fill(said.noBrand, { brand: found.brand })
    case 'ahead':
      return fill(said.ahead, { name: entryName(words, found.entry), date: fullDayIn(language, found.date) })
    case 'faint': {
      const { colour, ground, screen } = found
      const [ratio, least] = [decimal(language, found.found), decimal(language, found.least)]
      return fill(said.faint[screen], { colour: `--${colour}`, ground: `--${ground}`, ratio, least })
    }
    case 'tooLight':
      return fill(said.tooLight[found.screen], { colour: `--${found.colour}` })
  }
}

const decimal = (language: Language, ratio: number): string =>
  ratio.toLocaleString(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
