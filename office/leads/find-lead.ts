import { rolesThatMay } from '../../domain/people/person.ts'
import { replyKey } from '../../services/contact/reply-key.ts'
import { ordersOfSender } from '../../services/contact/store-complaint.ts'
import type { Database } from '../../services/database/schema.ts'
import type { MailState } from '../../services/database/tables/message-tables.ts'
import { findLease } from '../live/leases.ts'
import { readDraft } from './lead-drafts.ts'
import { readLead } from './read-lead.ts'

/** A lead with all that its page shows. */
export type LeadView = NonNullable<Awaited<ReturnType<typeof findLead>>>

/** A lead as a person sees it; undefined if there is none with this id. */
export async function findLead(database: Database, id: string, personId: string, now: Date) {
  const lead = await readLead(database, id)
  if (!lead) return undefined
  const everybody = await database.selectFrom('person').select(['id', 'name', 'role', 'disabledAt']).execute()
  const nameOf = (person: string | null | undefined) => everybody.find((one) => one.id === person)?.name
  const answering = rolesThatMay('answerLeads')
  const writer = (await findLease(database, `lead:${id}`, now))?.personId
  return {
    lead,
    events: await eventsOf(database, id, nameOf),
    /** People it may be assigned to. */
    people: everybody
      .filter((one) => one.id === lead.assigneeId || (!one.disabledAt && answering.includes(one.role)))
      .map(({ id: one, name }) => ({ id: one, name }))
      .sort((one, other) => one.name.localeCompare(other.name)),
    /** Someone else who writes about it now. */
    writer: writer === personId ? undefined : nameOf(writer),
    draft: await readDraft(database, { leadId: id, personId }),
    /** The complaint that it is; undefined if it is none. */
    complaint: await complaintOf(database, id),
    /** The orders with its sender's e-mail address that it may complain about, newest first. */
    orders: lead.kind === 'contact' && lead.request ? await ordersOfSender(database, lead.request) : [],
  }
}

async function complaintOf(database: Database, leadId: string) {
  const row = await database
    .selectFrom('complaint')
    .innerJoin('order', 'order.id', 'complaint.orderId')
    .select(['number', 'decideBy', 'decidedAt'])
    .where('complaint.leadId', '=', leadId)
    .executeTakeFirst()
  return row && { ...row, decideBy: new Date(row.decideBy) }
}

/** The actions on a lead. `seq`: the version that one created; `state`: the lead's after it. */
async function eventsOf(database: Database, id: string, nameOf: (person: string | null) => string | undefined) {
  const rows = await database.selectFrom('leadEvent').selectAll().where('leadId', '=', id).orderBy('seq').execute()
  const keys = rows.filter(({ kind }) => kind === 'reply').map(({ seq }) => replyKey(id, seq))
  const mails =
    keys.length === 0
      ? []
      : await database.selectFrom('mail').select(['dedupeKey', 'state']).where('dedupeKey', 'in', keys).execute()
  const states = new Map(mails.map(({ dedupeKey, state }) => [dedupeKey, state]))
  return rows.map(({ seq, at, kind, text, state, personId, assigneeId }) => ({
    seq,
    at: new Date(at),
    kind,
    person: nameOf(personId) ?? '?',
    text,
    state,
    assignee: nameOf(assigneeId),
    /** Whether the mail of a reply has left. That of one which was sent long ago is deleted. */
    mail: kind === 'reply' ? shownState(states.get(replyKey(id, seq)) ?? 'sent') : undefined,
  }))
}

const shownState = (state: MailState) => (state === 'claimed' ? 'waiting' : state)
