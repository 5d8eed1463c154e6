import type { Tariff } from '../../domain/estimate/tariff.ts'
import { type Country, countries, countryOf, languages } from '../../domain/language.ts'
import { servedLanguage } from '../../services/settings/served-language.ts'
import type { OfficeServices, PersonRequest } from './office-route.ts'
import type { OfficeOrders } from './orders-in-language.ts'

/** A country as written in addresses: `be`, `nl`. */
export const parseCountry = (text: string | null | undefined): Country | undefined =>
  countries.find((country) => country.toLowerCase() === text)

/** The country that a request is about; unless it says so, that of the person's language, if it is served here. */
export const countryOfRequest = (
  { query, form, person }: Pick<PersonRequest, 'query' | 'form' | 'person'>,
  { settings }: Pick<OfficeServices, 'settings'>,
): Country =>
  parseCountry(form.get('country') ?? query.get('country')) ?? countryOf(servedLanguage(settings, person.language))

/** The order services of a country; undefined without a tariff. */
export const ordersOf = ({ orders }: Pick<OfficeServices, 'orders'>, country: Country): OfficeOrders | undefined =>
  languages.map((language) => orders[language]).find((services) => services?.estimator.tariff.country === country)

/** The names of a country's teams by their ids; none without a tariff. */
export const teamNames = (services: Pick<OfficeServices, 'orders'>, country: Country): Record<string, string> =>
  Object.fromEntries(Object.entries(tariffOf(services, country)?.teams ?? {}).map(([id, { name }]) => [id, name]))

export const tariffOf = (services: Pick<OfficeServices, 'orders'>, country: Country): Tariff | undefined =>
  ordersOf(services, country)?.estimator.tariff
