import { randomInt, randomUUID } from 'node:crypto'
import { acceptSubmission } from '../services/contact/accept-submission.ts'
import { storeLead } from '../services/contact/store-lead.ts'
import { retryingTransaction } from '../services/database/retrying-transaction.ts'
import type { Database } from '../services/database/schema.ts'
import { request, submission } from '../testing/mail/fixtures.ts'
import { anyCustomer, anyWord } from './any-customer.ts'

const tenMinutes = 600_000
const firstAt = Date.parse('2025-01-01T08:00:00.000Z')
/** Of a hundred leads, so many are closed: one in three as spam. */
const closed = 98

/** Accepts a message and repeats it: so many leads of other customers, with other words, times and states. */
export async function storeManyLeads(database: Database, count: number): Promise<void> {
  await acceptSubmission(database, submission(), new Date(firstAt))
  const message = await database.selectFrom('submission').selectAll().executeTakeFirstOrThrow()
  const timeAt = (index: number) => new Date(firstAt + index * tenMinutes)
  await retryingTransaction(database, async (transaction) => {
    for (let index = 1; index < count; index++) {
      const id = randomUUID()
      const receivedAt = timeAt(index)
      const kind = index % 1000 === 0 ? 'partner' : 'contact'
      const remark = `${Array.from({ length: 20 }, anyWord).join(' ')} ${randomInt(1000, 10_000)}`
      const sent = request({ ...anyCustomer(), kind, remark })
      const row = { ...message, id, kind, payload: JSON.stringify(sent), createdAt: receivedAt.toISOString() }
      await transaction.insertInto('submission').values(row).execute()
      await storeLead(transaction, { id, language: 'en', request: sent, suspectedSpam: index % 3 === 0, receivedAt })
    }
  })
  const lastClosed = timeAt((count * closed) / 100).toISOString()
  const open = database.updateTable('lead').where('state', '=', 'new')
  await open.where('receivedAt', '<', lastClosed).set({ state: 'done' }).execute()
}
