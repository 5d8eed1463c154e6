import { company, servedLanguages } from '../domain/company/company.ts'
import { companyCoverage, goesTo } from '../domain/company/company-coverage.ts'
import { exampleZipCodeOf } from '../domain/company/example-zip-code.ts'
import { countryOf, type Language, localeOf } from '../domain/language.ts'
import { coverageOf } from '../domain/places/area.ts'
import { regionOf } from '../domain/places/uncovered-postcode.ts'
import { companyWords } from './company-words.ts'
import { regionNames as englishNames } from './en/region-names.ts'
import { regionNames as dutchNames } from './nl/region-names.ts'

const phrases = {
  en: { whole: 'all over Belgium', within: 'in', except: ', except in', codes: 'postal codes', names: englishNames },
  nl: { whole: 'in heel Nederland', within: 'in', except: ', behalve in', codes: 'postcodes', names: dutchNames },
} as const

/** Whether the company has a site for each country (R1.12). */
export const hasBothSites = servedLanguages.length > 1

const islands = ['1790-1797', '8880-8885', '8891-8897', '8899', '9160-9164', '9166']

/** Whether the company goes everywhere but to the Wadden Islands, which words can say by their name. */
export const leavesIslandsOut =
  !companyCoverage.BE && String(companyCoverage.NL) === String(coverageOf('NL', { except: islands }))

/** Completes “We clean …” from the area in the company's folder (R1.13): “in Antwerp and postal codes 1000–1299”. */
function areaInWords(language: Language): string {
  const { only, except = [] } = company.area[countryOf(language)] ?? {}
  const { whole, within, names, ...words } = phrases[language]
  const listed = (parts: readonly string[]) => {
    const regions = parts.flatMap((part) => (names as Readonly<Record<string, string>>)[part] ?? [])
    const [first, ...codes] = parts.filter((part) => /\d/.test(part)).map((part) => part.replace('-', '–'))
    const said = [...regions, ...(first ? [`${words.codes} ${first}`] : []), ...codes]
    return new Intl.ListFormat(localeOf(language)).format(said)
  }
  return (only ? `${within} ${listed(only)}` : whole) + (except.length > 0 ? `${words.except} ${listed(except)}` : '')
}

/**
 * Words about the area that a company serves (R1.12).
 * @param everywhere for one that serves both countries but for the Wadden Islands, in whose words no area is named
 * @param otherwise for any other one; `where` completes “We clean …”: the owner's own words, or those made of the area
 */
export function coverageWords<Words>(
  language: Language,
  everywhere: Words,
  otherwise: (where: string) => Words,
): Words {
  const { coverage } = companyWords(language)
  const isUsual = hasBothSites && leavesIslandsOut && coverage === undefined
  return isUsual ? everywhere : otherwise(coverage ?? areaInWords(language))
}

/** The place of `exampleZipCodeOf`: the town of our seat or, where we do not go there, the region. */
export function examplePlace(language: Language): string {
  const zipCode = exampleZipCodeOf(countryOf(language))
  const { seatTown } = companyWords(language)
  if (zipCode === company.legal[countryOf(language)].seat.zipCode) return seatTown
  const region = regionOf(zipCode)
  return region ? phrases[language].names[region] : seatTown
}

/** The hint in an empty field for a postcode, such as “e.g. 2000”, with a code to which we go (R1.13). */
export function codeHint(language: Language, usual: string): string {
  const country = countryOf(language)
  return usual.replace(/\d{4}/, (digits) =>
    goesTo(country, digits) ? digits : exampleZipCodeOf(country).slice(0, digits.length),
  )
}

/** A phrase as the beginning of a line. */
export const capitalised = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1)
