import { workEnd } from '../../domain/orders/work-steps.ts'
import type { OperationOutcome, RecordedOperation } from '../../domain/visits/crew-day.ts'
import { aboutVisit, foldVisit, inOrder, isKind, undoneIds } from '../../domain/visits/fold-visit.ts'
import type { Database } from '../database/schema.ts'
import type { OrderTable } from '../database/tables/order-tables.ts'
import { lockOrder } from '../orders/advance/advance-order.ts'
import { queueOrderMail } from '../orders/mail/queue-order-mail.ts'
import { queueFinishNotice, queueLateNotice, takeBackNotice } from '../orders/notices/queue-late-notice.ts'

/**
 * Informs the customer of a late team and of a call that was not answered, and the office of damage, inside the
 * transaction that stores the operations, after they have moved the order (R20.8, R20.9, R20.10). What was undone
 * before it arrived is announced to no one.
 * @param recorded `all` that is recorded about the order; `added`: the ids of those that are new
 * @returns what came of them
 */
export async function announceOperations(
  transaction: Database,
  orderId: string,
  { all, added }: { all: readonly RecordedOperation[]; added: ReadonlySet<string> },
  now: Date,
): Promise<Map<string, OperationOutcome>> {
  const outcomes = new Map<string, OperationOutcome>()
  const order = await lockOrder(transaction, orderId)
  if (!order) return outcomes
  const undone = undoneIds(all)
  const { begin } = foldVisit(aboutVisit(all, order))
  const end = begin && workEnd(new Date(begin.at), order.minutesOnSite)
  const takeBack = async (formId: string) => {
    const { outcome } = await takeBackNotice(transaction, { orderId, formId }, now)
    if (outcome === 'done') outcomes.set(formId, 'takenBack')
    return outcome
  }
  const announced = all.filter(({ outcome }) => outcome === 'announced')
  for (const one of inOrder(all).filter(({ id }) => added.has(id))) {
    if (isKind(one, 'undo') && undone.has(one.of)) {
      const isGone = (await takeBack(one.of)) === 'stale' && announced.some(({ id }) => id === one.of)
      // The customer has read, or is reading, what was taken back.
      if (isGone) outcomes.set(one.id, 'refused')
    }
    if (isKind(one, 'begin') && order.state === 'begun')
      for (const { id } of announced.filter(({ kind }) => kind === 'late')) await takeBack(id)
    if (isAnnounced(one))
      outcomes.set(one.id, undone.has(one.id) ? 'takenBack' : await announce(transaction, order, one, end, now))
  }
  return outcomes
}

type Announced = Extract<RecordedOperation, { kind: 'late' | 'called' | 'damage' }>

const isAnnounced = (one: RecordedOperation): one is Announced =>
  isKind(one, 'late') || isKind(one, 'damage') || (isKind(one, 'called') && !one.answered)

/** @param end when the team finishes; undefined before it has begun */
async function announce(
  transaction: Database,
  order: OrderTable,
  one: Announced,
  end: Date | undefined,
  now: Date,
): Promise<OperationOutcome> {
  if (isKind(one, 'damage')) {
    await queueOrderMail(transaction, order, 'officeOrder', { damage: one.id }, now)
    return 'alarmed'
  }
  // A redo has no notices of its own: the crew calls.
  if (one.redo) return 'tooLate'
  const queued = isKind(one, 'late')
    ? await queueLateNotice(transaction, order, { minutes: one.minutes, formId: one.id, at: new Date(one.at) }, now)
    : await queueFinishNotice(transaction, order, { formId: one.id, end }, now)
  return queued.outcome === 'done' && queued.isNew ? 'announced' : 'tooLate'
}
