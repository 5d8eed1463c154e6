import { language } from '#copy/language.ts'
import { layout as words } from '#copy/layout.ts'
import { company } from '../../domain/company/company.ts'
import { countryOf } from '../../domain/language.ts'
import { companyFacts } from './company-facts.ts'

const { name, companyNumber, register, vatNumber } = company.legal[countryOf(language)]

/**
 * The company behind pages and mails, one fact a line, as Belgian and Dutch law require. The name comes first.
 */
export const legalLines: readonly [name: string, ...facts: string[]] = [
  name,
  `${words.footer.seat}: ${companyFacts.seat}`,
  `${words.footer.companyNumber}: ${companyNumber}${language === 'en' ? `, ${register}` : ''}`,
  `${words.footer.vatNumber}: ${vatNumber}`,
]
