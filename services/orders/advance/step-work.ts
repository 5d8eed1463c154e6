import { followUpBy } from '../../../domain/orders/follow-up-by.ts'
import { dayHasBegun, undoUntil } from '../../../domain/orders/work-steps.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import type { RecordedOperation } from '../../../domain/visits/crew-day.ts'
import { isKind } from '../../../domain/visits/fold-visit.ts'
import { queuePaymentNotice } from '../mail/queue-payment-notice.ts'
import { noteOrder } from '../record/note-order.ts'
import { type AdvanceOptions, type AdvanceServices, type Author, advanceOrder, StaleOrder } from './advance-order.ts'

/**
 * What a step that a crew or the office recorded does beside its transition, from the day of the visit on (R17.25). If
 * the work could not be done, the office has to call by the end of the next open day.
 * @returns work that throws StaleOrder if the day has not come, or its customer's data have been deleted, so that it
 *   takes no note
 */
export const stepWork =
  (operation: RecordedOperation): NonNullable<AdvanceOptions['work']> =>
  async (transaction, row, now) => {
    if (!dayHasBegun(row.date, new Date(operation.at))) throw new StaleOrder()
    if (isKind(operation, 'inspect') && row.presence === 'present')
      await queuePaymentNotice(transaction, row, 'paymentRequest', now, { from: undoUntil(now) })
    if (!isKind(operation, 'giveUp')) return {}
    const { id, by: personId, reason, text } = operation
    if (text) {
      const noted = await noteOrder(transaction, { id, orderId: row.id, personId, at: now.toISOString(), text })
      if (noted.outcome !== 'done') throw new StaleOrder()
    }
    return { notDoneReason: reason, callBy: followUpBy(row.country, now).toISOString() }
  }

/** Records that the office has spoken with a customer whose work did not happen. */
export async function followUp(
  services: AdvanceServices,
  orderId: string,
  by: Author & Pick<AdvanceOptions, 'version'>,
): Promise<Outcome> {
  return await advanceOrder(services, orderId, 'followUp', { ...by, work: async () => ({ callBy: null }) })
}
