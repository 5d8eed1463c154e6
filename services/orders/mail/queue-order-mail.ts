import * as v from 'valibot'
import type { Language } from '../../../domain/language.ts'
import type { Database } from '../../database/schema.ts'
import { fittingJson } from '../../database/stored-json.ts'
import type { MailPurpose } from '../../database/tables/message-tables.ts'
import { newMail, queueInSlot } from '../../outbox/new-mail.ts'

/**
 * The subject of an order's mail: an event, a withdrawal, a redo, or damage that a crew reported. The mail shows the
 * order after the event, however late it goes. `since`: the first of the events that it covers. `held`: the customer's
 * mailbox has had too many mails that day, so the mail goes to the office, which decides whether to send it on
 * (R16.30).
 */
export type OrderMailContent = v.InferOutput<typeof storedContent>

const held = v.exactOptional(v.literal(true))
const storedContent = v.union([
  v.object({ event: v.number(), since: v.exactOptional(v.number()), held }),
  v.object({ withdrawal: v.string(), held }),
  v.object({ redo: v.string(), version: v.number(), held }),
  v.object({ damage: v.string(), held }),
])

/** Reads the stored content of an order's mail; undefined if this program does not know it. */
export const readOrderMail = (text: string): OrderMailContent | undefined => fittingJson(storedContent, text)

/** How long the mails about changes of one order are collected after one has gone, in milliseconds. */
const collectedFor = 5 * 60_000

/**
 * Queues a mail about an order, inside the transaction that changes it. Each event and statement has one mail of each
 * purpose. A mail about a change replaces an unsent one about earlier changes. One to an address that someone typed is
 * held for the office once the mailbox has had its mails of the day, or where the customer has none.
 * @param order `id`: null for a statement that names no order of ours
 * @param from the earliest time to send it
 */
export async function queueOrderMail(
  transaction: Database,
  { id, language }: { id: string | null; language: Language },
  purpose: MailPurpose,
  content: OrderMailContent,
  now: Date,
  from = now,
): Promise<void> {
  // A final check that is undone and made again is mailed once.
  if (purpose === 'orderInspected' && (await isQueued(transaction, id, purpose))) return
  const next =
    'event' in content ? await replaceWaiting(transaction, id, purpose, content, from) : { content, at: from }
  const dedupeKey = `${id ?? 'unknown'} ${purpose} ${subjectOf(content)}`
  const mailWith = (written: OrderMailContent) =>
    newMail({ orderId: id, purpose, language, dedupeKey, content: JSON.stringify(written) }, now, next.at)
  const isOffices = purpose === 'officeOrder'
  const address = isOffices ? undefined : await recipientOf(transaction, id, content)
  const kind = `${purpose === 'withdrawalReceipt' ? 'withdrawal' : 'order'} ${language}`
  if (address && (await queueInSlot(transaction, mailWith(next.content), address, kind))) return
  const mail = mailWith(isOffices ? next.content : { ...next.content, held: true })
  await transaction.insertInto('mail').values(mail).execute()
}

async function isQueued(transaction: Database, orderId: string | null, purpose: MailPurpose): Promise<boolean> {
  const queued = transaction
    .selectFrom('mail')
    .select('id')
    .where((eb) => eb.and({ orderId, purpose }))
  return (await queued.executeTakeFirst()) !== undefined
}

const subjectOf = (content: OrderMailContent): string =>
  'event' in content
    ? String(content.event)
    : 'redo' in content
      ? `${content.redo} ${content.version}`
      : 'damage' in content
        ? content.damage
        : content.withdrawal

/** Whether the confirmation of an order waits for the office, because its mailbox has had too many mails that day. */
export async function isConfirmationHeld(database: Database, orderId: string): Promise<boolean> {
  const rows = await database
    .selectFrom('mail')
    .select('content')
    .where((eb) => eb.and({ orderId, purpose: 'orderConfirmation' }))
    .execute()
  return rows.some(({ content }) => readOrderMail(content)?.held)
}

/**
 * The recipient of a mail: the author of the withdrawal, or the customer. Undefined where the person has been
 * forgotten: then there will be nothing to compose; empty where the customer has no address.
 */
async function recipientOf(transaction: Database, orderId: string | null, content: OrderMailContent) {
  const row =
    'withdrawal' in content
      ? await transaction
          .selectFrom('withdrawal')
          .select('email')
          .where('id', '=', content.withdrawal)
          .executeTakeFirst()
      : await transaction.selectFrom('orderPerson').select('email').where('orderId', '=', orderId).executeTakeFirst()
  return row?.email
}

/**
 * Takes unsent mails about changes out of the outbox, and answers the subject and time of one mail that covers them
 * all.
 */
async function replaceWaiting(
  transaction: Database,
  orderId: string | null,
  purpose: MailPurpose,
  content: Extract<OrderMailContent, { event: number }>,
  from: Date,
): Promise<{ content: OrderMailContent; at: Date }> {
  if (purpose !== 'orderChanged' && purpose !== 'orderCancelled') return { content, at: from }
  const replaced = await transaction
    .deleteFrom('mail')
    .where((eb) => eb.and({ orderId, purpose: 'orderChanged', state: 'waiting' }))
    .returning(['content', 'nextAttemptAt'])
    .execute()
  if (purpose === 'orderCancelled') return { content, at: from }
  const [first] = replaced.flatMap(({ content: text }) => firstEventOf(text)).sort((one, other) => one - other)
  if (first !== undefined) {
    const [at = from.toISOString()] = replaced.map(({ nextAttemptAt }) => nextAttemptAt).sort()
    return { content: { ...content, since: first }, at: new Date(at) }
  }
  const last = await transaction
    .selectFrom('mail')
    .select('createdAt')
    .where((eb) => eb.and({ orderId, purpose: 'orderChanged' }))
    .where('createdAt', '>', new Date(from.getTime() - collectedFor).toISOString())
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  return { content, at: last ? new Date(new Date(last.createdAt).getTime() + collectedFor) : from }
}

/** The first event that the mail with this content covers; none for unknown content. */
function firstEventOf(text: string): number[] {
  const content = readOrderMail(text)
  return content && 'event' in content ? [content.since ?? content.event] : []
}
