import { randomInt, randomUUID } from 'node:crypto'
import { leadWords } from '../../domain/leads/lead-words.ts'
import { changeLead, type LeadChange } from '../../office/leads/change-lead.ts'
import { acceptSubmission } from '../../services/contact/accept-submission.ts'
import { replyKey } from '../../services/contact/reply-key.ts'
import type { Database } from '../../services/database/schema.ts'
import { request, submission } from '../../testing/mail/fixtures.ts'
import { expectOutcome } from '../../testing/orders/place-through-draft.ts'
import { anyCustomer, anyWord, copyOf, readTemplate, type TableRows, wordRows } from './copies.ts'

const day = 86_400_000
/** Days that messages are kept at most. */
const keptDays = 90
/** What the office has made of messages, by how many changes: the first two are those of the last day. */
const states = { new: 0, taken: 2, done: 4, spam: 0, waiting: 4 } as const
const kinds = ['contact', 'contact', 'callBack'] as const
const open = 2 * kinds.length

/** Takes messages in and answers them, by the product's own use cases. @returns their ids, in the order of states */
export async function receiveMessages(database: Database, person: { id: string }, receivedAt: Date) {
  const ids: string[] = []
  const answeredAt = new Date(receivedAt.getTime() + 3_600_000)
  for (const [state, count] of Object.entries(states))
    for (const kind of kinds) {
      const message = submission({ suspectedSpam: state === 'spam', request: request({ kind }) })
      const { id } = expectOutcome(await acceptSubmission(database, message, receivedAt), 'done')
      const changes: LeadChange[] = [
        { kind: 'assign', to: person.id },
        { kind: 'move', to: 'taken' },
        { kind: 'note', text: 'Wants to know whether the windows are included.', entry: randomUUID() },
        { kind: 'reply', text: 'They are.', entry: randomUUID(), to: state === 'waiting' ? state : 'done', draft: 0 },
      ]
      for (const [index, change] of changes.slice(0, count).entries())
        expectOutcome(await changeLead(database, { id, person, version: index, change }, answeredAt), 'done')
      ids.push(id)
    }
  return ids
}

const readMessage = (database: Database, id: string) =>
  readTemplate(database, [
    ['submission', 'id', id],
    ['lead', 'id', id],
    ['leadEvent', 'leadId', id],
    ['mail', 'submissionId', id],
    ['mail', 'dedupeKey', replyKey(id, states.done)],
    ['audit', 'subject', `lead:${id}`],
  ])

/** Copies messages with their leads to so many other people, who wrote them in the last 90 days. */
export async function* copyMessages(
  database: Database,
  ids: readonly string[],
  person: { id: string },
  { count, receivedAt, now }: { count: number; receivedAt: Date; now: Date },
): AsyncGenerator<TableRows> {
  const templates = await Promise.all(ids.map((id) => readMessage(database, id)))
  for (let index = 0; index < count; index += 1) {
    const age = (index / count) * keptDays * day
    const template = templates[age < day ? randomInt(open) : randomInt(open, templates.length)] ?? []
    const milliseconds = now.getTime() - age - receivedAt.getTime()
    const copy = copyOf(template, { milliseconds, texts: { [person.id]: person.id } })
    const remark = `${Array.from({ length: 10 }, anyWord).join(' ')} ${randomInt(1000, 10_000)}`
    const [lead] = copy.lead ?? []
    const payload = request({ ...anyCustomer(), remark, kind: lead?.kind as 'contact' })
    for (const message of copy.submission ?? [])
      Object.assign(message, { payload: JSON.stringify(payload), idempotencyKey: null })
    yield { ...copy, leadWord: wordRows(leadWords({ ...payload }, 'BE'), { leadId: lead?.id }) }
  }
}
