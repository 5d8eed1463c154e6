import { company as words } from '../../copy/office/en/company.ts'
import { claimsOf } from '../../domain/company/claims.ts'
import { type Company, isInWords, isOfUnserved } from '../../domain/company/company-schema.ts'
import type { YamlFile } from '../../domain/company/read-yaml.ts'
import { beRegionOf } from '../../domain/places/belgian-postcodes.ts'
import type { ZipCode } from '../../domain/places/postcode.ts'
import type { BelgianRegionId } from '../../domain/places/region.ts'
import { type Contradiction, entryName } from './entry-words.ts'
import type { FindingKind, Findings } from './findings.ts'

/** Matches our fictitious sample: domains that no one can own, numbers made of zeros, streets called "example". */
const fictitious = /\.example\b|voorbeeld|0{5,}|0000\.000|0 000 000/i

/**
 * Parts of the file whose values are sentences, figures and dates: what they say is for the owner to prove or confirm.
 */
const vouchedFor = new Set(['figures', 'claims', 'facts', 'promises'])

/** `said`: a contradiction, or what follows the name that the office gives the entry; empty where that says it all. */
type Add = (kind: FindingKind, path: readonly string[], said: string | Contradiction) => void

/**
 * Lists everything fictitious, contradictory, unproven or unconfirmed in a company's file, with its line (R1.11).
 * @param today 'YYYY-MM-DD'
 */
export function inspectCompany(
  findings: Findings,
  { value: company, placeOf }: YamlFile<Company>,
  today: string,
): void {
  const add: Add = (kind, path, said) => {
    const entry = path.join('.')
    // Without the hint of a form: “(+32…)”.
    const name = entryName(words, entry).replace(/ \([^)]*…\)$/, '')
    const message = said ? `${name}: ${said}` : name
    findings.add(kind, placeOf(path), typeof said === 'string' ? message : said, entry)
  }
  for (const [name, value] of Object.entries(company))
    if (!vouchedFor.has(name))
      inspectValue((kind, path, said) => isOfUnserved(company, path) || add(kind, path, said), [name], value)
  inspectAccounts(add, company)
  inspectInvoices(add, company)
  inspectClaims(add, company, today)
  inspectFacts(add, company, today)
}

function inspectValue(add: Add, path: readonly string[], value: unknown): void {
  if (typeof value === 'object' && value) {
    for (const [name, part] of Object.entries(value)) inspectValue(add, [...path, name], part)
  } else if (fictitious.test(String(value))) add('legal-data', path, `still the example, ${value}`)
}

/** Countries without an account. */
function inspectAccounts(add: Add, { countries: served, payee }: Company): void {
  for (const country of served)
    if (!payee[country]) add('legal-data', ['payee', country], 'missing, so no one is asked for real money')
}

/** The regions in which invoices have to be in French. */
const inFrench: readonly (BelgianRegionId | undefined)[] = ['walloonBrabant', 'liege', 'namur', 'hainaut', 'luxembourg']

/** Invoices in a language that the region of the Belgian seat does not know (R18.45). */
function inspectInvoices(add: Add, { countries: served, legal, invoiceLanguage }: Company): void {
  if (!served.includes('BE')) return
  if (inFrench.includes(beRegionOf(legal.BE.seat.zipCode as ZipCode)))
    add('legal-data', ['invoiceLanguage', 'BE'], 'the seat’s region requires French, which we don’t offer')
  else if (invoiceLanguage.BE !== 'nl')
    add('legal-data', ['invoiceLanguage', 'BE'], 'not that of the seat’s region, where such an invoice is void')
}

/** Claims on the sites without a recorded proof (R1.3). */
function inspectClaims(add: Add, company: Company, today: string): void {
  for (const id of claimsOf(company)) {
    const proof = company.claims[id]
    if (!proof) add('claim', ['claims', id], words.proofs[id])
    else if (proof.on > today) addAhead(add, ['claims', id], ['on'], proof.on)
  }
}

/** Facts that no one has confirmed, which pages mark as samples (R1.4). */
function inspectFacts(add: Add, { facts, promises }: Company, today: string): void {
  for (const [group, entries] of Object.entries({ facts, promises }))
    for (const [name, { value, confirmed }] of Object.entries(entries)) {
      const path = [group, name]
      if (!confirmed) add('unconfirmed-fact', path, isInWords(path.join('.')) ? '' : inWords(value))
      else if (confirmed.on > today) addAhead(add, path, ['confirmed', 'on'], confirmed.on)
    }
}

/** A proof or confirmation of a day that has not come. */
const addAhead = (add: Add, entry: readonly string[], part: readonly string[], date: string): void =>
  add('contradiction', [...entry, ...part], { id: 'ahead', entry: entry.join('.'), date })

function inWords(value: unknown): string {
  if (typeof value === 'object' && value) return [...new Set(Object.values(value))].join(' / ')
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}
