import { fill } from '../../../copy/fill.ts'
import { fullDayIn } from '../../../copy/format/full-day.ts'
import { type ConsentKind, type ConsentText, neededConsents } from '../../../domain/orders/withdrawal-period.ts'
import { type Visit, visitStart } from '../../../domain/scheduling/visit.ts'
import type { Database } from '../../database/schema.ts'
import type { OrderLanguage, OrderServices } from '../record/order-services.ts'

/** The sentences that a customer has to agree to for a visit, in the order of the form. */
export function consentTexts(services: OrderServices, orderedAt: Date, visit: Visit): ConsentText[] {
  const { country } = services.estimator.tariff
  return neededConsents(country, orderedAt, visitStart(visit)).map((kind) => consentText(services, kind, visit))
}

/** One of the sentences, as the form shows it and as it is stored. */
export function consentText(
  { language, consents, termsVersion }: OrderLanguage,
  kind: ConsentKind,
  visit: Visit,
): ConsentText {
  const date = fullDayIn(language, visit.date)
  const text = kind === 'beginEarly' ? fill(consents.beginEarly, { date }) : consents[kind]
  return { kind, text, version: termsVersion }
}

/** Stores what a customer agreed to, word for word, inside the transaction that stores what it is about. */
export async function storeConsents(
  transaction: Database,
  language: OrderLanguage,
  orderId: string,
  kinds: readonly ConsentKind[],
  visit: Visit,
  now: Date,
): Promise<void> {
  if (kinds.length === 0) return
  await transaction
    .insertInto('orderConsent')
    .values(
      kinds.map((kind) => ({
        orderId,
        ...consentText(language, kind, visit),
        at: now.toISOString(),
        date: kind === 'terms' ? null : visit.date,
      })),
    )
    // Of two visits chosen in one millisecond, the latter is the one that was agreed to.
    .onConflict((conflict) =>
      conflict
        .columns(['orderId', 'kind', 'at'])
        .doUpdateSet((eb) => ({ text: eb.ref('excluded.text'), date: eb.ref('excluded.date') })),
    )
    .execute()
}
