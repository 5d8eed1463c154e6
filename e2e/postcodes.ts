import { zipCodeOf } from '../testing/zip-code.ts'

/** A postcode as a visitor may type it, and as the ordering site expects it, by the site that takes it. */
export const goodPostcode = {
  en: { typed: ' b-2000', zipCode: zipCodeOf('2000') },
  nl: { typed: '7551 ab', zipCode: zipCodeOf('7551AB') },
} as const

/** A code of the other site's country. */
export const foreignPostcode = {
  en: { typed: '7551 ab', zipCode: '7551AB' },
  nl: { typed: 'B-2000', zipCode: '2000' },
} as const

/** Not a postcode. */
export const badPostcode = '12x'

/** Codes of regions with long names, whose estimates need the most room. */
export const longNamedPostcodes = {
  en: [zipCodeOf('1300'), zipCodeOf('8000'), zipCodeOf('6600')],
  nl: [zipCodeOf('3011AB'), zipCodeOf('5211AB'), zipCodeOf('9711AB')],
} as const
