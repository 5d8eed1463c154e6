import { type Kysely, sql } from 'kysely'
import { countryOf, type Language } from '../../../domain/language.ts'
import { leadWords } from '../../../domain/leads/lead-words.ts'
import { newLead } from '../../../domain/leads/new-lead.ts'
import { inBatches } from './in-batches.ts'

interface StoredMessage {
  id: string
  kind: string
  language: Language
  payload: string
  suspectedSpam: number
  createdAt: string
}

/**
 * Makes a lead of every message that came before there were leads. Those whose promised time has passed were answered
 * from the mailbox.
 * @param now when the step runs
 */
export async function fillLeads(database: Kysely<unknown>, now: Date): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<StoredMessage>`select "id", "kind", "language", "payload", "suspectedSpam", "createdAt"
      from "submission" where "id" > ${last} order by "id" limit 500`.execute(database)
    for (const message of rows) await storeLead(database, message, now)
    last = rows.at(-1)?.id ?? ''
    if (last === '') return
  }
}

async function storeLead(database: Kysely<unknown>, message: StoredMessage, now: Date): Promise<void> {
  const { id, kind, language } = message
  const receivedAt = new Date(message.createdAt)
  const lead = newLead({ id, kind, language, suspectedSpam: message.suspectedSpam === 1, receivedAt })
  const state = lead.state === 'new' && new Date(lead.dueAt) < now ? 'done' : lead.state
  await sql`insert into "lead" ("id", "kind", "state", "receivedAt", "dueAt", "sample", "version")
    values (${id}, ${kind}, ${state}, ${lead.receivedAt}, ${lead.dueAt}, 0, 0)`.execute(database)
  const words = leadWords(requestOf(message.payload), countryOf(language))
  for (const batch of inBatches(words)) {
    const rows = sql.join(batch.map((word) => sql`(${Buffer.from(word)}, ${id})`))
    await sql`insert into "leadWord" ("word", "leadId") values ${rows}`.execute(database)
  }
}

/** The text of a stored message; nothing if it cannot be read. */
export function requestOf(payload: string): Record<string, unknown> {
  try {
    const request: unknown = JSON.parse(payload)
    return typeof request === 'object' && request !== null ? { ...request } : {}
  } catch {
    return {}
  }
}
