import type { Country } from '../language.ts'
import { leadWords } from '../leads/lead-words.ts'
import type { OrderPerson } from './order-details.ts'

/**
 * The words by which an order is found (R17.16): name, addresses, phone number and postcode, but not the remark, which
 * is deleted earlier. A search reads them as it reads those of a message.
 */
export function orderWords(
  { remark: _, ...person }: OrderPerson & { company?: string },
  zipCode: string,
  country: Country,
): string[] {
  const spaced = zipCode.replace(/(?<=\d)(?=[A-Z])/, ' ')
  return leadWords({ ...person, zipCode, spaced }, country)
}
