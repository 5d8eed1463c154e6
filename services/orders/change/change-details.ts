import { checkDetails } from '../../../domain/orders/check-details.ts'
import type { Order } from '../../../domain/orders/order.ts'
import {
  type DetailProblems,
  type DetailText,
  detailsOfOrder,
  detailTexts,
  type OrderPerson,
} from '../../../domain/orders/order-details.ts'
import { mayAdvance } from '../../../domain/orders/order-states.ts'
import { confirmDays } from '../../../domain/orders/retention.ts'
import { AskedTooOften, type Outcome, tooMany } from '../../../domain/outcome.ts'
import { type Database, retryingTransaction } from '../../database/schema.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'
import { newMail, queueInSlot } from '../../outbox/new-mail.ts'
import {
  type AdvanceServices,
  type Author,
  advanceOrder,
  catchStale,
  lockOrder,
  StaleOrder,
} from '../advance/advance-order.ts'
import { requestBeforehand } from '../mail/queue-payment-notice.ts'
import { storeOrderWords } from '../place/store-search-words.ts'
import { askedEmailOf, personOf } from '../record/find-order.ts'
import { newSecret } from '../record/order-url.ts'
import { limitChanges } from './limit-changes.ts'

const day = 86_400_000

/** `isChanged`: the order is. `asked`: a new address that was mailed a link, and counts once it is confirmed. */
interface Corrected {
  isChanged: boolean
  asked?: string | undefined
}

/**
 * A code per field. The form is refused as `askedTooOften` if the new address had too many links today, and as
 * `tooMany` if the customer has changed the order too often in the last hour.
 */
type DetailsProblems = DetailProblems & { form?: 'askedTooOften' | 'tooMany' }

/** `stale`: the order has changed since it was shown, or its visit has begun. `retryAfter` is in seconds. */
export type DetailsOutcome = Outcome<Corrected> | { outcome: 'refused'; problems: DetailsProblems; retryAfter?: number }

/** Thrown so that nothing of the correction is stored. */
class RefusedCorrection extends Error {
  override name = 'RefusedCorrection'
  problems: DetailsProblems = {}
}

const refusedFor = (problems: DetailsProblems) => Object.assign(new RefusedCorrection(), { problems })

/** Stores the note about how to get in, in the transaction of the correction, which is refused where it cannot. */
type StoreNote = (transaction: Database, sealedNote: string, now: Date) => Promise<Outcome<object, object>>

/**
 * Corrects who ordered, where the team rings, whether someone is there and whether photos are taken (R16.18), until the
 * visit begins. The price stays. A new e-mail address counts once it is confirmed by its own link.
 * @param given fields of step 3 as typed; what is left out stays as it is
 * @param version that the page showed
 */
export async function changeDetails(
  services: AdvanceServices,
  order: Order,
  given: Record<string, unknown>,
  { version, storeNote, ...by }: Author & { version: number; storeNote?: StoreNote },
): Promise<DetailsOutcome> {
  const former = await personOf(services.database, order.id)
  if (!former) return { outcome: 'stale' }
  const check = checkDetails({ ...detailsOfOrder(former, order), ...given }, former.email === '')
  if (!check.ok) return { outcome: 'refused', problems: check.problems }
  const { presence, access, noPhotos, sealedNote, ...details } = check.details
  const isSame = presence === order.presence && access === order.access && noPhotos === order.noPhotos && !sealedNote
  const fields = detailTexts.filter((field) => field !== 'email' && details[field] !== former[field])
  const asked = details.email === former.email ? undefined : details.email
  const isChanged = fields.length > 0 || !isSame
  if (!isChanged && !asked) return { outcome: 'done', isChanged }
  const ask = async (transaction: Database, now: Date) => {
    if (asked) await askAddress(transaction, order, asked, now)
  }
  try {
    const outcome = !isChanged
      ? await catchStale(askOnly(services, order.id, { version, ...by }, ask))
      : await advanceOrder(services, order.id, 'changeDetails', {
          ...by,
          version,
          async work(transaction, row, now) {
            await limitChanges(transaction, row.id, by, now)
            await storePerson(transaction, row, fields, { ...details, email: former.email }, now)
            await ask(transaction, now)
            const note = sealedNote && (await storeNote?.(transaction, sealedNote, now))
            if (note && note.outcome !== 'done') throw refusedFor({ accessNote: 'unknown' })
            if (presence !== row.presence) await requestBeforehand(transaction, { ...row, presence }, now)
            const sequence = row.sequence + (fields.some(isOfPlace) ? 1 : 0)
            return { presence, access, noPhotos: noPhotos ? 1 : 0, sequence }
          },
        })
    if (outcome?.outcome !== 'stale') return { outcome: 'done', isChanged, asked }
    // A form that was sent again asks for what has been done already.
    const isAsked = !isChanged && asked === (await askedEmailOf(services.database, order.id))
    return isAsked ? { outcome: 'done', isChanged } : outcome
  } catch (error) {
    if (error instanceof RefusedCorrection) return { outcome: 'refused', problems: error.problems }
    if (error instanceof AskedTooOften) return tooMany(error.retryAfter)
    throw error
  }
}

