import { randomInt } from 'node:crypto'
import { leadWords } from '../../domain/leads/lead-words.ts'
import type { Database } from '../../services/database/schema.ts'
import { request } from '../../testing/mail/fixtures.ts'
import { anyCustomer, anyWord } from '../any-customer.ts'
import { copyOf, type TableRows, type Template, templateOf, wordRows } from './copies.ts'
import type { TemplateMessage } from './template-messages.ts'

const day = 86_400_000
/** Days that messages are kept at most, and within which the office answers. */
const [keptDays, openDays] = [90, 1] as const

type Copied = TemplateMessage & { template: Template }

/** Copies messages with their leads to so many other people, who wrote them in the last 90 days. */
export async function* copyMessages(
  database: Database,
  messages: readonly TemplateMessage[],
  person: { id: string },
  { count, now }: { count: number; now: Date },
): AsyncGenerator<TableRows> {
  const copied = await Promise.all(
    messages.map(async (one) => ({ ...one, template: await readTemplate(database, one) })),
  )
  for (let index = 0; index < count; index += 1)
    yield copyAt(copied, person, now.getTime() - (index / count) * keptDays * day, now)
}

async function readTemplate(database: Database, { id }: TemplateMessage): Promise<Template> {
  const mails = database.selectFrom('mail').selectAll()
  return templateOf({
    submission: await database.selectFrom('submission').selectAll().where('id', '=', id).execute(),
    lead: await database.selectFrom('lead').selectAll().where('id', '=', id).execute(),
    leadEvent: await database.selectFrom('leadEvent').selectAll().where('leadId', '=', id).execute(),
    mail: await mails.where((eb) => eb.or([eb('submissionId', '=', id), eb('dedupeKey', 'like', `%${id}%`)])).execute(),
    audit: await database.selectFrom('audit').selectAll().where('subject', '=', `lead:${id}`).execute(),
  })
}

function copyAt(copied: readonly Copied[], person: { id: string }, receivedAt: number, now: Date): TableRows {
  const group = receivedAt > now.getTime() - openDays * day ? 'open' : 'closed'
  const possible = copied.filter((one) => one.group === group)
  const { template, receivedAt: was } = possible[randomInt(possible.length)] as Copied
  const later = { days: 0, milliseconds: receivedAt - was.getTime(), texts: { [person.id]: person.id } }
  const copy = copyOf(template, later)
  const remark = `${Array.from({ length: 10 }, anyWord).join(' ')} ${randomInt(1000, 10_000)}`
  for (const mail of copy.mail ?? []) mail.receiptSlot &&= mail.id
  const [lead] = copy.lead ?? []
  const payload = request({ ...anyCustomer(), remark, kind: lead?.kind as 'contact' })
  for (const message of copy.submission ?? [])
    Object.assign(message, { payload: JSON.stringify(payload), idempotencyKey: null })
  return { ...copy, leadWord: wordRows(leadWords({ ...payload }, 'BE'), { leadId: String(lead?.id) }) }
}
