import { customerService } from '#copy/customer-service.ts'
import { visit } from '#copy/order/visit.ts'
import { fill } from '../../../copy/fill.ts'
import type { Values } from '../../../domain/forms/form.ts'
import type { OrderView } from '../../../domain/orders/order.ts'
import { type Outcome, type TooMany, tooMany } from '../../../domain/outcome.ts'
import type { RemarkForm } from '../../../domain/visits/remark-form.ts'
import { acceptSubmission } from '../../contact/accept-submission.ts'
import type { OrderServices } from '../record/order-services.ts'
import { roomName } from './report-words.ts'

/**
 * Stores what a customer says about a visit as a message, which the office is mailed, and as the complaint of the order
 * that it is (R17.44). However often its form is sent, it counts once.
 * @param client the client's address, for the limit
 */
export async function storeRemark(
  { database, clock, language, orderLimits, mailWorker, log }: OrderServices,
  { order, person }: Pick<OrderView, 'order' | 'person'>,
  { room, text, entry }: Values<RemarkForm>,
  client: string,
): Promise<Outcome | TooMany> {
  const retryAfter = orderLimits.mails.take(client)
  if (retryAfter !== undefined) return tooMany(retryAfter)
  const { firstName, lastName, email, phoneNumber } = person
  const about = fill(customerService.aboutOrder, { number: order.number })
  const remark = `${about} ${room ? roomName(order, room) : visit.remark.anywhere}\n\n${text}`
  const request = { kind: 'contact' as const, firstName, lastName, email, phoneNumber, remark }
  const message = { language, request, idempotencyKey: entry, suspectedSpam: false, orderId: order.id }
  const accepted = await acceptSubmission(database, message, clock())
  if (accepted.outcome === 'stale') return accepted
  mailWorker.wake()
  log.info({ order: order.number, message: accepted.id }, 'remark about a visit accepted')
  return { outcome: 'done' }
}
