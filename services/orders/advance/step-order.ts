import { followUpBy } from '../../../domain/orders/follow-up-by.ts'
import { dayHasBegun, type NotDoneReason, undoUntil, type WorkStep } from '../../../domain/orders/work-steps.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import { queuePaymentNotice } from '../mail/queue-payment-notice.ts'
import { noteOrder } from '../record/note-order.ts'
import { type AdvanceOptions, type AdvanceServices, type Author, advanceOrder, StaleOrder } from './advance-order.ts'

/** Why the work did not happen, and what colleagues should know about it. */
export interface NotDone {
  reason: NotDoneReason
  note: string
}

/** A person of the office or a crew, and the `version` that they saw. */
export type Recorder = Author & { version: number | undefined }

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
  return await advanceOrder(services, orderId, step, { ...by, work: stepWork(step, { ...by, notDone }) })
}

/**
 * What a step does beside its transition.
 * @param at when it happened; undefined: now
 */
export const stepWork =
  (
    step: WorkStep,
    { personId, notDone, at }: Pick<Author, 'personId'> & { notDone?: NotDone | undefined; at?: Date },
  ): NonNullable<AdvanceOptions['work']> =>
  async (transaction, row, now) => {
    if (!dayHasBegun(row.date, at ?? now)) throw new StaleOrder()
    if (step === 'inspect' && row.presence === 'present')
      await queuePaymentNotice(transaction, row, 'paymentRequest', now, { from: undoUntil(now) })
    if (!notDone) return {}
    if (notDone.note !== '' && personId !== undefined) {
      const note = { orderId: row.id, personId, at: now.toISOString(), text: notDone.note }
      if ((await noteOrder(transaction, note)).outcome === 'stale') throw new StaleOrder()
    }
    return { notDoneReason: notDone.reason, callBy: followUpBy(row.country, now).toISOString() }
  }

/** Records that the office has spoken with a customer whose work did not happen. */
export async function followUp(services: AdvanceServices, orderId: string, by: Recorder): Promise<Outcome> {
  return await advanceOrder(services, orderId, 'followUp', { ...by, work: async () => ({ callBy: null }) })
}
