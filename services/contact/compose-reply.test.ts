import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { mail as words } from '#copy/mail.ts'
import { company } from '../../domain/company/company.ts'
import { countryOf } from '../../domain/language.ts'
import { freshDatabase } from '../../testing/database/engines.ts'
import { addresses } from '../../testing/mail/addresses.ts'
import { submission } from '../../testing/mail/fixtures.ts'
import { addPerson } from '../../testing/office/add-person.ts'
import { expectOutcome } from '../../testing/orders/place-through-draft.ts'
import type { Database } from '../database/schema.ts'
import { newMail } from '../outbox/new-mail.ts'
import { acceptSubmission } from './accept-submission.ts'
import { composeReply } from './compose-reply.ts'
import { replyKey } from './reply-key.ts'

const now = new Date('2026-11-23T10:00:00.000Z')

async function leadWithReplies(database: Database, texts: readonly string[]) {
  const { id } = expectOutcome(await acceptSubmission(database, submission({ language }), now), 'done')
  const receipt = newMail({ submissionId: id, purpose: 'receipt', language }, now)
  await database.insertInto('mail').values(receipt).execute()
  const personId = await addPerson(database, { name: 'Sara', role: 'office' }, now)
  const mails = texts.map((text, index) => {
    const seq = index + 1
    const at = new Date(now.getTime() + seq * 60_000)
    const content = JSON.stringify({ lead: id, event: seq })
    return {
      seq,
      at,
      text,
      mail: newMail({ purpose: 'officeReply', language, content, dedupeKey: replyKey(id, seq) }, at),
    }
  })
  for (const { seq, at, text, mail } of mails) {
    const event = { leadId: id, seq, at: at.toISOString(), personId, kind: 'reply' as const, text }
    await database
      .insertInto('leadEvent')
      .values({ ...event, state: null, assigneeId: null })
      .execute()
    await database.insertInto('mail').values(mail).execute()
  }
  return { id, receipt, mails: mails.map(({ mail }) => mail) }
}

test('a reply goes to the visitor, in one thread with the receipt and earlier replies (R17.12)', async () => {
  const database = await freshDatabase('sqlite')
  const { receipt, mails } = await leadWithReplies(database, ['Yes.\n\nOn <b>Monday</b>.', 'One more thing.'])
  const [first, second] = mails
  if (!first || !second) throw new Error('no mails')
  const composed = await composeReply(database, first, addresses)
  expect(composed?.message).toMatchObject({
    to: { name: 'Ada Lovelace', address: 'ada@visitor.example' },
    replyTo: { address: company.email[countryOf(language)] },
    subject: `Re: ${words.receipt.subject.contact}`,
    inReplyTo: receipt.messageId,
    references: [receipt.messageId],
    autoReplied: false,
  })
  expect(composed?.message.text).toMatch(/^Yes\.\n\nOn <b>Monday<\/b>\./)
  for (const text of [composed?.message.text, composed?.message.html]) {
    expect(text).toMatch(/Yes.*Sara.*Three rooms and a staircase\./s)
  }
  expect(composed?.message.html).not.toContain('<b>Monday')
  const next = await composeReply(database, second, addresses)
  expect(next?.message.references).toEqual([receipt.messageId, first.messageId])
  expect(next?.message.inReplyTo).toBe(first.messageId)
})

test('a reply whose message was deleted says nothing, and one of another release is parked', async () => {
  const database = await freshDatabase('sqlite')
  const { id, mails } = await leadWithReplies(database, ['Yes.'])
  await database.deleteFrom('submission').where('id', '=', id).execute()
  const [mail] = mails
  if (!mail) throw new Error('no mail')
  expect(await composeReply(database, mail, addresses)).toBeUndefined()
  await expect(composeReply(database, { ...mail, content: '{}' }, addresses)).rejects.toThrow(
    'unexpected value of lead',
  )
})
