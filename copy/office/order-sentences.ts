import type { Language } from '../../domain/language.ts'
import type { ConsentKind } from '../../domain/orders/withdrawal-period.ts'
import { termsAndConditions } from '../en/legal/terms-and-conditions.ts'
import { consents } from '../en/order/consents.ts'
import { termsAndConditions as dutchTerms } from '../nl/legal/terms-and-conditions.ts'
import { consents as dutchConsents } from '../nl/order/consents.ts'

/** The sentences that customers agree to, in the language of their site, not of the person in the office. */
export const orderSentences: Record<Language, { consents: Record<ConsentKind, string>; termsVersion: string }> = {
  en: { consents, termsVersion: termsAndConditions.updated },
  nl: { consents: dutchConsents, termsVersion: dutchTerms.updated },
}
