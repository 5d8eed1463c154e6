import { claimsOf } from '../../domain/company/claims.ts'
import { company } from '../../domain/company/company.ts'
import { companyEntries, isInWords, isOfUnserved } from '../../domain/company/company-schema.ts'
import type { YamlValue } from '../../services/company/replace-values.ts'

/**
 * The parts of the company that its owner changes in the office, each with its entries of the file. Name and branch
 * page are not among them: these are in files of the build as well.
 */
const { facts } = companyEntries
const ofCountries = (name: string) => company.countries.map((country) => `${name}.${country}`)
const addressNames = ['mail.from', 'mail.to', 'googleProfileUrl', 'socialLinks']
const belgianInvoices = ['invoiceLanguage.BE', 'reverseCharge.BE']
const namesIn = (group: 'facts' | 'promises' | 'figures') =>
  Object.keys(companyEntries[group].entries).map((name) => `${group}.${name}`)
const legalNames = [
  'name',
  'legalForm',
  'seat.street',
  'seat.zipCode',
  'seat.city',
  'companyNumber',
  'register',
  'vatNumber',
]

export const companySections = {
  facts: namesIn('facts'),
  promises: namesIn('promises'),
  claims: claimsOf(company).map((id) => `claims.${id}`),
  contact: [...ofCountries('phoneNumber'), ...ofCountries('email'), ...addressNames],
  hours: ['hours.opens', 'hours.closes', 'closedDays'],
  area: ofCountries('area'),
  legal: ofCountries('legal').flatMap((legal) => legalNames.map((name) => `${legal}.${name}`)),
  payee: ofCountries('payee'),
  invoices: [...ofCountries('invoices'), ...(company.countries.includes('BE') ? belgianInvoices : [])],
  figures: ['since', ...namesIn('figures')],
} as const satisfies Record<string, readonly string[]>

export type CompanySectionId = keyof typeof companySections

export const companySectionIds = Object.keys(companySections) as CompanySectionId[]

/** Values as they are typed, by the names of their fields: `phoneNumber.BE`, `claims.visitsOnSaturday.proof`. */
export type TypedCompany = Readonly<Record<string, string>>

/** The value that a ticked box sends. */
export const ticked = 'yes'

type Group = Readonly<Record<string, YamlValue>>
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The entry of a file at a place, as text, list or group. An empty text where it is missing. */
export function entryAt(file: unknown, name: string): YamlValue {
  const found = name.split('.').reduce<unknown>((group, part) => (isGroup(group) ? group[part] : undefined), file)
  return (found ?? '') as YamlValue
}

/** The countries that a fact has a value for each of; none for a fact with a single value. */
const countriesOf = (name: string): readonly string[] => {
  const { value } = facts.entries[name.split('.')[1] as keyof typeof facts.entries]?.entries ?? {}
  return value && 'entries' in value ? company.countries : []
}

/** The names of an entry's fields. */
export function fieldsOf(name: string): readonly string[] {
  const parts = {
    payee: ['iban', 'bic', 'name'],
    area: ['regions', 'codes', 'except'],
    claims: ['proof', 'by', 'on'],
    facts: isInWords(name)
      ? ['confirmed']
      : [...(countriesOf(name).length > 0 ? ofCountries('value') : ['value']), 'confirmed'],
    promises: ['value', 'confirmed'],
    reverseCharge: ['confirmed'],
  }[name.split('.')[0] ?? '']
  return parts ? parts.map((part) => `${name}.${part}`) : [name]
}

/** An entry of the file as its fields show it. */
export function typedFrom(name: string, entry: YamlValue): TypedCompany {
  const fieldText = (field: string): string => {
    const part = field.slice(name.length + 1)
    if (part === 'confirmed') return isGroup(entry) && entry.confirmed ? ticked : ''
    if (part === 'regions' || part === 'codes') return partsOfArea(entry, part).join('\n')
    if (part !== '') return entryText(entryAt(entry, part))
    return entryText(entry)
  }
  return Object.fromEntries(fieldsOf(name).map((field) => [field, fieldText(field)]))
}

