import { type Country, type Language, languagesOf } from '../language.ts'
import { readAtStart, readCompany } from './read-company.ts'

/**
 * The company that this process serves: names, addresses, legal data, facts and claims (R1.2). Read once, before
 * anything that depends on it: words and rules are constants of their modules (decision 68).
 */
export const company = readAtStart(readCompany)

/** The languages of the company's sites: English for Belgium, Dutch for the Netherlands (R1.12). */
export const servedLanguages = languagesOf(company.countries)

/** The language of the site beside that of `language`; undefined for a company with one country. */
export const sisterOf = (language: Language): Language | undefined =>
  servedLanguages.find((served) => served !== language)

/** The country of the branch: the Netherlands by default where the company serves it. */
export const branchCountry: Country = company.branch?.country ?? company.countries.at(-1) ?? 'NL'

/** Whether this is the invented company that comes with the project: its addresses are reserved for examples. */
export const isInvented = company.mail.to.endsWith('.example')

/** Our trade name, used by all pages, mails and programs. */
export const { brand } = company
