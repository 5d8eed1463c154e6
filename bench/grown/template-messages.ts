import type { LeadState } from '../../domain/leads/lead-states.ts'
import { changeLead } from '../../office/leads/change-lead.ts'
import { acceptSubmission } from '../../services/contact/accept-submission.ts'
import type { Database } from '../../services/database/schema.ts'
import { request, submission } from '../../testing/mail/fixtures.ts'
import { expectOutcome } from '../../testing/orders/place-through-draft.ts'

/** The office's work on the messages of each group: those that wait for it, and all others. */
const groups = { open: ['new', 'taken'], closed: ['done', 'done', 'spam', 'waiting'] } as const

/** A message that is copied. */
export interface TemplateMessage {
  id: string
  group: keyof typeof groups
  receivedAt: Date
}

/** Takes messages in and answers them, by the product's own use cases. */
export async function receiveTemplates(
  database: Database,
  person: { id: string },
  receivedAt: Date,
): Promise<TemplateMessage[]> {
  const templates: TemplateMessage[] = []
  for (const group of ['open', 'closed'] as const) {
    for (const state of groups[group]) {
      for (const kind of ['contact', 'contact', 'callBack'] as const) {
        const suspectedSpam = state === 'spam'
        const message = submission({ suspectedSpam, request: request({ kind }) })
        const { id } = expectOutcome(await acceptSubmission(database, message, receivedAt), 'accepted')
        await answer(database, person, id, state, new Date(receivedAt.getTime() + 3_600_000))
        templates.push({ id, group, receivedAt })
      }
    }
  }
  return templates
}

async function answer(database: Database, person: { id: string }, id: string, state: LeadState, now: Date) {
  const change = async (wanted: Parameters<typeof changeLead>[1]['change']) => {
    const { version } = await database
      .selectFrom('lead')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { outcome } = await changeLead(database, { id, person, version, change: wanted }, now)
    if (outcome !== 'done') throw new Error(`The message is ${outcome}`)
  }
  if (state === 'new' || state === 'spam') return
  await change({ kind: 'assign', to: person.id })
  await change({ kind: 'move', to: 'taken' })
  if (state === 'taken') return
  await change({ kind: 'note', text: 'Wants to know whether the windows are included.' })
  await change({ kind: 'reply', text: 'Yes, they are.', to: state === 'waiting' ? 'waiting' : 'done', draft: 0 })
}
