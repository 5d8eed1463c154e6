import { termsAndConditions } from '#copy/legal/terms-and-conditions.ts'
import { consents as words } from '#copy/order/consents.ts'
import { fill } from '../../copy/fill.ts'
import type { ConsentKind, ConsentText } from '../../domain/orders/order-consents.ts'
import { neededConsents } from '../../domain/orders/withdrawal-period.ts'
import type { Visit } from '../../domain/scheduling/visit.ts'
import { visitStart } from '../../domain/scheduling/visit-times.ts'
import { fullDay } from '../../ui/work-words.ts'
import type { Database } from '../database/schema.ts'
import type { OrderServices } from './order-services.ts'

/** The sentences that a customer has to agree to for a visit, in the order of the form. */
export function consentTexts({ estimator }: OrderServices, orderedAt: Date, visit: Visit): ConsentText[] {
  return neededConsents(estimator.tariff.country, orderedAt, visitStart(visit)).map((kind) => consentText(kind, visit))
}

/** One of the sentences, as the form shows it and as it is stored. */
export function consentText(kind: ConsentKind, visit: Visit): ConsentText {
  const text = kind === 'beginEarly' ? fill(words.beginEarly, { date: fullDay(visit.date) }) : words[kind]
  return { kind, text, version: termsAndConditions.updated }
}

/** Stores what a customer agreed to, word for word, inside the transaction that stores what it is about. */
export async function storeConsents(
  transaction: Database,
  orderId: string,
  kinds: readonly ConsentKind[],
  visit: Visit,
  now: Date,
): Promise<void> {
  if (kinds.length === 0) return
  await transaction
    .insertInto('orderConsent')
    .values(kinds.map((kind) => ({ orderId, ...consentText(kind, visit), at: now.toISOString() })))
    .execute()
}
