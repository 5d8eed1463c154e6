import { type ClaimId, claimIds, claimProofs, claims } from '../../domain/company/claim-proofs.ts'
import { company } from '../../domain/company/company.ts'
import { ownerFacts, ownerPromises } from '../../domain/company/owner-facts.ts'
import type { Findings } from './findings.ts'

/** Company data as the site shows it: values by name, nested to any depth. */
type Facts = { readonly [name: string]: unknown }

/** Matches our fictitious defaults: domains that nobody can own, numbers made of zeros, streets called "example". */
const fictitious = /\.example\b|voorbeeld|0{5,}|0000\.000|0 000 000/i

/** Values that match the pattern although they may be true of a real company. */
const notLegal = new Set(['claims'])

/** Legal data and addresses that are missing or still our fictitious defaults. */
export function inspectCompany(findings: Findings, facts: Facts = company): void {
  for (const [name, value] of Object.entries(facts)) {
    if (!notLegal.has(name)) inspectFact(findings, `company.${name}`, value)
  }
}

function inspectFact(findings: Findings, where: string, value: unknown): void {
  if (typeof value === 'object' && value) {
    for (const [name, part] of Object.entries(value)) inspectFact(findings, `${where}.${name}`, part)
    return
  }
  const text = String(value ?? '').trim()
  if (text === '') findings.add('legal-data', where, 'is missing')
  else if (fictitious.test(text)) findings.add('legal-data', where, `is still fictitious: ${text}`)
}

/** Claims on the site without a recorded proof. */
export function inspectClaims(
  findings: Findings,
  proofs: Readonly<Partial<Record<ClaimId, string>>> = claimProofs,
): void {
  for (const id of claimIds) {
    if (!proofs[id]?.trim())
      findings.add('claim', id, `has no proof: ${claims[id]}; write in domain/company/claim-proofs.ts where it is kept`)
  }
}

/** Facts of the owner that nobody has confirmed: pages mark them as samples. */
export function inspectOwnerFacts(
  findings: Findings,
  facts: Readonly<Record<string, { value: string | number | boolean | object; confirmed: boolean }>> = {
    ...ownerFacts,
    ...ownerPromises,
  },
): void {
  for (const [name, { value, confirmed }] of Object.entries(facts)) {
    if (confirmed) continue
    const text = typeof value === 'object' ? Object.values(value).join(' / ') : value
    findings.add(
      'unconfirmed-fact',
      `ownerFacts.${name}`,
      `is a sample: ${text}; fill it in and set confirmed to true in domain/company/owner-facts.ts`,
    )
  }
}
