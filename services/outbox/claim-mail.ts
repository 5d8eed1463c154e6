import { type ExpressionBuilder, sql } from 'kysely'
import { longestBackOff } from '../../domain/delivery/back-off.ts'
import type { Language } from '../../domain/language.ts'
import type { Database, Schema } from '../database/schema.ts'
import type { MailChannel, MailTable } from '../database/tables/message-tables.ts'

/**
 * How long a claim lasts, in milliseconds. Longer than any delivery may take (`deliveryLimit` of the worker), so an
 * expired claim belongs to a worker that died.
 */
export const claimDuration = 5 * 60_000

/** Clocks of machines differ by less, in milliseconds. */
const clockSkew = 60_000

/** A mail to deliver, with the number of the order that it is about. */
export interface ClaimedMail extends MailTable {
  order: string | null
}

/**
 * Claims the message of a channel in `language` that has been due longest, or that a dead worker left; undefined if
 * there is none. Of several workers, in any number of processes, only one gets each mail.
 */
export async function claimNext(
  database: Database,
  language: Language,
  worker: string,
  now: Date,
  channel: MailChannel = 'mail',
): Promise<ClaimedMail | undefined> {
  for (;;) {
    const due = await database
      .selectFrom('mail')
      .select('id')
      .where((eb) => eb.and({ language, channel }))
      .where((eb) => claimable(eb, now))
      .orderBy('nextAttemptAt')
      .limit(1)
      .executeTakeFirst()
    if (!due) return undefined
    // Checked again in the update: if another worker was faster, the next mail is tried.
    const mail = await database
      .updateTable('mail')
      .set((eb) => ({
        state: 'claimed',
        claimedBy: worker,
        claimedUntil: new Date(now.getTime() + claimDuration).toISOString(),
        attemptsStarted: eb('attemptsStarted', '+', 1),
      }))
      .where('id', '=', due.id)
      .where((eb) => claimable(eb, now))
      .returningAll()
      .returning((eb) => eb.selectFrom('order').select('number').whereRef('order.id', '=', 'orderId').as('order'))
      .executeTakeFirst()
    if (mail) return mail
  }
}

function claimable(eb: ExpressionBuilder<Schema, 'mail'>, now: Date) {
  const time = now.toISOString()
  const after = (wait: number) => new Date(now.getTime() + wait + clockSkew).toISOString()
  const waiting = eb('state', '=', 'waiting')
  return eb.and([
    // Exactly the condition of the partial index, which is not used otherwise.
    sql<boolean>`"state" in ('waiting', 'claimed')`,
    eb.or([
      eb.and([waiting, eb('nextAttemptAt', '<=', time)]),
      // Queued before the clock was set back: its first attempt need not wait for that time to come again.
      eb.and([waiting, eb('attemptsFinished', '=', 0), eb('createdAt', '>', after(0))]),
      // No retry waits longer and no claim lasts longer: the clock was set back after it was written. Texts wait for
      // the morning too.
      eb.and([
        waiting,
        eb('channel', '=', 'mail'),
        eb('attemptsFinished', '>', 0),
        eb('nextAttemptAt', '>', after(longestBackOff)),
      ]),
      eb.and([eb('state', '=', 'claimed'), eb('claimedUntil', '<=', time)]),
      eb.and([eb('state', '=', 'claimed'), eb('claimedUntil', '>', after(claimDuration))]),
    ]),
  ])
}
