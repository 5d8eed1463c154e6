import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Outcome } from '../../domain/outcome.ts'
import type { Database, Schema } from '../database/schema.ts'
import type { MailState, MailTable } from '../database/tables/message-tables.ts'
import { takeAll, takenAtOnce } from '../database/take-all.ts'

/** The mails in `state` (all when undefined), newest first, at most `limit`. */
export async function listMail(database: Database, state: MailState | undefined, limit: number): Promise<MailTable[]> {
  let query = database.selectFrom('mail').selectAll().orderBy('createdAt', 'desc').orderBy('id').limit(limit)
  if (state !== undefined) query = query.where('state', '=', state)
  return await query.execute()
}

/** One mail, with the message it carries if it carries one; undefined if there is none with this id. */
export async function showMail(database: Database, id: string) {
  const mail = await database.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst()
  if (mail === undefined) return undefined
  const submission = await database
    .selectFrom('submission')
    .selectAll()
    .where('id', '=', mail.submissionId)
    .executeTakeFirst()
  return { mail, submission }
}

/**
 * Makes a mail due immediately: a parked one, one that waits for its next attempt, or one that was sent and got lost.
 * @returns `stale` if it does not exist or is being delivered right now
 */
export async function resendMail(database: Database, id: string, now: Date): Promise<Outcome> {
  const resent = await database
    .updateTable('mail')
    .set({ state: 'waiting', nextAttemptAt: now.toISOString(), sentAt: null })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('state', '<>', 'claimed'), eb('claimedUntil', '<=', now.toISOString())]))
    .returning('id')
    .executeTakeFirst()
  return { outcome: resent ? 'done' : 'stale' }
}

/**
 * Deletes the messages, and so the personal data, that the office received before `before`, and the mails of neither a
 * message nor an order that were sent before it, or were queued before it and never sent. A message that never reached
 * the office stays; a receipt that is still undelivered then is given up. Mails of an order go with their order.
 * @returns how many messages were deleted
 */
export async function purgeDelivered(database: Database, before: Date): Promise<number> {
  const limit = before.toISOString()
  const others = database
    .selectFrom('mail')
    .select('id')
    .where('submissionId', 'is', null)
    .where('orderId', 'is', null)
    .where('createdAt', '<', limit)
    .where((eb) =>
      eb.or([eb.and([eb('state', '=', 'sent'), eb('sentAt', '<', limit)]), eb('state', 'in', ['waiting', 'failed'])]),
    )
  await takeAll(database, (transaction) =>
    transaction
      .deleteFrom('mail')
      .where('id', 'in', others.limit(takenAtOnce))
      .where('state', '<>', 'claimed')
      .executeTakeFirst(),
  )
  const received = database
    .selectFrom('mail')
    .select('submissionId as id')
    .where('submissionId', 'is not', null)
    .where((eb) => eb.and({ purpose: 'office', state: 'sent' }))
    .where('sentAt', '<', limit)
    .where('submissionId', 'not in', beingDelivered)
  return await deleteMessages(database, received)
}

/**
 * Deletes the messages that were received before `before`, also those that never reached the office by mail: it has had
 * them in its inbox (R16.11).
 * @returns how many
 */
export async function purgeMessages(database: Database, before: Date): Promise<number> {
  const old = database
    .selectFrom('submission')
    .select('id')
    .where('createdAt', '<', before.toISOString())
    .where('id', 'not in', beingDelivered)
  return await deleteMessages(database, old)
}

/** Deletes messages a few at a time, each with its mails, its lead and all words of it. @returns how many */
const deleteMessages = (
  database: Database,
  messages: SelectQueryBuilder<Schema, 'mail' | 'submission', { id: string | null }>,
) =>
  takeAll(database, (transaction) =>
    transaction.deleteFrom('submission').where('id', 'in', messages.limit(takenAtOnce)).executeTakeFirst(),
  )

/** The messages one of whose mails is being delivered. Never null, or `not in` would hold for none. */
const beingDelivered = (eb: Pick<ExpressionBuilder<Schema, 'submission'>, 'selectFrom'>) =>
  eb.selectFrom('mail').select('submissionId').where('state', '=', 'claimed').where('submissionId', 'is not', null)

/**
 * Reads the statistics of the mails that are not sent, for the metrics and the readiness check, from an index that has
 * no sent mail: their number grows without bound.
 * @returns how many there are by state, their attempts beyond the first, and when the oldest mail that has not reached
 *   the office was queued, including one that was refused for good. Receipts do not count: one to a mistyped address
 *   may wait for days without the office missing a message
 */
export async function outboxFigures(database: Database) {
  const rows = await database
    .selectFrom('mail')
    .select((eb) => [
      'state',
      eb.fn.countAll<number>().as('count'),
      eb.fn
        .min(eb.case().when('purpose', 'in', ['office', 'officeOrder']).then(eb.ref('createdAt')).end())
        .as('oldest'),
      sql<number>`sum(case when "attemptsStarted" > 1 then "attemptsStarted" - 1 else 0 end)`.as('retries'),
    ])
    // Exactly the condition of the partial index.
    .where(sql<boolean>`"state" in ('waiting', 'claimed', 'failed')`)
    .groupBy('state')
    .execute()
  const count = (state: MailState) => rows.find((row) => row.state === state)?.count ?? 0
  const [oldest] = rows.flatMap((row) => row.oldest ?? []).sort()
  return {
    waiting: count('waiting'),
    claimed: count('claimed'),
    failed: count('failed'),
    retries: rows.reduce((sum, row) => sum + row.retries, 0),
    oldestUndeliveredSince: oldest === undefined ? undefined : new Date(oldest),
  }
}

/**
 * An accepted message, as its visitor is answered; undefined if there is none with this id. `receipt`: whether a copy
 * goes to them once the office has the message.
 */
export async function findAccepted(database: Database, id: string) {
  const row = await database
    .selectFrom('submission')
    .innerJoin('mail', 'mail.submissionId', 'submission.id')
    .select(['submission.kind', 'submission.createdAt', 'receiptSlot'])
    .where((eb) => eb.and({ 'submission.id': id, purpose: 'office' }))
    .executeTakeFirst()
  return row && { kind: row.kind, receivedAt: new Date(row.createdAt), receipt: row.receiptSlot !== null }
}
