/** A postcode as a visitor may type it, and as the ordering site has to get it; by the site that takes it. */
export const goodPostcode = {
  en: { typed: ' b-2000', zipCode: '2000' },
  nl: { typed: '7551 ab', zipCode: '7551AB' },
} as const

/** A code of the sister site's country. */
export const foreignPostcode = {
  en: { typed: '7551 ab', zipCode: '7551AB' },
  nl: { typed: 'B-2000', zipCode: '2000' },
} as const

/** What nobody takes for a postcode. */
export const badPostcode = '12x'

/** Codes of regions with long names, whose estimates need the most room. */
export const longNamedPostcodes = { en: ['1300', '8000', '6600'], nl: ['3011AB', '5211AB', '9711AB'] } as const
