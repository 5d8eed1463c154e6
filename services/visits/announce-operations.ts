import type { OperationOutcome, RecordedOperation } from '../../domain/visits/crew-day.ts'
import { foldVisit, inOrder, isKind, undoneIds } from '../../domain/visits/fold-visit.ts'
import type { Database } from '../database/schema.ts'
import type { OrderTable } from '../database/tables/order-tables.ts'
import { lockOrder } from '../orders/advance/advance-order.ts'
import { queueOrderMail } from '../orders/mail/queue-order-mail.ts'
import { queueFinishNotice, queueLateNotice, takeBackNotice } from '../orders/notices/queue-late-notice.ts'

interface Announced {
  /** All that is recorded about the order. */
  all: readonly RecordedOperation[]
  /** The ids of those that are new. */
  added: ReadonlySet<string>
}

/**
 * Informs the customer of a late team and of a call that was not answered, and the office of damage, inside the
 * transaction that stores the operations, after they have moved the order (R20.8, R20.9, R20.10). What was undone before
 * it arrived is announced to no one.
 * @returns what came of them
 */
export async function announceOperations(
  transaction: Database,
  orderId: string,
  { all, added }: Announced,
  now: Date,
): Promise<Map<string, OperationOutcome>> {
  const outcomes = new Map<string, OperationOutcome>()
  const order = await lockOrder(transaction, orderId)
  if (!order) return outcomes
  const undone = undoneIds(all)
  const takeBack = async (formId: string) => {
    const { outcome } = await takeBackNotice(transaction, { orderId, formId }, now)
    if (outcome === 'done') outcomes.set(formId, 'takenBack')
    return outcome
  }
  const told = all.filter(({ outcome }) => outcome === 'told')
  for (const one of inOrder(all).filter(({ id }) => added.has(id))) {
    if (isKind(one, 'undo') && undone.has(one.of)) {
      const isGone = (await takeBack(one.of)) === 'stale' && told.some(({ id }) => id === one.of)
      // The customer has read, or is reading, what was taken back.
      if (isGone) outcomes.set(one.id, 'refused')
    }
    if (isKind(one, 'begin') && order.state === 'begun')
      for (const { id } of told.filter(({ kind }) => kind === 'late')) await takeBack(id)
    const outcome = await announce(transaction, order, one, { all, isUndone: undone.has(one.id), now })
    if (outcome) outcomes.set(one.id, outcome)
  }
  return outcomes
}

interface Announcing extends Pick<Announced, 'all'> {
  isUndone: boolean
  now: Date
}

/** What came of announcing one operation; undefined for what is not announced. */
async function announce(
  transaction: Database,
  order: OrderTable,
  one: RecordedOperation,
  { all, isUndone, now }: Announcing,
): Promise<OperationOutcome | undefined> {
  const isMissed = isKind(one, 'called') && !one.answered
  if (!(isMissed || isKind(one, 'late') || isKind(one, 'damage'))) return undefined
  if (isUndone) return 'takenBack'
  if (isKind(one, 'damage')) {
    await queueOrderMail(transaction, order, 'officeOrder', { damage: one.id }, now)
    return 'alarmed'
  }
  // A redo has no notices of its own: the crew calls.
  if (one.redo) return 'tooLate'
  const queued = isKind(one, 'late')
    ? await queueLateNotice(transaction, order, { minutes: one.minutes, formId: one.id, at: new Date(one.at) }, now)
    : await queueFinishNotice(transaction, order, { formId: one.id, end: expectedEnd(order, all) }, now)
  return queued.outcome === 'done' && queued.isNew ? 'told' : 'tooLate'
}

/** When a team that has begun finishes; undefined before that. */
function expectedEnd({ minutesOnSite }: OrderTable, all: readonly RecordedOperation[]): Date | undefined {
  const { begin } = foldVisit(all.filter(({ redo }) => redo === undefined))
  return begin && new Date(new Date(begin.at).getTime() + minutesOnSite * 60_000)
}
