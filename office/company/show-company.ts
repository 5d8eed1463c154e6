import type { Company } from '../../domain/company/company-schema.ts'
import { companyFolder, readCompany } from '../../domain/company/read-company.ts'
import { CompanyProblem, type YamlFile } from '../../domain/company/read-yaml.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { Findings } from '../../services/content-report/findings.ts'
import { inspectFolder } from '../../services/content-report/inspect-folder.ts'
import { TariffProblem } from '../../services/estimates/read-tariff.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import { type CompanyFact, CompanyPage, type CompanySection, companySections } from './company-page.tsx'

/**
 * `GET /company`: what the company's folder holds, by whom each fact and claim is confirmed, where it is changed, and
 * what `npm run company -- check` says of it (R17.41). The folder is read anew; it counts from the next start on.
 */
export function showCompany({ show, now }: PersonRequest): Response {
  try {
    const findings = new Findings(Number.POSITIVE_INFINITY)
    const sections = sectionsOf(readCompany(companyFolder))
    inspectFolder(findings, companyFolder, officeClock(now).date)
    return show(CompanyPage, { folder: companyFolder, sections, findings: findings.kept, unreadable: undefined })
  } catch (problem) {
    if (!(problem instanceof CompanyProblem || problem instanceof TariffProblem)) throw problem
    return show(CompanyPage, { folder: companyFolder, sections: [], findings: [], unreadable: problem.message })
  }
}

/** What the file holds: facts and claims with their confirmation, everything else value by value. */
function sectionsOf({ value: company, placeOf }: YamlFile<Company>): CompanySection[] {
  const rows: Record<CompanySection['id'], CompanyFact[]> = { identity: [], facts: [], promises: [], claims: [] }
  for (const group of ['facts', 'promises'] as const)
    for (const [name, { value, confirmed }] of Object.entries(company[group]))
      rows[group].push({ name, value: inWords(value), confirmed, place: placeOf([group, name]) })
  for (const [name, proof] of Object.entries(company.claims))
    rows.claims.push({ name, value: proof?.proof ?? '', confirmed: proof, place: placeOf(['claims', name]) })
  const { facts: _facts, promises: _promises, claims: _claims, ...identity } = company
  const list = (path: string[], value: unknown): void => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [name, part] of Object.entries(value)) list([...path, name], part)
    else rows.identity.push({ name: path.join('.'), value: inWords(value), confirmed: undefined, place: placeOf(path) })
  }
  list([], identity)
  return companySections.map((id) => ({ id, facts: rows[id] }))
}

/** A value as the file has it. */
function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'object' && value !== null) return Object.values(value).map(inWords).join(' / ')
  return value === undefined ? '' : String(value)
}
