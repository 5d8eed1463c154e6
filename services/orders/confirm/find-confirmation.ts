import { countryOf } from '../../../domain/language.ts'
import { parseOrderNumber } from '../../../domain/orders/order-number.ts'
import { neededConsents } from '../../../domain/orders/withdrawal-period.ts'
import { visitStart } from '../../../domain/scheduling/visit.ts'
import type { Database } from '../../database/schema.ts'
import { findDraft } from '../draft/draft-rows.ts'
import type { OrderServices } from '../record/order-services.ts'

/** An order that is placed once it is confirmed, or was. */
export type Confirmation = NonNullable<Awaited<ReturnType<typeof findConfirmation>>>

/**
 * The confirmation of a mailed token or of a draft as it stands now; undefined if there is none in this language.
 * @param by which of the two `value` is
 */
export async function findConfirmation(
  { database, clock, language, termsVersion }: Pick<OrderServices, 'database' | 'clock' | 'language' | 'termsVersion'>,
  by: 'token' | 'draftId',
  value: string,
) {
  const row = await findConfirmationBy(database, by, value)
  const draft = row && (await findDraft(database, row.draftId))
  const number = row && parseOrderNumber(row.number)
  if (!number || !draft?.visit || !draft.confirmBy || draft.priceCents === undefined) return undefined
  if (draft.language !== language) return undefined
  const { visit, confirmBy, priceCents } = draft
  const now = clock()
  const ticked = row.termsVersion === termsVersion ? row.consents.split(',') : []
  const needed = neededConsents(countryOf(language), now, visitStart(visit))
  return {
    number,
    draft: { ...draft, visit, confirmBy, priceCents },
    sample: row.sample === 1,
    // `waiting`: it can be confirmed now. `lapsed`: no one did in time, or the office ended it.
    state: row.orderId ? 'confirmed' : row.endedAt || now >= confirmBy ? 'lapsed' : 'waiting',
    // The boxes that have to be ticked with the confirmation, because the day or the terms have changed since.
    missing: needed.filter((kind) => !ticked.includes(kind)),
    // The placed order, for the holder of the mailed link.
    key: row.secret ? { number, secret: row.secret } : undefined,
  } as const
}

/** The stored columns of a confirmation and its draft; undefined if there is none. */
export async function findConfirmationBy(
  database: Database,
  column: 'token' | 'idempotencyKey' | 'draftId',
  value: string,
) {
  return await database
    .selectFrom('confirmation')
    .innerJoin('draft', 'draft.id', 'confirmation.draftId')
    .leftJoin('order', 'order.id', 'draft.orderId')
    .selectAll('confirmation')
    .select(['draft.language', 'draft.confirmBy', 'draft.priceCents', 'order.id as orderId', 'order.secret'])
    .where(`confirmation.${column}`, '=', value)
    .executeTakeFirst()
}
