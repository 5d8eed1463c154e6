import { claimIds, claims } from '../../domain/company/claims.ts'
import { checkCompanyNumber } from '../../domain/company/company-number.ts'
import type { Company } from '../../domain/company/company-schema.ts'
import type { YamlFile } from '../../domain/company/read-yaml.ts'
import type { FindingKind, Findings } from './findings.ts'

/** Matches our fictitious sample: domains that nobody can own, numbers made of zeros, streets called "example". */
const fictitious = /\.example\b|voorbeeld|0{5,}|0000\.000|0 000 000/i

/**
 * Parts of the file whose values are sentences, figures and dates: what they say is for the owner to prove or confirm.
 */
const vouchedFor = new Set(['figures', 'claims', 'facts', 'promises'])

type Add = (kind: FindingKind, path: readonly string[], message: string) => void

/**
 * Lists everything fictitious, contradictory, unproven or unconfirmed in a company's file, with its line (R1.11).
 * @param today 'YYYY-MM-DD'
 */
export function inspectCompany(
  findings: Findings,
  { value: company, placeOf }: YamlFile<Company>,
  today: string,
): void {
  const add: Add = (kind, path, message) => findings.add(kind, placeOf(path), `${path.join('.')} ${message}`)
  for (const [name, value] of Object.entries(company)) if (!vouchedFor.has(name)) inspectValue(add, [name], value)
  inspectNumbers(add, company)
  inspectClaims(add, company, today)
  inspectFacts(add, company, today)
}

function inspectValue(add: Add, path: readonly string[], value: unknown): void {
  if (typeof value === 'object' && value) {
    for (const [name, part] of Object.entries(value)) inspectValue(add, [...path, name], part)
  } else if (fictitious.test(String(value))) add('legal-data', path, `is still fictitious: ${value}`)
}

/** Numbers that contradict their own check digits or each other, and countries without an account. */
function inspectNumbers(add: Add, { legal, payee }: Company): void {
  for (const country of ['BE', 'NL'] as const) {
    const { companyNumber } = legal[country]
    if (!checkCompanyNumber(country, companyNumber).ok)
      add('contradiction', ['legal', country, 'companyNumber'], 'has wrong check digits')
    if (!payee[country])
      add('legal-data', ['payee', country], 'is missing: nobody can be asked for real money without an account')
  }
  const { BE, NL } = legal
  if (BE.vatNumber !== `BE ${BE.companyNumber}`)
    add('contradiction', ['legal', 'BE', 'vatNumber'], `has to be BE ${BE.companyNumber}, as the company number`)
  if (!isDutchVatNumber(NL.vatNumber)) add('contradiction', ['legal', 'NL', 'vatNumber'], 'has wrong check digits')
}

/** By modulo 11, as companies have it, or modulo 97, as self-employed people do. */
function isDutchVatNumber(text: string): boolean {
  const digits = [...text.slice(2, 11)].map(Number)
  const sum = digits.reduce((sum, digit, at) => sum + digit * (at === 8 ? -1 : 9 - at), 0)
  const inDigits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return sum % 11 === 0 || BigInt(inDigits) % 97n === 1n
}

/** Claims on the sites without a recorded proof (R1.3). */
function inspectClaims(add: Add, company: Company, today: string): void {
  for (const id of claimIds) {
    const proof = company.claims[id]
    if (!proof) add('claim', ['claims', id], `has no proof: ${claims[id]}`)
    else if (proof.on > today) add('contradiction', ['claims', id, 'on'], `lies ahead: ${proof.on}`)
  }
}

/** Facts that nobody has confirmed, which pages mark as samples (R1.4). */
function inspectFacts(add: Add, { facts, promises }: Company, today: string): void {
  for (const [group, entries] of Object.entries({ facts, promises }))
    for (const [name, { value, confirmed }] of Object.entries(entries)) {
      const path = [group, name]
      if (!confirmed) add('unconfirmed-fact', path, `is a sample until it is confirmed: ${inWords(value)}`)
      else if (confirmed.on > today) add('contradiction', [...path, 'confirmed', 'on'], `lies ahead: ${confirmed.on}`)
    }
  for (const name of ['morningArrival', 'afternoonArrival'] as const) {
    const [from = '', until = ''] = facts[name].value.split('–')
    if (from >= until) add('contradiction', ['facts', name], `ends before it begins: ${facts[name].value}`)
  }
}

const inWords = (value: unknown): string =>
  typeof value === 'object' && value
    ? Object.values(value).join(' / ')
    : value === true
      ? 'yes'
      : value === false
        ? 'no'
        : String(value)
