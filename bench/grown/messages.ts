import { randomInt } from 'node:crypto'
import { leadWords } from '../../domain/leads/lead-words.ts'
import { changeLead } from '../../office/leads/change-lead.ts'
import { acceptSubmission } from '../../services/contact/accept-submission.ts'
import type { Database } from '../../services/database/schema.ts'
import { request, submission } from '../../testing/mail/fixtures.ts'
import { expectOutcome } from '../../testing/orders/place-through-draft.ts'
import { anyCustomer, anyWord, copyOf, type TableRows, type Template, templateOf, wordRows } from './copies.ts'

const day = 86_400_000
/** Days that messages are kept at most. */
const keptDays = 90
/** What the office has made of messages: of those of the last day, and of all others. */
const groups = { open: ['new', 'taken'], closed: ['done', 'done', 'spam', 'waiting'] } as const
type Group = keyof typeof groups
type State = (typeof groups)[Group][number]

/** Takes messages in and answers them, by the product's own use cases. @returns their ids by group */
export async function receiveMessages(database: Database, person: { id: string }, receivedAt: Date) {
  const ids: Record<Group, string[]> = { open: [], closed: [] }
  for (const group of ['open', 'closed'] as const)
    for (const state of groups[group])
      for (const kind of ['contact', 'contact', 'callBack'] as const) {
        const message = submission({ suspectedSpam: state === 'spam', request: request({ kind }) })
        const { id } = expectOutcome(await acceptSubmission(database, message, receivedAt), 'done')
        await answer(database, person, id, state, new Date(receivedAt.getTime() + 3_600_000))
        ids[group].push(id)
      }
  return ids
}

async function answer(database: Database, person: { id: string }, id: string, state: State, now: Date) {
  const change = async (wanted: Parameters<typeof changeLead>[1]['change']) => {
    const lead = database.selectFrom('lead').select('version').where('id', '=', id)
    const { version } = await lead.executeTakeFirstOrThrow()
    expectOutcome(await changeLead(database, { id, person, version, change: wanted }, now), 'done')
  }
  if (state === 'new' || state === 'spam') return
  await change({ kind: 'assign', to: person.id })
  await change({ kind: 'move', to: 'taken' })
  if (state === 'taken') return
  await change({ kind: 'note', text: 'Wants to know whether the windows are included.' })
  await change({ kind: 'reply', text: 'Yes, they are.', to: state, draft: 0 })
}

async function readTemplate(database: Database, id: string): Promise<Template> {
  const mails = database.selectFrom('mail').selectAll()
  return templateOf({
    submission: await database.selectFrom('submission').selectAll().where('id', '=', id).execute(),
    lead: await database.selectFrom('lead').selectAll().where('id', '=', id).execute(),
    leadEvent: await database.selectFrom('leadEvent').selectAll().where('leadId', '=', id).execute(),
    mail: await mails.where((eb) => eb.or([eb('submissionId', '=', id), eb('dedupeKey', 'like', `%${id}%`)])).execute(),
    audit: await database.selectFrom('audit').selectAll().where('subject', '=', `lead:${id}`).execute(),
  })
}

/** Copies messages with their leads to so many other people, who wrote them in the last 90 days. */
export async function* copyMessages(
  database: Database,
  ids: Record<Group, string[]>,
  person: { id: string },
  { count, receivedAt, now }: { count: number; receivedAt: Date; now: Date },
): AsyncGenerator<TableRows> {
  const templatesOf = (group: Group) => Promise.all(ids[group].map((id) => readTemplate(database, id)))
  const templates = { open: await templatesOf('open'), closed: await templatesOf('closed') }
  for (let index = 0; index < count; index += 1) {
    const age = (index / count) * keptDays * day
    const possible = templates[age < day ? 'open' : 'closed']
    const milliseconds = now.getTime() - age - receivedAt.getTime()
    const later = { days: 0, milliseconds, texts: { [person.id]: person.id } }
    const copy = copyOf(possible[randomInt(possible.length)] as Template, later)
    const remark = `${Array.from({ length: 10 }, anyWord).join(' ')} ${randomInt(1000, 10_000)}`
    const [lead] = copy.lead ?? []
    const payload = request({ ...anyCustomer(), remark, kind: lead?.kind as 'contact' })
    for (const message of copy.submission ?? [])
      Object.assign(message, { payload: JSON.stringify(payload), idempotencyKey: null })
    yield { ...copy, leadWord: wordRows(leadWords({ ...payload }, 'BE'), { leadId: lead?.id }) }
  }
}
