import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { claimIds } from '../../domain/company/claims.ts'
import { company } from '../../domain/company/company.ts'
import { companyFolder, readCompany } from '../../domain/company/read-company.ts'
import { companyWith } from '../../testing/company/company-with.ts'
import { type FindingKind, Findings } from './findings.ts'
import { inspectCompany } from './inspect-company.ts'

/** The findings about a folder, of one kind. */
function foundIn(folder: string, kind: FindingKind) {
  const findings = new Findings()
  inspectCompany(findings, readCompany(folder), '2026-11-25')
  return findings.all.filter((found) => found.kind === kind)
}
const saidOf = (folder: string, kind: FindingKind) =>
  foundIn(folder, kind).map(({ where, message }) => `${String(where).replace(/^.*(?=company\.yaml)/, '')}: ${message}`)
const namesIn = (folder: string, kind: FindingKind) => foundIn(folder, kind).map(({ entry }) => entry)

test('our fictitious sample is reported until an owner replaces it, with the line', () => {
  const said = saidOf(companyFolder, 'legal-data')
  const names = namesIn(companyFolder, 'legal-data')
  expect(names).toEqual(
    expect.arrayContaining([
      ...['phoneNumber.BE', 'phoneNumber.NL', 'email.BE', 'email.NL', 'mail.from', 'googleProfileUrl'],
      ...['legal.BE.companyNumber', 'legal.BE.vatNumber', 'legal.BE.seat.street', 'payee.BE', 'payee.NL'],
      ...['legal.NL.companyNumber', 'legal.NL.vatNumber', 'legal.NL.seat.street'],
    ]),
  )
  const line = readFileSync('company/company.yaml', 'utf8').split('\n').indexOf('  BE: +3220000000') + 1
  expect(said).toContain(`company.yaml, line ${line}: Phone number in Belgium: still the example, +3220000000`)
  const real = companyWith({
    '+3220000000': '+3231234567',
    'payee:\n  BE:': 'payee:\n  BE: { iban: BE71096123456769 }',
  })
  expect(namesIn(real, 'legal-data')).not.toContain('phoneNumber.BE')
  expect(namesIn(real, 'legal-data')).not.toContain('payee.BE')
  // The language of invoices is that of the region (R18.45).
  expect(names).not.toContain('invoiceLanguage.BE')
  const inEnglish = companyWith({ 'invoiceLanguage: { BE: nl }': 'invoiceLanguage: { BE: en }' })
  const inNamur = companyWith({ 'zipCode: 2000': 'zipCode: 5000' })
  for (const folder of [inEnglish, inNamur]) expect(namesIn(folder, 'legal-data')).toContain('invoiceLanguage.BE')
})

test('the sample contradicts itself nowhere; dates ahead are reported', () => {
  expect(saidOf(companyFolder, 'contradiction')).toEqual([])
  const wrong = companyWith({
    'homesCleaned:\n  founded': 'homesCleaned: { proof: ledger K3, by: A. Owner, on: 2027-01-01 }\n  founded',
    'waitMinutes: { value: 20 }': 'waitMinutes: { value: 20, confirmed: { by: A. Owner, on: 2026-11-26 } }',
  })
  expect(namesIn(wrong, 'contradiction')).toEqual(['claims.homesCleaned.on', 'facts.waitMinutes.confirmed.on'])
})

test('a claim is reported until it has a recorded proof', () => {
  expect(namesIn(companyFolder, 'claim')).toEqual(claimIds.map((id) => `claims.${id}`))
  const proven = companyWith({
    'homesCleaned:\n  founded': 'homesCleaned: { proof: ledger K3, by: A. Owner, on: 2026-05-01 }\n  founded',
  })
  expect(namesIn(proven, 'claim')).toEqual(claimIds.slice(1).map((id) => `claims.${id}`))
})

test('exactly the facts that the owner has not confirmed are reported, with value and place', () => {
  const all = [
    ...Object.keys(company.facts).map((name) => `facts.${name}`),
    ...Object.keys(company.promises).map((name) => `promises.${name}`),
  ]
  expect(namesIn(companyFolder, 'unconfirmed-fact')).toEqual(all)
  const confirmed = companyWith({
    'waitMinutes: { value: 20 }': 'waitMinutes: { value: 25, confirmed: { by: A. Owner, on: 2026-05-01 } }',
  })
  expect(namesIn(confirmed, 'unconfirmed-fact')).toEqual(all.filter((name) => name !== 'facts.waitMinutes'))
  expect(saidOf(confirmed, 'unconfirmed-fact').join('\n')).toContain(
    'Languages that teams speak (in the language of the site): Dutch, French or English / Nederlands of Engels',
  )
})