/** The fields that the calendar entry shows. */
const isOfPlace = (field: DetailText) => field === 'street' || field === 'houseNumber' || field === 'city'

/** Nothing of the order changes until the address is confirmed. */
async function askOnly(
  { database, clock, mailWorker }: AdvanceServices,
  orderId: string,
  { version, afterwards }: Author & { version: number },
  ask: (transaction: Database, now: Date) => Promise<void>,
): Promise<void> {
  const now = clock()
  await retryingTransaction(database, async (transaction) => {
    const row = await lockOrder(transaction, orderId)
    if (row?.version !== version || !mayAdvance(row.state, 'changeDetails') || now.toISOString() >= row.startsAt)
      throw new StaleOrder()
    await ask(transaction, now)
    await afterwards?.(transaction, { id: orderId, before: row, after: {} }, now)
  })
  mailWorker?.wake()
}

async function askAddress(transaction: Database, { id, language }: Order, email: string, now: Date): Promise<void> {
  const values = { token: newSecret(), email, requestedAt: now.toISOString() }
  await transaction
    .insertInto('emailChange')
    .values({ orderId: id, ...values })
    .onConflict((conflict) => conflict.column('orderId').doUpdateSet(values))
    .execute()
  const content = JSON.stringify({ token: values.token })
  const mail = newMail({ orderId: id, purpose: 'emailCheck', language, content }, now)
  if (!(await queueInSlot(transaction, mail, email, 'confirm'))) throw refusedFor({ form: 'askedTooOften' })
}

/** Stores the corrected fields, what they were before, and the words by which the office finds the order. */
async function storePerson(
  transaction: Database,
  row: OrderTable,
  fields: readonly DetailText[],
  person: OrderPerson,
  now: Date,
): Promise<void> {
  // The visit of a correction has not begun; what comes later is for the team to ask on the spot.
  if (now.toISOString() >= row.startsAt) throw new StaleOrder()
  const before = await personOf(transaction, row.id)
  if (!before) throw new StaleOrder()
  if (fields.length === 0) return
  const changes = fields.map((field) => ({ field, before: before[field], after: person[field] }))
  await transaction
    .insertInto('orderDetailChange')
    .values(changes.map((change) => ({ orderId: row.id, seq: row.version + 1, ...change })))
    .execute()
  await transaction.updateTable('orderPerson').set(person).where('orderId', '=', row.id).execute()
  await transaction.deleteFrom('orderWord').where('orderId', '=', row.id).execute()
  await storeOrderWords(transaction, row, person)
}

/**
 * An address that waits to be confirmed, and its order; undefined for a link that is unknown, used, replaced or too
 * old.
 */
export async function findEmailChange({ database, clock }: Pick<AdvanceServices, 'database' | 'clock'>, token: string) {
  const found = await database
    .selectFrom('emailChange')
    .innerJoin('order', 'order.id', 'emailChange.orderId')
    .selectAll('order')
    .select(['emailChange.email', 'emailChange.requestedAt'])
    .where('emailChange.token', '=', token)
    .executeTakeFirst()
  if (!found) return undefined
  const { email, requestedAt, ...row } = found
  return Date.parse(requestedAt) + confirmDays * day > clock().getTime() ? { email, row } : undefined
}

/**
 * Makes a confirmed address that of the order (R16.18): it gets the current order, and the former address is notified.
 * @returns `stale` where the link has been used or replaced, or the visit has begun
 */
export async function confirmEmail(services: AdvanceServices, token: string): Promise<Outcome> {
  const found = await findEmailChange(services, token)
  if (!found) return { outcome: 'stale' }
  const { row, email } = found
  return await advanceOrder(services, row.id, 'changeDetails', {
    actor: 'customer',
    async work(transaction, locked, now) {
      const used = await transaction
        .deleteFrom('emailChange')
        .where('token', '=', token)
        .returning('orderId')
        .executeTakeFirst()
      const person = await personOf(transaction, locked.id)
      if (!used || !person) throw new StaleOrder()
      await storePerson(transaction, locked, ['email'], { ...person, email }, now)
      if (!person.email) return {}
      const content = JSON.stringify({ event: locked.version + 1 })
      const mail = newMail({ orderId: locked.id, purpose: 'emailMoved', language: locked.language, content }, now)
      // A mailbox that has had its mails of the day is spared this one.
      await queueInSlot(transaction, mail, person.email, 'moved')
      return {}
    },
  })
}
