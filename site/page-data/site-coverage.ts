import { language } from '#copy/language.ts'
import { companyCoverage } from '../../domain/company/company-coverage.ts'
import { countryOf } from '../../domain/language.ts'

/** Where the company goes in the country of this site (R1.13); undefined: everywhere. Forms get it as a prop. */
export const siteCoverage = companyCoverage[countryOf(language)]
