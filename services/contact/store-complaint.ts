import { randomUUID } from 'node:crypto'
import type { ContactRequest } from '../../domain/contact/contact-request.ts'
import { decideBy, readsAsComplaint } from '../../domain/leads/complaint.ts'
import { orderNumbersIn } from '../../domain/orders/order-number.ts'
import type { Database } from '../database/schema.ts'

interface Complaint {
  orderId: string
  /** The message that it came in; null for one by phone, post or e-mail. */
  leadId: string | null
  receivedAt: Date
}

/**
 * Stores a complaint about an order, in the caller's transaction, with the day by which it is decided. A message is one
 * complaint at most.
 * @returns false if it was stored before
 */
export async function storeComplaint(
  transaction: Database,
  { orderId, leadId, receivedAt }: Complaint,
): Promise<boolean> {
  const given = { id: randomUUID(), orderId, leadId, receivedAt: receivedAt.toISOString(), decidedAt: null }
  const row = await transaction
    .insertInto('complaint')
    .values({ ...given, decideBy: decideBy(receivedAt).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Stores the complaint that a message is (R17.44): one that reads so, and names an order by its number or comes from the
 * e-mail address of one, of which the newest is meant.
 */
export async function storeComplaintOf(
  transaction: Database,
  { id, request, receivedAt }: { id: string; request: ContactRequest; receivedAt: Date },
): Promise<void> {
  if (request.kind !== 'contact' || !readsAsComplaint(request.remark)) return
  const orderId = await orderOf(transaction, request)
  if (orderId) await storeComplaint(transaction, { orderId, leadId: id, receivedAt })
}

/** The order that a message names, or else the newest with its sender's e-mail address. */
async function orderOf(database: Database, { remark, email }: ContactRequest): Promise<string | undefined> {
  const orders = database.selectFrom('order').innerJoin('orderPerson', 'orderPerson.orderId', 'order.id')
  const newest = orders.select('order.id').orderBy('orderedAt', 'desc').limit(1)
  const numbers = orderNumbersIn(remark)
  const named = numbers.length > 0 ? await newest.where('number', 'in', numbers).executeTakeFirst() : undefined
  const found =
    named ??
    (await newest.where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase())).executeTakeFirst())
  return found?.id
}
