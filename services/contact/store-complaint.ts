import { randomUUID } from 'node:crypto'
import type { ContactRequest } from '../../domain/contact/request-schema.ts'
import { decideBy, readsAsComplaint } from '../../domain/leads/complaint.ts'
import { orderNumbersIn } from '../../domain/orders/order-number.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { Database } from '../database/schema.ts'
import { audit } from '../people/audit.ts'

interface Complaint {
  /** As the form has made it; undefined for one from a message. */
  id?: string
  orderId: string
  /** The message that it came in; null for one by phone, post or e-mail. */
  leadId: string | null
  receivedAt: Date
}

/**
 * Stores a complaint about an order, in the caller's transaction, with the day by which it is decided. A message is one
 * complaint at most.
 * @param recorded who of the office records it, and when; undefined for one that its message says
 * @returns `stale`: the message, or the form, is a complaint about another order
 */
export async function storeComplaint(
  transaction: Database,
  { id = randomUUID(), orderId, leadId, receivedAt }: Complaint,
  recorded?: { by: { id: string }; now: Date },
): Promise<Outcome> {
  const given = { id, orderId, leadId, receivedAt: receivedAt.toISOString(), decidedAt: null }
  const storing = transaction
    .insertInto('complaint')
    .values({ ...given, decideBy: decideBy(receivedAt).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
  if (!(await storing.returning('id').executeTakeFirst())) {
    const same = leadId === null ? { id, orderId } : { leadId, orderId }
    const known = transaction.selectFrom('complaint').where((eb) => eb.and(same))
    return { outcome: (await known.select('id').executeTakeFirst()) ? 'done' : 'stale' }
  }
  const entry = { action: 'recordComplaint', subject: `order:${orderId}` } as const
  if (recorded) await audit(transaction, { by: recorded.by, ...entry }, recorded.now)
  return { outcome: 'done' }
}

/**
 * Stores the complaint that a message is (R17.44): one from the page of its order; or one that reads so, and names an
 * order by its number or comes from the e-mail address of exactly one. Of several the office chooses.
 */
export async function storeComplaintOf(
  transaction: Database,
  message: { id: string; request: ContactRequest; orderId?: string | undefined; receivedAt: Date },
): Promise<void> {
  const { id: leadId, request, orderId, receivedAt } = message
  if (orderId !== undefined) {
    await storeComplaint(transaction, { orderId, leadId, receivedAt })
    return
  }
  if (request.kind !== 'contact' || !readsAsComplaint(request.remark)) return
  const numbers = orderNumbersIn(request.remark)
  const named = await transaction
    .selectFrom('order')
    .select('id')
    .where('number', 'in', ['', ...numbers])
    .execute()
  const [order, other] = named.length > 0 ? named : await ordersOfSender(transaction, request)
  if (order && !other) await storeComplaint(transaction, { orderId: order.id, leadId, receivedAt })
}

/** The last five orders with the e-mail address of a message’s sender, newest first; none cancelled or withdrawn. */
export const ordersOfSender = async (database: Database, { email }: Pick<ContactRequest, 'email'>) =>
  await database
    .selectFrom('order')
    .innerJoin('orderPerson', 'orderPerson.orderId', 'order.id')
    .select(['order.id', 'number', 'date'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('email', '!=', '')
    .where('state', 'not in', ['cancelled', 'withdrawn'])
    .orderBy('orderedAt', 'desc')
    .limit(5)
    .execute()
