import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readCompanyWords } from '../../copy/company-words.ts'
import { readColours } from '../../domain/company/colours.ts'
import { readCompany } from '../../domain/company/read-company.ts'
import { CompanyProblem, readText } from '../../domain/company/read-yaml.ts'
import { languagesOf } from '../../domain/language.ts'
import { pageIds, pages } from '../../domain/website/pages.ts'
import { readTariff, tariffFile } from '../estimates/read-tariff.ts'
import { coverageIn } from './area-words.ts'
import { checkPhotographs } from './check-photographs.ts'
import { Findings } from './findings.ts'
import { inspectColours } from './inspect-colours.ts'
import { inspectCompany } from './inspect-company.ts'

/** Attributes that a picture needs to be drawn at any size, as icons and share pictures embed it. */
const sizes = {
  logo: { form: /^<svg\s[^>]*\bviewBox="/, inWords: 'a viewBox' },
  branch: { form: /^<svg\s[^>]*\bwidth="\d+" height="\d+"/, inWords: 'its width and height in whole numbers' },
}

/** @throws CompanyProblem for a picture that is not there, or cannot be put into others */
function inspectPicture(file: string, { form, inWords }: (typeof sizes)['logo']): void {
  if (!existsSync(file)) throw new CompanyProblem(`${file} is missing.`)
  if (!form.test(readText(file)))
    throw new CompanyProblem(`${file}, line 1: has to begin with <svg and ${inWords}: save it as a plain SVG.`)
}

/**
 * Everything about a company's folder that an owner should look after (R1.11).
 * @param today 'YYYY-MM-DD'
 * @throws CompanyProblem, TariffProblem for what the sites cannot start with
 */
async function inspectFolder(findings: Findings, folder: string, today: string): Promise<void> {
  const file = readCompany(folder)
  const { brand, branch, countries } = file.value
  inspectCompany(findings, file, today)
  if (branch && pageIds.some((id) => id !== 'local-branch' && Object.values(pages[id]).includes(branch.path)))
    findings.add('contradiction', file.placeOf(['branch', 'path']), { id: 'otherPage', path: branch.path })
  inspectColours(findings, readColours(folder))
  for (const picture of ['logo', 'branch'] as const) inspectPicture(join(folder, `${picture}.svg`), sizes[picture])
  await checkPhotographs(folder, languagesOf(countries))
  for (const language of branch ? languagesOf(countries) : []) {
    const { value: words, placeOf } = readCompanyWords(folder, language)
    for (const name of ['title', 'metaTitle', 'metaDescription'] as const)
      if (!words.branch[name].includes(brand))
        findings.add('contradiction', placeOf(['branch', name]), { id: 'noBrand', brand })
  }
  for (const country of countries) {
    const tariff = tariffFile(folder, country)
    const sample = readTariff(folder, country, coverageIn(file.value, country))?.sample
    if (sample === undefined) findings.add('prices', tariff, 'is missing, so this country’s site offers no estimate')
    else if (sample) findings.add('prices', tariff, 'still has sample prices')
  }
}

/**
 * What an owner should look after in a company's folder, counted for all who say a number: the data of the company, and
 * apart from them the price files.
 * @throws CompanyProblem, TariffProblem
 */
export async function readFolderFindings(folder: string, today: string) {
  const findings = new Findings()
  await inspectFolder(findings, folder, today)
  const { data = [], prices = [] } = Object.groupBy(findings.all, ({ kind }) => (kind === 'prices' ? 'prices' : 'data'))
  return { data, prices }
}
