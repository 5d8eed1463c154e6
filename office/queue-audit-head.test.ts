import { expect, test } from 'vitest'
import { composeAuditHead } from '../services/contact/compose-audit-head.ts'
import { retryingTransaction } from '../services/database/schema.ts'
import { audit, verifyAudit } from '../services/people/audit.ts'
import { engines, freshDatabase } from '../testing/database/engines.ts'
import { addresses } from '../testing/mail/addresses.ts'
import { queueAuditHead } from './queue-audit-head.ts'

test.each(engines)(
  'on %s, the head of the trail is mailed once a day, and a trail cut short does not know it (R17.7)',
  async (engine) => {
    const database = await freshDatabase(engine)
    const now = new Date('2026-11-23T10:00:00.000Z')
    expect(await queueAuditHead(database, 'en', now), 'nothing to say').toBe(0)
    const entry = { by: undefined, action: 'changeRoster', subject: 'roster:BE' } as const
    await retryingTransaction(database, (transaction) => audit(transaction, entry, now))
    const [before] = await database.selectFrom('auditHead').selectAll().execute()
    await retryingTransaction(database, (transaction) => audit(transaction, entry, now))
    expect(await queueAuditHead(database, 'en', now)).toBe(1)
    expect(await queueAuditHead(database, 'nl', now), 'the other site').toBe(0)
    const mail = await database.selectFrom('mail').selectAll().executeTakeFirstOrThrow()
    const { message } = composeAuditHead(mail, addresses)
    expect(message).toMatchObject({ to: addresses.office, subject: 'Audit trail of the office: 2 entries' })
    const ofOne = { ...mail, content: JSON.stringify({ seq: 1, digest: 'x' }) }
    expect(composeAuditHead(ofOne, addresses).message.subject).toBe('Audit trail of the office: 1 entry')
    const [mailed = ''] = /[0-9a-f]{64}/.exec(message.text) ?? []
    expect(await verifyAudit(database, mailed)).toMatchObject({ ok: true, known: true })
    await database.deleteFrom('audit').where('seq', '=', 2).execute()
    await database
      .updateTable('auditHead')
      .set({ seq: 1, digest: before?.digest ?? '' })
      .execute()
    expect(await verifyAudit(database, mailed)).toMatchObject({ ok: true, known: false })
  },
)
