import { openOrderStates } from '../../domain/orders/order-states.ts'
import type { ForgetOutcome, PersonalRecord } from '../../domain/personal-data/personal-record.ts'
import { replyKey } from '../../services/contact/reply-key.ts'
import { recordChange } from '../../services/database/changes.ts'
import { type Database, inBatches, retryingTransaction } from '../../services/database/schema.ts'
import { lockOrder } from '../../services/orders/advance/advance-order.ts'
import { forgetPerson } from '../../services/orders/purge-orders.ts'
import { forgetDetails } from '../../services/people/audit.ts'
import { withholdReview } from '../../services/reviews/rating-statistics.ts'

/**
 * Forgets what is stored about someone (R17.27): deletes what may be deleted, keeps orders without their person for
 * the books, and leaves alone what is open or being delivered. The audit trail loses its details about the deleted
 * records. Its chain still verifies, and a new entry records who deleted what.
 * @param by undefined for a command
 * @returns the records, with what became of each
 */
export async function forgetPersonalData(
  database: Database,
  { by, records }: { by: { id: string } | undefined; records: readonly PersonalRecord[] },
  now: Date,
): Promise<PersonalRecord[]> {
  return await retryingTransaction(database, async (transaction) => {
    const forgotten: PersonalRecord[] = []
    for (const record of records) forgotten.push({ ...record, outcome: await forget(transaction, record, now) })
    const gone = forgotten.filter(({ outcome }) => !['open', 'busy', 'kept'].includes(outcome))
    const refs = gone.map(({ ref }) => ref)
    if (refs.length === 0) return forgotten
    for (const subjects of inBatches(refs))
      await forgetDetails(transaction, { by, which: (eb) => eb('subject', 'in', subjects), forgotten: subjects }, now)
    await recordChange(transaction, 'leads', now)
    return forgotten
  })
}

/** Forgets one record, or says why it stays. A record that someone else deleted meanwhile counts as deleted. */
async function forget(transaction: Database, { kind, ref }: PersonalRecord, now: Date): Promise<ForgetOutcome> {
  const id = ref.slice(kind.length + 1)
  switch (kind) {
    case 'lead':
      return await forgetMessage(transaction, id)
    case 'order':
      return await forgetOrder(transaction, id)
    case 'withdrawal': {
      await transaction.deleteFrom('withdrawal').where('id', '=', id).where('settledAt', 'is not', null).execute()
      const left = await transaction.selectFrom('withdrawal').select('id').where('id', '=', id).executeTakeFirst()
      return left ? 'open' : 'deleted'
    }
    case 'draft':
      await transaction.deleteFrom('draft').where('holder', '=', id).where('orderId', 'is', null).execute()
      return 'deleted'
    case 'mail': {
      await transaction.deleteFrom('mail').where('id', '=', id).where('state', '<>', 'claimed').execute()
      const left = await transaction.selectFrom('mail').select('id').where('id', '=', id).executeTakeFirst()
      return left ? 'busy' : 'deleted'
    }
    case 'invoice':
      return 'kept'
    case 'review':
      await withholdReview(transaction, id, now)
      return 'withheld'
  }
}

/** Deletes a message with its lead and all its mails, those of replies too, unless one of them is being delivered. */
async function forgetMessage(transaction: Database, id: string): Promise<ForgetOutcome> {
  const replies = await transaction
    .selectFrom('leadEvent')
    .select('seq')
    .where('leadId', '=', id)
    .where('kind', '=', 'reply')
    .execute()
  const keys = replies.map(({ seq }) => replyKey(id, seq))
  const mails = await transaction
    .updateTable('mail')
    .set((eb) => ({ state: eb.ref('state') }))
    .where((eb) => eb.or([eb('submissionId', '=', id), ...keys.map((key) => eb('dedupeKey', '=', key))]))
    .returning(['id', 'state'])
    .execute()
  if (mails.some(({ state }) => state === 'claimed')) return 'busy'
  for (const mail of mails) await transaction.deleteFrom('mail').where('id', '=', mail.id).execute()
  await transaction.deleteFrom('submission').where('id', '=', id).execute()
  return 'deleted'
}

async function forgetOrder(transaction: Database, id: string): Promise<ForgetOutcome> {
  const order = await lockOrder(transaction, id)
  const withdrawal = await transaction
    .selectFrom('withdrawal')
    .select('id')
    .where('orderId', '=', id)
    .where('settledAt', 'is', null)
    .executeTakeFirst()
  const redo = transaction.selectFrom('redo').select('id').where('orderId', '=', id).where('state', '=', 'planned')
  if (withdrawal || (await redo.executeTakeFirst()) || (order && openOrderStates.includes(order.state))) return 'open'
  return (await forgetPerson(transaction, id)).outcome === 'done' ? 'withoutPerson' : 'open'
}