/** The parts of an area that are regions, or codes. */
const partsOfArea = (entry: YamlValue, kind: 'regions' | 'codes'): readonly YamlValue[] =>
  [entryAt(entry, 'only')].flat().filter((part) => part !== '' && /\d/.test(String(part)) === (kind === 'codes'))

/** A list has a line for each value, and a group one for each of its names. */
export function entryText(entry: unknown): string {
  if (Array.isArray(entry)) return entry.join('\n')
  if (!isGroup(entry)) return String(entry)
  const lines = Object.entries(entry).filter(([name]) => !isOfUnserved(company, [name]))
  return lines.map(([name, value]) => `${name}: ${value}`).join('\n')
}

/** The answers that an entry's field leaves a choice of; none for one that is typed. */
export function choicesOf(field: string): readonly string[] {
  const [group = '', , part] = field.split('.')
  if (group === 'promises' && part === 'value') return ['yes', 'no']
  return { invoices: ['always', 'onRequest'], invoiceLanguage: ['nl', 'en'] }[group] ?? []
}

/** Whether an entry is a list, with a line for each value. */
export const isListed = (name: string): boolean =>
  name === 'closedDays' || name === 'socialLinks' || name.startsWith('area.')

/**
 * Reads typed fields as an entry of the file. Someone who confirms, or names no other person or day, is its author
 * today.
 * @param before the entry as the file has it
 */
export function entryFrom(name: string, typed: TypedCompany, before: YamlValue, author: Author): YamlValue {
  const read = (part: string) => typed[`${name}.${part}`] ?? ''
  switch (name.split('.')[0]) {
    case 'closedDays':
      return valuesOf(typed[name] ?? '')
    case 'socialLinks':
      return Object.fromEntries(linesOf(typed[name] ?? '').map((line) => partsOf(line)))
    case 'area': {
      const only = [...valuesOf(read('regions')), ...valuesOf(read('codes'))]
      const except = valuesOf(read('except'))
      if (only.length + except.length === 0) return ''
      return { ...(only.length > 0 && { only }), ...(except.length > 0 && { except }) }
    }
    case 'payee':
      return read('iban') === '' && read('bic') === '' && read('name') === ''
        ? ''
        : { iban: read('iban'), ...given({ bic: read('bic'), name: read('name') }) }
    case 'claims':
      return read('proof') === ''
        ? ''
        : { proof: read('proof'), by: read('by') || author.name, on: read('on') || author.today }
    case 'reverseCharge':
      if (read('confirmed') !== ticked) return ''
      return isGroup(before) ? before : { confirmed: { by: author.name, on: author.today } }
    case 'facts':
    case 'promises': {
      const countries = countriesOf(name)
      const value = isInWords(name)
        ? entryAt(before, 'value')
        : countries.length > 0
          ? Object.fromEntries(countries.map((each) => [each, read(`value.${each}`)]))
          : read('value')
      if (read('confirmed') !== ticked) return { value }
      const kept = isGroup(before) && isSame(before.value ?? '', value) ? before.confirmed : undefined
      return { value, confirmed: kept || { by: author.name, on: author.today } }
    }
    default:
      return typed[name] ?? ''
  }
}

/** The person who changes the company, and the day ('YYYY-MM-DD'). */
interface Author {
  name: string
  today: string
}

export const isSame = (one: YamlValue, other: YamlValue): boolean => JSON.stringify(one) === JSON.stringify(other)

const given = (group: Group): Group => Object.fromEntries(Object.entries(group).filter(([, value]) => value !== ''))
const valuesOf = (text: string) => text.split(/[\s,;]+/).filter((value) => value !== '')
const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])
const partsOf = (line: string): [string, string] => {
  const [, name = line, address = ''] = /^([^:]+):(.*)$/.exec(line) ?? []
  return [name.trim(), address.trim()]
}

/** The field at which a mistake of the file is shown; undefined where it is none of the section's. */
export function fieldAt(path: readonly string[], fields: readonly string[]): string | undefined {
  // Parts of an area are typed in two fields.
  const name = path.join('.').replace(/^(area\.\w+)\.only/, '$1.codes')
  return (
    fields.find((field) => name === field || name.startsWith(`${field}.`)) ??
    fields.find((field) => field.startsWith(`${name}.`))
  )
}
