import type { Country } from '../language.ts'
import { isAssigned } from '../places/belgian-postcodes.ts'
import { everywhere, isCovered, type ZipCode } from '../places/postcode.ts'
import { company } from './company.ts'
import { companyCoverage } from './company-coverage.ts'

/**
 * The postcode of the examples in a country: that of our seat or, where we do not go there, the first one of our area
 * (R1.13).
 */
export function exampleZipCodeOf(country: Country, coverage = companyCoverage[country] ?? everywhere): ZipCode {
  const seat = company.legal[country].seat.zipCode as ZipCode
  const codes = Array.from({ length: 9000 }, (_, index) => `${1000 + index}${country === 'BE' ? '' : 'AB'}` as ZipCode)
  return [seat, ...codes].find((code) => isCovered(coverage, Number(code.slice(0, 4))) && isAssigned(code)) ?? seat
}
