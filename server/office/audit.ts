import { createHash, randomBytes } from 'node:crypto'
import type { AuditedAction } from '../../domain/people/audited-action.ts'
import type { Database } from '../database/schema.ts'
import type { AuditTable } from '../database/tables/people.ts'

/** The digest before the first entry. */
const beginning = '0'.repeat(64)

/** What somebody did: to which thing (`lead:…`, `person:…`), and what it was like before and after. */
export interface Deed {
  /** Undefined for a command on the server. */
  by: { id: string } | undefined
  action: AuditedAction
  subject: string
  before?: unknown
  after?: unknown
}

/**
 * Records a deed in the caller's transaction (R17.7). Each entry's digest covers the one before, so that no entry can be changed,
 * left out or put in later without a trace. The last entry stays locked until the transaction ends: whatever is audited happens
 * one at a time.
 */
export async function audit(transaction: Database, { by, action, subject, before, after }: Deed, now: Date) {
  const head = await lockAudit(transaction)
  const details = JSON.stringify({ salt: randomBytes(16).toString('base64url'), before, after })
  const entry = {
    seq: head.seq + 1,
    at: now.toISOString(),
    personId: by?.id ?? null,
    action,
    subject,
    detailsDigest: sha256(details),
  }
  const digest = digestOfEntry(head.digest, entry)
  await transaction
    .insertInto('audit')
    .values({ ...entry, details, digest })
    .execute()
  await transaction.updateTable('auditHead').set({ seq: entry.seq, digest }).execute()
}

/** Waits until nobody else records anything, and keeps others from it until the transaction ends. */
export async function lockAudit(transaction: Database): Promise<{ seq: number; digest: string }> {
  return await transaction
    .updateTable('auditHead')
    .set((eb) => ({ seq: eb.ref('seq') }))
    .returning(['seq', 'digest'])
    .executeTakeFirstOrThrow()
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

type ChainedFields = Omit<AuditTable, 'details' | 'digest'>

/** Covers the details by their digest, so that personal data in them can be forgotten and the chain still holds. */
const digestOfEntry = (previous: string, { seq, at, personId, action, subject, detailsDigest }: ChainedFields) =>
  sha256(JSON.stringify([previous, seq, at, personId, action, subject, detailsDigest]))

/** `brokenAt`: the first entry that does not fit the one before it. `head`: the digest to keep elsewhere and compare with. */
export type AuditCheck = { ok: true; entries: number; head: string; known: boolean } | { ok: false; brokenAt: number }

const batch = 1000

/**
 * Checks the whole chain, in batches.
 * @param known a head that somebody wrote down earlier; has to be part of the chain
 */
export async function verifyAudit(database: Database, known = beginning): Promise<AuditCheck> {
  let previous = beginning
  let seq = 0
  let found = known === beginning
  for (;;) {
    const entries = await database
      .selectFrom('audit')
      .selectAll()
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(batch)
      .execute()
    for (const entry of entries) {
      seq += 1
      const isWhole = entry.details === null || sha256(entry.details) === entry.detailsDigest
      if (entry.seq !== seq || !isWhole || entry.digest !== digestOfEntry(previous, entry))
        return { ok: false, brokenAt: seq }
      previous = entry.digest
      found ||= previous === known
    }
    if (entries.length < batch) break
  }
  const head = await database.selectFrom('auditHead').selectAll().executeTakeFirstOrThrow()
  if (head.seq !== seq || head.digest !== previous) return { ok: false, brokenAt: seq + 1 }
  return { ok: true, entries: seq, head: previous, known: found }
}
