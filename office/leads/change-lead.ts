import { isDeepStrictEqual } from 'node:util'
import type { Insertable } from 'kysely'
import { type LeadState, mayAdvanceLead } from '../../domain/leads/lead-states.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { replyKey } from '../../services/contact/reply-key.ts'
import { recordChange } from '../../services/database/changes.ts'
import { type Database, retryingTransaction, type Schema } from '../../services/database/schema.ts'
import type { LeadTable } from '../../services/database/tables/lead-tables.ts'
import { newMail } from '../../services/outbox/new-mail.ts'
import { audit } from '../../services/people/audit.ts'
import { enabledPerson } from '../../services/people/invitations.ts'
import { endLease } from '../live/leases.ts'
import { emptyDraft, keepDraft } from './lead-drafts.ts'

/**
 * A person's action on a lead. `entry`: the form that it was typed in. `to` of a reply: the state of the lead after it.
 * `draft`: the version of the draft it was made from.
 */
export type LeadChange =
  | { kind: 'move'; to: LeadState }
  | { kind: 'assign'; to: string | null }
  | { kind: 'note' | 'call' | 'missedCall'; text: string; entry: string }
  | { kind: 'reply'; text: string; entry: string; to: 'waiting' | 'done'; draft: number }
  | { kind: 'announced'; text: string }

interface Order {
  id: string
  person: { id: string }
  /** The version that the person has seen. Notes and calls say what is so whatever others do. */
  version: number
  change: LeadChange
}

/**
 * `stale`: it has changed since, or the form has recorded something else; the text of a reply is kept as the person's
 * draft. `impossible`: no such move.
 */
type LeadOutcome = Outcome<object, { form: 'impossible' }>

/**
 * Changes a lead, with its event, its audit entry and the mail of a reply in one transaction (R17.12). Each change
 * makes the next version; a reply or a move that was made from an older one is refused. What is sent twice is stored
 * once.
 */
export async function changeLead(database: Database, order: Order, now: Date): Promise<LeadOutcome> {
  return await retryingTransaction(database, async (transaction) => {
    const { id, person, version, change } = order
    const lead = await lockLead(transaction, id)
    if (!lead) return { outcome: 'stale' }
    const changed = effectOf(lead, change, now)
    const event = eventOf(changed, order)
    const recorded = await findRecorded(transaction, order)
    if (recorded && isDeepStrictEqual({ ...recorded }, event)) return { outcome: 'done' }
    const appends = change.kind === 'note' || change.kind === 'call' || change.kind === 'missedCall'
    const draft = { leadId: id, personId: person.id }
    if (recorded || (!appends && lead.version !== version)) {
      if (change.kind === 'reply') await keepDraft(transaction, draft, { text: change.text, seen: change.draft })
      return { outcome: 'stale' }
    }
    if (!changed || !(await isAssignable(transaction, change)))
      return { outcome: 'refused', problems: { form: 'impossible' } }
    const seq = await storeVersion(transaction, lead, changed, event, now)
    if (change.kind === 'announced' || change.kind === 'reply') await queueReply(transaction, { id, seq }, now)
    if (change.kind === 'reply') {
      await emptyDraft(transaction, draft, { text: change.text, seen: change.draft })
      await endLease(transaction, `lead:${id}`, person.id, now)
    }
    // The text stays with the lead, which can be deleted; the audit trail cannot.
    const before = { state: lead.state, assigneeId: lead.assigneeId }
    const { state, assigneeId } = { ...lead, ...changed }
    const after = { kind: change.kind, state, assigneeId }
    const action = change.kind === 'reply' || change.kind === 'announced' ? 'answerLead' : 'changeLead'
    await audit(transaction, { by: person, action, subject: `lead:${id}`, before, after }, now)
    await recordChange(transaction, 'leads', now)
    return { outcome: 'done' }
  })
}

type LeadEvent = Omit<Insertable<Schema['leadEvent']>, 'leadId' | 'seq' | 'at'>

/** Stores the next version of a locked lead with the event that makes it. @returns its number */
export async function storeVersion(
  transaction: Database,
  { id, version }: LeadTable,
  changed: Partial<LeadTable>,
  event: LeadEvent,
  now: Date,
): Promise<number> {
  const seq = version + 1
  const next = { ...changed, version: seq }
  await transaction.updateTable('lead').set(next).where('id', '=', id).execute()
  const stored = { ...event, leadId: id, seq, at: now.toISOString() }
  await transaction.insertInto('leadEvent').values(stored).execute()
  return seq
}

/** Locks a lead until the transaction ends. */
export async function lockLead(transaction: Database, id: string): Promise<LeadTable | undefined> {
  return await transaction
    .updateTable('lead')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** What was recorded of a form, by its entry, or after the version that it showed; undefined if nothing was. */
const findRecorded = (transaction: Database, { id, version, change }: Order): Promise<LeadEvent | undefined> =>
  transaction
    .selectFrom('leadEvent')
    .select(['personId', 'kind', 'text', 'state', 'assigneeId', 'entry'])
    .where('leadId', '=', id)
    .where((eb) => ('entry' in change ? eb('entry', '=', change.entry) : eb('seq', '=', version + 1)))
    .executeTakeFirst()

/** The columns that a change sets; undefined for a move that does not exist. */
function effectOf(lead: LeadTable, change: LeadChange, now: Date): Partial<LeadTable> | undefined {
  const answered = { answeredAt: lead.answeredAt ?? now.toISOString() }
  switch (change.kind) {
    case 'note':
    case 'missedCall':
      return {}
    case 'call':
      return answered
    case 'announced':
      return { ...answered, state: 'done' }
    case 'assign':
      return { assigneeId: change.to }
    case 'reply':
      // An e-mail does not settle a promised call.
      return { ...(lead.kind !== 'callBack' && answered), state: change.to }
    case 'move':
      return mayAdvanceLead(lead.state, change.to) ? { state: change.to } : undefined
  }
}

const eventOf = (changed: Partial<LeadTable> | undefined, { person, change }: Order): LeadEvent => ({
  personId: person.id,
  kind: change.kind,
  text: 'text' in change ? change.text : '',
  state: change.kind === 'move' ? change.to : (changed?.state ?? null),
  assigneeId: change.kind === 'assign' ? change.to : null,
  entry: 'entry' in change ? change.entry : null,
})

const isAssignable = async (transaction: Database, change: LeadChange): Promise<boolean> =>
  change.kind !== 'assign' || change.to === null || (await enabledPerson(transaction, change.to)) !== undefined

/**
 * Queues the mail of a reply. It names the event that has the text, so that what is deleted with a lead is not left in
 * the outbox, and the site in whose language the customer wrote composes and sends it.
 */
async function queueReply(transaction: Database, { id, seq }: { id: string; seq: number }, now: Date) {
  const { language } = await transaction
    .selectFrom('submission')
    .select('language')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const content = JSON.stringify({ lead: id, event: seq })
  const mail = newMail({ purpose: 'officeReply', language, content, dedupeKey: replyKey(id, seq) }, now)
  await transaction.insertInto('mail').values(mail).execute()
}
