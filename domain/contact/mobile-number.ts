import type { Country } from '../language.ts'
import { checkPhoneNumber } from './phone-number.ts'

/** Mobile numbers of our two countries: 04xx in Belgium, 06 in the Netherlands. Other numbers may be landlines. */
const mobile = /^\+(?:324\d{8}|316\d{8})$/

/** The number for a text message, such as `+32470123456`; undefined where none would arrive. */
export function mobileNumber(country: Country, typed: string): string | undefined {
  const checked = checkPhoneNumber(country, typed)
  return checked.ok && checked.e164 && mobile.test(checked.e164) ? checked.e164 : undefined
}
