import { hash, randomUUID } from 'node:crypto'
import type { ContactRequest } from '../../domain/contact/request-schema.ts'
import type { Language } from '../../domain/language.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { recordChange } from '../database/changes.ts'
import { type Database, retryingTransaction } from '../database/schema.ts'
import { newMail, queueInSlot } from '../outbox/new-mail.ts'
import { storeLead } from './store-lead.ts'

/** A validated message from one of the forms, ready for delivery. */
export interface NewSubmission {
  language: Language
  request: ContactRequest
  /** Chosen by the browser, one per completed form. */
  idempotencyKey?: string | undefined
  /** Delivered to the office with a mark, but its sender gets no receipt. */
  suspectedSpam: boolean
  /** The order that it is a complaint about, where its sender came from there; otherwise its words say so. */
  orderId?: string
}

/**
 * `isNew`: false where the same message was accepted before, as `id`. `stale`: its key was used for another message.
 * `receipt`: whether the visitor gets a copy once the office has the message.
 */
type Acceptance = Outcome<{ isNew: boolean; id: string; receivedAt: Date; receipt: boolean }>

/** Whether a message with this key was accepted before. */
export async function isKnownKey(database: Database, idempotencyKey: string | undefined): Promise<boolean> {
  if (idempotencyKey === undefined) return false
  const found = await database
    .selectFrom('submission')
    .select('id')
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Stores a message, its lead and its mail to the office in one transaction: once this resolves with `done`, the
 * message survives a crash or power cut. Rejects with the database's error if it could not be stored.
 */
export async function acceptSubmission(database: Database, submission: NewSubmission, now: Date): Promise<Acceptance> {
  const { language, request, suspectedSpam, idempotencyKey = null, orderId } = submission
  const id = randomUUID()
  const payload = JSON.stringify(request)
  const bodyHash = hash('sha256', `${language} ${payload}`)
  return await retryingTransaction(database, async (transaction): Promise<Acceptance> => {
    const inserted = await transaction
      .insertInto('submission')
      .values({
        id,
        kind: request.kind,
        language,
        payload,
        idempotencyKey,
        bodyHash,
        suspectedSpam: suspectedSpam ? 1 : 0,
        createdAt: now.toISOString(),
      })
      .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted === undefined) {
      const first = await transaction
        .selectFrom('submission')
        .innerJoin('mail', 'mail.submissionId', 'submission.id')
        .select(['submission.id', 'bodyHash', 'submission.createdAt', 'receiptSlot'])
        .where((eb) => eb.and({ idempotencyKey, purpose: 'office' }))
        .executeTakeFirstOrThrow()
      if (first.bodyHash !== bodyHash) return { outcome: 'stale' }
      const receipt = first.receiptSlot !== null
      return { outcome: 'done', isNew: false, id: first.id, receivedAt: new Date(first.createdAt), receipt }
    }
    const visitor = suspectedSpam ? undefined : request.email || undefined
    // With a receipt to come, the mail to the office holds one of the day's slots of that address.
    const mail = newMail({ submissionId: id, language, purpose: 'office' }, now)
    const receipt = visitor !== undefined && (await queueInSlot(transaction, mail, visitor, 'receipt'))
    if (!receipt) await transaction.insertInto('mail').values(mail).execute()
    await storeLead(transaction, { id, language, request, suspectedSpam, orderId, receivedAt: now })
    await recordChange(transaction, 'leads', now)
    return { outcome: 'done', isNew: true, id, receivedAt: now, receipt }
  })
}
