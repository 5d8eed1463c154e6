import type { Language } from '../../domain/language.ts'
import { recordChange } from '../database/changes.ts'
import { type Database, retryingTransaction } from '../database/schema.ts'
import { sampleMailbox } from './sample-orders.ts'

/** Removes the made-up messages, once the office has real ones to answer. */
export async function removeSampleLeads(database: Database, now: Date): Promise<void> {
  await retryingTransaction(database, async (transaction) => {
    const samples = transaction.selectFrom('lead').select('id').where('sample', '=', 1)
    const { numDeletedRows } = await transaction.deleteFrom('submission').where('id', 'in', samples).executeTakeFirst()
    if (numDeletedRows > 0n) await recordChange(transaction, 'leads', now)
  })
}

/** Removes the made-up orders of a language and frees their people, before visits can be ordered at real prices. */
export async function removeSampleOrders(database: Database, language: Language): Promise<void> {
  await retryingTransaction(database, async (transaction) => {
    const samples = transaction
      .selectFrom('order')
      .innerJoin('orderPerson', 'orderPerson.orderId', 'order.id')
      .select('order.id')
      .where((eb) => eb.and({ sample: 1, language }))
      .where('email', 'like', `%${sampleMailbox}`)
    const redos = transaction.selectFrom('redo').select('id').where('orderId', 'in', samples)
    for (const holders of [samples, redos])
      await transaction.deleteFrom('claim').where('holder', 'in', holders).execute()
    await transaction.deleteFrom('order').where('id', 'in', samples).execute()
  })
}
