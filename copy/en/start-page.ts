import { brand } from '../../domain/company/company.ts'

/** The page that is shown when a postcode was refused without script. */
export const startPage = {
  metaTitle: `Check your postal code | ${brand}`,
  metaDescription: 'Enter your postal code for an instant, no-obligation estimate.',
  title: 'Check your postal code',
  lead: 'Your postal code tells us which team is nearest and what your clean will cost.',
}
