import type { Country } from '../language.ts'
import { coverageOf } from '../places/area.ts'
import { type Coverage, everywhere, isCovered } from '../places/postcode.ts'
import { company } from './company.ts'

/** Where the company that this process serves goes in each country (R1.13); undefined: everywhere. */
export const companyCoverage: Readonly<Record<Country, Coverage | undefined>> = {
  BE: company.area.BE && coverageOf('BE', company.area.BE),
  NL: company.area.NL && coverageOf('NL', company.area.NL),
}

/** Whether the company goes to a valid postcode of a country. */
export const goesTo = (country: Country, zipCode: string): boolean =>
  isCovered(companyCoverage[country] ?? everywhere, Number(zipCode.slice(0, 4)))
