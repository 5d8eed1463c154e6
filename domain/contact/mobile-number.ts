import type { Country } from '../language.ts'
import { e164Number } from './phone-number.ts'

/** Mobile numbers of our two countries: 04xx in Belgium, 06 in the Netherlands. Other numbers may be landlines. */
const mobile = /^\+(?:324\d{8}|316\d{8})$/

/** The number for a text message, such as `+32470123456`; undefined where none would arrive. */
export function mobileNumber(country: Country, typed: string): string | undefined {
  const number = e164Number(country, typed)
  return number && mobile.test(number) ? number : undefined
}
