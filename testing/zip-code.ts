import { checkPostcode, type ZipCode } from '../domain/places/postcode.ts'

/**
 * A postcode for a test.
 * @throws where it is not one of Belgium or the Netherlands
 */
export function zipCodeOf(text: string): ZipCode {
  const check = checkPostcode(text.length === 4 ? 'BE' : 'NL', text)
  if (!check.zipCode) throw new Error(`“${text}” is not a postcode`)
  return check.zipCode
}
