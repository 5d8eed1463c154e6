import { countries } from '../../domain/language.ts'
import type { TeamOfCountry } from '../../services/people/person-teams.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { tariffOf } from '../planning/planning-country.ts'

/** The teams of all tariffs, by country, with their names. */
export const knownTeams = (services: Pick<OfficeServices, 'orders'>): (TeamOfCountry & { name: string })[] =>
  countries.flatMap((country) =>
    Object.entries(tariffOf(services, country)?.teams ?? {}).map(([team, { name }]) => ({ country, team, name })),
  )
