import { language } from '#copy/language.ts'
import { termsAndConditions } from '#copy/legal/terms-and-conditions.ts'
import { consents } from '#copy/order/consents.ts'
import type { OrderLanguage } from './order-services.ts'

/** The language of this build. */
export const ownLanguage: OrderLanguage = { language, consents, termsVersion: termsAndConditions.updated }
