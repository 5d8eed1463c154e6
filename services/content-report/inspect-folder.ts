import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readCompanyWords } from '../../copy/company-words.ts'
import { readColours } from '../../domain/company/colours.ts'
import { readCompany } from '../../domain/company/read-company.ts'
import { CompanyProblem } from '../../domain/company/read-yaml.ts'
import { countries, languages } from '../../domain/language.ts'
import { pageIds, pages } from '../../domain/website/pages.ts'
import { readTariff, tariffFile } from '../estimates/read-tariff.ts'
import type { Findings } from './findings.ts'
import { inspectColours } from './inspect-colours.ts'
import { inspectCompany } from './inspect-company.ts'
import { readPhotographs } from './read-photographs.ts'

/**
 * Everything about a company's folder that an owner should look after (R1.11).
 * @param today 'YYYY-MM-DD'
 * @throws CompanyProblem, TariffProblem for what the sites cannot start with
 */
export function inspectFolder(findings: Findings, folder: string, today: string): void {
  const file = readCompany(folder)
  const { brand, branch } = file.value
  inspectCompany(findings, file, today)
  if (pageIds.some((id) => id !== 'local-branch' && Object.values(pages[id]).includes(branch.path)))
    findings.add(
      'contradiction',
      file.placeOf(['branch', 'path']),
      `branch.path is that of another page: ${branch.path}`,
    )
  inspectColours(findings, readColours(folder))
  for (const picture of ['logo.svg', 'branch.svg'])
    if (!existsSync(join(folder, picture))) throw new CompanyProblem(`${join(folder, picture)} is missing.`)
  readPhotographs(folder)
  for (const language of languages) {
    const { value: words, placeOf } = readCompanyWords(folder, language)
    for (const name of ['title', 'metaTitle', 'metaDescription'] as const)
      if (!words.branch[name].includes(brand))
        findings.add('contradiction', placeOf(['branch', name]), `branch.${name} does not name ${brand}`)
  }
  for (const country of countries) {
    const tariff = tariffFile(folder, country)
    const sample = readTariff(folder, country)?.sample
    if (sample === undefined)
      findings.add('unconfirmed-fact', tariff, 'is missing: the site of this country offers no estimate')
    else if (sample)
      findings.add('unconfirmed-fact', tariff, 'has sample prices: fill in yours, and set sample to false')
  }
}
