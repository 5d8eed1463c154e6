import { brand } from './brand.ts'

/**
 * The one place for brand, addresses, legal data and claims (R1.2). Everything is fictitious until an owner fills it
 * in: domains end in `.example`, phone numbers cannot be dialled, company numbers are zeros with correct check digits.
 */
export const company = {
  brand,
  /** First year of the copyright line. */
  since: 2006,
  /** E.164, per country of the site. */
  phoneNumber: { BE: '+3220000000', NL: '+31740000000' },
  email: { BE: 'hello@helderhuis.example', NL: 'hallo@helderhuis.example' },
  /** Where customers write reviews and read all of them. */
  googleProfileUrl: 'https://google.helderhuis.example/reviews',
  socialLinks: {
    Facebook: 'https://facebook.helderhuis.example',
    Instagram: 'https://instagram.helderhuis.example',
    LinkedIn: 'https://linkedin.helderhuis.example',
  },
  /** Figures in marketing copy. The owner has to be able to prove them (R1.3). */
  claims: { homesCleaned: 50_000, minutesToBook: 1 },
  /** Legal data that each site has to show, as the company register writes it (R13.4). */
  legal: {
    BE: {
      name: `${brand} België BV`,
      legalForm: 'BV',
      seat: { street: 'Voorbeeldkaai 1', zipCode: '2000', city: 'Antwerpen', country: 'BE' },
      /** Enterprise number (KBO). */
      companyNumber: '0000.000.097',
      /** The register of legal entities and its court. */
      register: 'RPR Antwerpen, afdeling Antwerpen',
      vatNumber: 'BE 0000.000.097',
    },
    NL: {
      name: `${brand} Nederland B.V.`,
      legalForm: 'B.V.',
      seat: { street: 'Voorbeeldstraat 1', zipCode: '7551AB', city: 'Hengelo', country: 'NL' },
      /** KvK number. */
      companyNumber: '00000000',
      register: 'KvK',
      vatNumber: 'NL000000012B01',
    },
  },
} as const
