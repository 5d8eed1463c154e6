import type { Logger } from 'pino'
import type { Order } from '../../../domain/orders/order.ts'
import {
  mayAdvance,
  type OrderActor,
  type OrderTransition,
  orderTransitions,
} from '../../../domain/orders/order-states.ts'
import { parseWorkStep, undoUntil } from '../../../domain/orders/work-steps.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import type { Payees } from '../../../domain/payments/payee.ts'
import { type Database, retryingTransaction } from '../../database/schema.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'
import { releaseOrder } from '../../scheduling/order-claims.ts'
import { queueOrderMail } from '../mail/queue-order-mail.ts'
import { type ChangedColumns, recordEvent } from '../record/order-events.ts'
import { orderOf } from '../record/order-rows.ts'
import type { OrderServices } from '../record/order-services.ts'

/** The order is not in the state or version that the transition was meant for. */
export class StaleOrder extends Error {
  override name = 'StaleOrder'
}

/** The services that advancing an order needs. The office has no `mailWorker`: the customer's site sends the mail. */
export type AdvanceServices = Pick<OrderServices, 'database' | 'clock'> &
  Partial<Pick<OrderServices, 'mailWorker'>> & { log: Pick<Logger, 'info'>; settings: { payees: Payees } }

/** The actor of a change to an order. */
export interface Author {
  actor: OrderActor
  /** The person of the office; undefined for customers, crews and commands. */
  personId?: string | undefined
  /** Stores what belongs to it beside the order, such as an entry of the audit trail, last in the same transaction. */
  afterwards?: ((transaction: Database, advanced: AdvancedOrder, now: Date) => Promise<void>) | undefined
}

/** An order's row before a transition (undefined for a new order), and the columns that it has changed. */
export interface AdvancedOrder {
  id: string
  before: OrderTable | undefined
  after: ChangedColumns
}

export const byCustomer: Author = { actor: 'customer' }

/** Further effects of a transition, in the same transaction. */
export interface AdvanceOptions extends Author {
  /** The version that its author has seen; undefined: whatever it is now. */
  version?: number | undefined
  /** Makes further changes and answers the columns to change. `row` is locked. Throwing undoes everything. */
  work?: (transaction: Database, row: OrderTable, now: Date) => Promise<ChangedColumns>
}

/**
 * Advances an order as the table of transitions says (R16.7): its state, its claims, the event, and the mails to
 * customer and office, in one transaction.
 * @returns `stale` also where `work` throws StaleOrder
 * @throws whatever else `work` throws; nothing has changed then
 */
export async function advanceOrder(
  { database, clock, mailWorker, log, settings }: AdvanceServices,
  orderId: string,
  transition: OrderTransition,
  options: AdvanceOptions,
): Promise<Outcome<{ order: Order }>> {
  const given = { now: clock(), payees: settings.payees }
  const advanced = await catchStale(
    retryingTransaction(database, (transaction) => advanceWithin(transaction, orderId, transition, options, given)),
  )
  if ('outcome' in advanced) return advanced
  mailWorker?.wake()
  log.info({ order: advanced.number, transition, actor: options.actor }, 'order advanced')
  return { outcome: 'done', order: orderOf(advanced).order }
}

/**
 * Does so inside the caller's transaction.
 * @returns the order's row after it
 * @throws StaleOrder, and whatever `work` throws
 */
export async function advanceWithin(
  transaction: Database,
  orderId: string,
  transition: OrderTransition,
  { actor, personId, version, work, afterwards }: AdvanceOptions,
  { now, payees }: { now: Date; payees: Payees },
): Promise<OrderTable> {
  const { to, freesPeople, mail, officeMail = true } = orderTransitions[transition]
  const row = await lockOrder(transaction, orderId)
  if (!row || (version !== undefined && row.version !== version) || !mayAdvance(row.state, transition, actor))
    throw new StaleOrder()
  const seq = row.version + 1
  const changed: ChangedColumns = {
    ...(await work?.(transaction, row, now)),
    ...(to !== 'former' && { state: to }),
    version: seq,
  }
  await transaction.updateTable('order').set(changed).where('id', '=', orderId).execute()
  if (freesPeople) await releaseOrder(transaction, orderId)
  const event = { orderId, seq, actor, personId, kind: transition }
  await recordEvent(transaction, event, { before: row, after: changed }, now, payees)
  // A withdrawal is confirmed with its statement, which has separate mails.
  if (mail !== undefined && mail !== 'withdrawalReceipt') {
    // A transition that can be undone is mailed once it no longer can be.
    const from = parseWorkStep(transition) ? undoUntil(now) : now
    await queueOrderMail(transaction, row, mail, { event: seq }, now, from)
    if (officeMail) await queueOrderMail(transaction, row, 'officeOrder', { event: seq }, now, from)
  }
  await afterwards?.(transaction, { id: orderId, before: row, after: changed }, now)
  return { ...row, ...changed }
}

/** Locks an order's row until the transaction ends, and returns it. */
export async function lockOrder(transaction: Database, orderId: string): Promise<OrderTable | undefined> {
  return await transaction.selectFrom('order').selectAll().where('id', '=', orderId).forNoKeyUpdate().executeTakeFirst()
}

/** Locks several orders in a fixed sequence, so that transactions cannot deadlock. */
export async function lockOrders(transaction: Database, orderIds: readonly string[]): Promise<void> {
  const rows = transaction.selectFrom('order').select('id').where('id', 'in', orderIds).orderBy('id')
  await rows.forNoKeyUpdate().execute()
}

/** Maps an error of an act to an outcome: `stale` if the order is not as it was seen. */
export async function catchStale<Answer>(act: Promise<Answer>): Promise<Answer | { outcome: 'stale' }> {
  try {
    return await act
  } catch (error) {
    if (error instanceof StaleOrder) return { outcome: 'stale' }
    throw error
  }
}
