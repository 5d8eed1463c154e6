import type { HomeAndConstructionBusiness, PostalAddress } from 'schema-dts'
import logo from '#company/logo.svg'
import { language } from '#copy/language.ts'
import { regionNames } from '#copy/region-names.ts'
import { branchCountry, company } from '../../domain/company/company.ts'
import { type Country, countryOf } from '../../domain/language.ts'
import { servedRegions } from '../../domain/places/area.ts'
import { everywhere } from '../../domain/places/postcode.ts'
import { siteCoverage } from '../page-data/own-area.ts'

const country = countryOf(language)
const legal = company.legal[country]

/**
 * A short reference to the company, for use inside another thing. Its `@id` is the same on every page of a site, so
 * that search engines recognise one company.
 */
export const asProvider = (origin: string) =>
  ({ '@type': 'HomeAndConstructionBusiness', '@id': `${origin}/#business`, name: company.brand }) as const

/** The country, or the regions of it that an area names (R1.13). */
export const areaServed = company.area[country]?.only
  ? servedRegions(country, siteCoverage ?? everywhere).map((region) => ({
      '@type': 'AdministrativeArea' as const,
      name: regionNames[region],
    }))
  : ({ '@type': 'Country', name: country } as const)

const addressOf = (of: Country): PostalAddress => {
  const { street, zipCode, city } = company.legal[of].seat
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: zipCode,
    addressLocality: city,
    addressCountry: of,
  }
}

const hours = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  ...company.hours,
} as const

/**
 * The company as search engines may show it (R11.4). `HouseCleaning` is not a schema.org type. Our own ratings stay out
 * because search engines treat a business's ratings of itself as self-serving.
 *
 * @param onGoogle whether the page shows real reviews from our Google profile, and so names it (R1.5)
 */
export const business = (origin: string, onGoogle: boolean): HomeAndConstructionBusiness => ({
  ...asProvider(origin),
  legalName: legal.name,
  url: `${origin}/`,
  logo: origin + logo,
  image: `${origin}/share.png`,
  telephone: company.phoneNumber[country],
  email: company.email[country],
  address: addressOf(country),
  vatID: legal.vatNumber.replaceAll(/[ .]/g, ''),
  foundingDate: String(company.since),
  areaServed,
  openingHoursSpecification: hours,
  sameAs: [(onGoogle && company.googleProfileUrl) || [], Object.values(company.socialLinks)].flat(),
})

/** The company's branch: the office of its country, serving its region. `url` is the absolute address of its page. */
export const branch = (origin: string, url: string, name: string): HomeAndConstructionBusiness => ({
  '@type': 'HomeAndConstructionBusiness',
  '@id': `${url}#branch`,
  name,
  url,
  image: `${origin}/share.png`,
  telephone: company.phoneNumber[branchCountry],
  email: company.email[branchCountry],
  address: addressOf(branchCountry),
  areaServed: { '@type': 'City', name: company.branch?.place ?? '' },
  openingHoursSpecification: hours,
  parentOrganization: asProvider(origin),
})
