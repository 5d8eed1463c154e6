import { askedAgainPerDay, secondsOfDayLeft, unconfirmedPerDay } from '../../../domain/orders/confirmation.ts'
import { AskedTooOften, type Outcome, type TooMany, tooMany } from '../../../domain/outcome.ts'
import { retryingTransaction } from '../../database/schema.ts'
import { hashOfMailbox, newMail, queueInSlot } from '../../outbox/new-mail.ts'
import type { OrderServices } from '../record/order-services.ts'
import { newSecret } from '../record/order-url.ts'
import { countToday } from './daily-count.ts'
import { findConfirmation } from './find-confirmation.ts'

/**
 * Mails the confirmation link again, to the same address or to a corrected one (R16.33). The link that went to another
 * address ends. `stale`: the order no longer waits.
 * @param draftId of the order, which only its customer knows
 */
export async function resendLink(services: OrderServices, draftId: string, email: string): Promise<Outcome | TooMany> {
  const { database, clock, language, mailWorker } = services
  const now = clock()
  try {
    const asked = await retryingTransaction(database, async (transaction): Promise<Outcome> => {
      // A second request and the confirmation wait for each other here.
      const mine = transaction.updateTable('draft').where('id', '=', draftId)
      await mine.set((eb) => ({ updatedAt: eb.ref('updatedAt') })).execute()
      const found = await findConfirmation({ ...services, database: transaction, clock: () => now }, 'draftId', draftId)
      if (found?.state !== 'waiting') return { outcome: 'stale' }
      const { details } = found.draft
      const mailbox = hashOfMailbox(email)
      const isOther = mailbox !== hashOfMailbox(details.email ?? '')
      const times = await countToday(transaction, `asked again ${draftId}`, now)
      const orders = isOther ? await countToday(transaction, `unconfirmed order of mailbox ${mailbox}`, now) : 0
      await mine.set({ details: JSON.stringify({ ...details, email }) }).execute()
      const { token } = await transaction
        .updateTable('confirmation')
        .set((eb) => ({ token: isOther ? newSecret() : eb.ref('token') }))
        .where('draftId', '=', draftId)
        .returning('token')
        .executeTakeFirstOrThrow()
      const mail = newMail({ purpose: 'orderAsked', language, content: JSON.stringify({ token }) }, now)
      const isQueued = await queueInSlot(transaction, mail, email, 'confirm')
      if (times > askedAgainPerDay || orders > unconfirmedPerDay.mailbox || !isQueued)
        throw new AskedTooOften(secondsOfDayLeft(now))
      return { outcome: 'done' }
    })
    mailWorker.wake()
    return asked
  } catch (error) {
    if (error instanceof AskedTooOften) return tooMany(error.retryAfter)
    throw error
  }
}
