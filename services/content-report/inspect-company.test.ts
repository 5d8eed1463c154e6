import { expect, test } from 'vitest'
import { claimIds } from '../../domain/company/claim-proofs.ts'
import { ownerFacts } from '../../domain/company/owner-facts.ts'
import { Findings } from './findings.ts'
import { inspectClaims, inspectCompany, inspectOwnerFacts } from './inspect-company.ts'

const real = {
  brand: 'Helderhuis',
  claims: { homesCleaned: 50_000 },
  phoneNumber: { BE: '+3223456789' },
  legal: { BE: { name: 'Helderhuis BV', companyNumber: '0123.456.749', seat: { street: 'Kaai 1' } } },
}

function messagesOf(facts: object) {
  const findings = new Findings(100)
  inspectCompany(findings, { ...facts })
  return findings.kept.map(({ kind, where, message }) => `${kind} ${where} ${message}`)
}

test('company data of a real company has no findings', () => {
  expect(messagesOf(real)).toEqual([])
})

test('missing company data is reported, at any depth', () => {
  const { BE } = real.legal
  expect(messagesOf({ ...real, legal: { BE: { ...BE, name: ' ', seat: { street: undefined } } } })).toEqual([
    'legal-data company.legal.BE.name is missing',
    'legal-data company.legal.BE.seat.street is missing',
  ])
})

test('our fictitious defaults are reported until an owner replaces them', () => {
  const findings = new Findings(100)
  inspectCompany(findings)
  const places = findings.kept.map(({ where }) => where)
  expect(places).toEqual(
    expect.arrayContaining([
      ...['company.phoneNumber.BE', 'company.phoneNumber.NL', 'company.email.BE', 'company.email.NL'],
      ...['company.legal.BE.companyNumber', 'company.legal.BE.vatNumber', 'company.legal.BE.seat.street'],
      ...['company.legal.NL.companyNumber', 'company.legal.NL.vatNumber', 'company.legal.NL.seat.street'],
      'company.googleProfileUrl',
    ]),
  )
})

test('a claim is reported until it has a recorded proof', () => {
  const findings = new Findings(100)
  inspectClaims(findings, { homesCleaned: 'ledger K3, checked on 1 May 2026', minutesToBook: ' ' })
  expect(findings.kept.map(({ where }) => where)).toEqual(claimIds.filter((id) => id !== 'homesCleaned'))
})

test('exactly the facts that the owner has not confirmed are reported, with value and place', () => {
  const kept = (facts: typeof ownerFacts) => {
    const findings = new Findings(100)
    inspectOwnerFacts(findings, facts)
    return findings.kept.map(({ kind, where, message }) => `${kind} ${where} ${message}`)
  }
  const toDo = 'fill it in and set confirmed to true in domain/company/owner-facts.ts'
  const all = Object.entries(ownerFacts).map(([name, fact]) => [name, { ...fact, confirmed: true }])
  const confirmed: typeof ownerFacts = Object.fromEntries(all)
  expect(kept(confirmed)).toEqual([])
  const { waitMinutes, teamLanguages } = ownerFacts
  const some = { ...confirmed, waitMinutes: { value: 20, confirmed: false }, teamLanguages }
  expect(kept(some)).toEqual([
    `unconfirmed-fact ownerFacts.waitMinutes is a sample: ${waitMinutes.value}; ${toDo}`,
    `unconfirmed-fact ownerFacts.teamLanguages is a sample: ${Object.values(teamLanguages.value).join(' / ')}; ${toDo}`,
  ])
})
