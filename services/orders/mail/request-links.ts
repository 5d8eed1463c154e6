import { type TooMany, tooMany } from '../../../domain/outcome.ts'
import { hashOfMailbox, newMail, queueMails } from '../../outbox/new-mail.ts'
import type { OrderServices } from '../record/order-services.ts'

/**
 * Mails with links that one mailbox gets in an hour at most, in each language: a mail has the orders of one language.
 */
const linksPerHour = 3

/**
 * Mails the links to the orders of an address (R16.5). Known and unknown addresses get the same answer in the same
 * time: the mail is queued for both, and only its composer looks for orders. Without any, nothing is sent.
 * @param client the client's address, for the limit
 */
export async function requestLinks(
  services: OrderServices,
  email: string,
  client: string,
): Promise<{ outcome: 'done' } | TooMany> {
  const { database, clock, mailWorker, orderLimits, language } = services
  const retryAfter = orderLimits.mails.take(client)
  if (retryAfter !== undefined) return tooMany(retryAfter)
  const now = clock()
  const recipient = email.toLowerCase()
  const hour = `links ${language} ${hashOfMailbox(recipient)} ${now.toISOString().slice(0, 13)}`
  for (let slot = 1; slot <= linksPerHour; slot++) {
    const mail = { purpose: 'orderLinks' as const, language, recipient, dedupeKey: `${hour} ${slot}` }
    if ((await queueMails(database, [newMail(mail, now)])) > 0) break
  }
  mailWorker.wake()
  return { outcome: 'done' }
}
