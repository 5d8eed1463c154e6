import * as v from 'valibot'
import { followUpBy } from '../../../domain/orders/follow-up-by.ts'
import {
  dayHasBegun,
  type NotDoneReason,
  undoUntil,
  type WorkStep,
  workSteps,
} from '../../../domain/orders/work-steps.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import type { Database } from '../../database/schema.ts'
import { readStoredJson } from '../../database/stored-json.ts'
import { type OrderTable, orderColumns } from '../../database/tables/order-tables.ts'
import { claimForOrder } from '../../scheduling/order-claims.ts'
import { orTaken } from '../../scheduling/visit-claim.ts'
import { queuePaymentNotice } from '../mail/queue-payment-notice.ts'
import { noteOrder } from '../record/note-order.ts'
import { type AdvanceServices, type Author, advanceOrder, StaleOrder } from './advance-order.ts'

/** Why the work did not happen, and what colleagues should know about it. */
export interface NotDone {
  reason: NotDoneReason
  note: string
}

/** A person of the office or a crew, and the `version` that they saw. */
type Recorder = Author & { version: number | undefined }

/**
 * Records how far the work of a visit has got, from the day itself on (R17.25). If it could not be done, the people are
 * free again, the customer is mailed once that cannot be undone any more, and the office has to call by the end of the
 * next open day.
 * @param notDone for `giveUp` only
 * @returns `stale`: the day has not come, the order has changed since it was shown, or its customer's data have been
 *   deleted, so that it takes no note
 */
export async function stepOrder(
  services: AdvanceServices,
  orderId: string,
  step: WorkStep,
  { notDone, ...by }: Recorder & { notDone?: NotDone | undefined },
): Promise<Outcome> {
  return await advanceOrder(services, orderId, step, {
    ...by,
    async work(transaction, row, now) {
      if (!dayHasBegun(row.date, now)) throw new StaleOrder()
      if (step === 'inspect' && row.presence === 'present')
        await queuePaymentNotice(transaction, row, 'paymentRequest', now, { from: undoUntil(now) })
      if (!notDone) return {}
      const { personId } = by
      if (notDone.note !== '' && personId !== undefined) {
        const note = { orderId, personId, at: now.toISOString(), text: notDone.note }
        if ((await noteOrder(transaction, note)).outcome === 'stale') throw new StaleOrder()
      }
      return { notDoneReason: notDone.reason, callBy: followUpBy(row.country, now).toISOString() }
    },
  })
}

/**
 * Undoes the last step of an order, for the person who recorded it, within ten minutes (R17.25): state and people are
 * as before, and the mail that waited is not sent.
 * @returns `visit: taken`: the people are planned elsewhere by now; `stale`: too late, of someone else, or not the last
 *   event
 */
export async function undoStep(
  services: AdvanceServices,
  orderId: string,
  by: Recorder,
): Promise<Outcome<object, { visit: 'taken' }>> {
  const undone = advanceOrder(services, orderId, 'undo', {
    ...by,
    async work(transaction, row, now) {
      const step = await lastStep(transaction, row)
      if (!step || step.personId !== (by.personId ?? null) || now >= undoUntil(step.at)) throw new StaleOrder()
      if (step.kind === 'giveUp') {
        const { country, team, date, part, people } = row
        await claimForOrder(transaction, { country, team, visit: { date, part }, people, orderId }, now)
      }
      await deleteWaitingMails(transaction, row, step.kind)
      return { state: step.before, notDoneReason: null, callBy: null }
    },
  })
  return await orTaken(undone, { outcome: 'refused' as const, problems: { visit: 'taken' as const } })
}

/** Deletes the mails and the text message about an order's last step, which wait until it cannot be undone any more. */
async function deleteWaitingMails(transaction: Database, { id, version }: OrderTable, step: WorkStep): Promise<void> {
  const contents = [{ event: version }, { event: version, held: true }].map((one) => JSON.stringify(one))
  await transaction
    .deleteFrom('mail')
    .where((eb) => eb.and({ orderId: id, state: 'waiting' }))
    .where((eb) =>
      eb.or([
        eb('content', 'in', contents),
        ...(step === 'inspect' ? [eb('purpose', '=', 'paymentRequest' as const)] : []),
      ]),
    )
    .execute()
}

/** The step that an order's last event was; undefined if it was none. */
async function lastStep(database: Database, { id, version }: Pick<OrderTable, 'id' | 'version'>) {
  const event = await database
    .selectFrom('orderEvent')
    .select(['kind', 'personId', 'at', 'before'])
    .where((eb) => eb.and({ orderId: id, seq: version }))
    .executeTakeFirst()
  const kind = workSteps.find((step) => step === event?.kind)
  if (!event || !kind) return undefined
  const { state: before } = readStoredJson(v.pick(orderColumns, ['state']), event.before, `An event of ${id}`)
  return { kind, personId: event.personId, at: new Date(event.at), before }
}

/** Until when a person can undo the last step of an order; undefined if they cannot. */
export async function undoableUntil(
  database: Database,
  order: Pick<OrderTable, 'id' | 'version'>,
  personId: string,
  now: Date,
): Promise<Date | undefined> {
  const step = await lastStep(database, order)
  const until = step?.personId === personId ? undoUntil(step.at) : undefined
  return until && now < until ? until : undefined
}

/** Records that the office has spoken with a customer whose work did not happen. */
export async function followUp(services: AdvanceServices, orderId: string, by: Recorder): Promise<Outcome> {
  return await advanceOrder(services, orderId, 'followUp', { ...by, work: async () => ({ callBy: null }) })
}
