import type { Coverage } from '../../domain/places/postcode.ts'

/** Where a company goes, as forms need it: they get it as a prop. */
export interface SiteArea {
  coverage: Coverage
  /** What is said about a code elsewhere, where it is not the usual sentence. Placeholders: {zipCode}. */
  outside?: string
  /** The hint in an empty field, where the company does not go to that of the words. */
  hint?: string
}
