import { servedLanguages } from '../domain/company/company.ts'
import type { Language } from '../domain/language.ts'
import { companyWords } from './company-words.ts'

const wholeCountry: Record<Language, string> = { en: 'all over Belgium', nl: 'in heel Nederland' }

/** Whether the company has a site for each country (R1.12). */
export const hasBothSites = servedLanguages.length > 1

/**
 * Words about the area that a company serves (R1.12).
 * @param everywhere for one that serves both countries, in whose words no area is named
 * @param otherwise for any other one; `where` completes “We clean …”: the owner's own words, or the whole country
 */
export function coverageWords<Words>(
  language: Language,
  everywhere: Words,
  otherwise: (where: string) => Words,
): Words {
  const { coverage } = companyWords(language)
  return hasBothSites && coverage === undefined ? everywhere : otherwise(coverage ?? wholeCountry[language])
}

/** A phrase as the beginning of a line. */
export const capitalised = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1)
