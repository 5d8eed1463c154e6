import type { Language } from '../../domain/language.ts'
import type { ConsentKind } from '../../domain/orders/order-consents.ts'
import { termsAndConditions } from '../en/legal/terms-and-conditions.ts'
import { consents } from '../en/order/consents.ts'
import { termsAndConditions as dutchTerms } from '../nl/legal/terms-and-conditions.ts'
import { consents as dutchConsents } from '../nl/order/consents.ts'

/** What customers agree to: the sentences of their site, whatever language the person in the office reads. */
export const orderSentences: Record<Language, { consents: Record<ConsentKind, string>; termsVersion: string }> = {
  en: { consents, termsVersion: termsAndConditions.updated },
  nl: { consents: dutchConsents, termsVersion: dutchTerms.updated },
}
