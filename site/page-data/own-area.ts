import { language } from '#copy/language.ts'
import { outsideArea } from '#copy/outside-area.ts'
import { postcodeForm as words } from '#copy/postcode-form.ts'
import { codeHint } from '../../copy/coverage.ts'
import { companyCoverage } from '../../domain/company/company-coverage.ts'
import { countryOf } from '../../domain/language.ts'
import type { SiteArea } from './site-area.ts'

export const siteCoverage = companyCoverage[countryOf(language)]

/** Where the company goes in the country of this site (R1.13); undefined: everywhere. */
export const siteArea: SiteArea | undefined = siteCoverage && {
  coverage: siteCoverage,
  ...(outsideArea !== words.problems.notCovered && {
    outside: outsideArea,
    hint: codeHint(language, words.placeholder),
  }),
}
