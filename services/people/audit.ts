import { hash, randomBytes } from 'node:crypto'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import * as v from 'valibot'
import { orderPersonDays } from '../../domain/orders/retention.ts'
import { type Database, retryingTransaction, type Schema } from '../database/schema.ts'
import { fittingJson } from '../database/stored-json.ts'
import type { AuditedAction } from '../database/tables/people-tables.ts'

/** The digest before the first entry. */
const beginning = '0'.repeat(64)

/** An audited action: its subject (`lead:…`, `person:…`), and the values before and after. */
export interface NewAuditEntry {
  /** Undefined for a command on the server. */
  by: { id: string } | undefined
  action: AuditedAction
  subject: string
  before?: unknown
  after?: unknown
}

/**
 * Records an action in the caller's transaction (R17.7). Each entry's digest covers the one before, so that no entry
 * can be changed, left out or put in later without a trace. The last entry stays locked until the transaction ends:
 * whatever is audited happens one at a time.
 */
export async function audit(transaction: Database, { by, action, subject, before, after }: NewAuditEntry, now: Date) {
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

/** Waits until no one else records anything, and keeps others from it until the transaction ends. */
export async function lockAudit(transaction: Database): Promise<{ seq: number; digest: string }> {
  return await transaction
    .updateTable('auditHead')
    .set((eb) => ({ seq: eb.ref('seq') }))
    .returning(['seq', 'digest'])
    .executeTakeFirstOrThrow()
}

/**
 * Empties the details of entries, and records that as an entry of its own, which names them (R17.7). Runs inside the
 * caller's transaction.
 * @param by undefined for a command or the regular purge
 * @param which the entries, as conditions on their table
 * @param forgotten what else was forgotten together with them
 */
export async function forgetDetails(
  transaction: Database,
  { by, which, forgotten }: { by: { id: string } | undefined; which: DetailsCondition; forgotten?: readonly string[] },
  now: Date,
): Promise<number> {
  await lockAudit(transaction)
  const rows = await transaction
    .updateTable('audit')
    .set({ details: null })
    .where('details', 'is not', null)
    .where(which)
    .returning('seq')
    .execute()
  if (rows.length === 0 && forgotten === undefined) return 0
  const emptied = rows.map(({ seq }) => seq).sort((one, other) => one - other)
  const entry = { by, action: 'forgetPersonalData', subject: 'personal data', after: { forgotten, emptied } } as const
  await audit(transaction, entry, now)
  return rows.length
}

export type DetailsCondition = (eb: ExpressionBuilder<Schema, 'audit'>) => Expression<SqlBool>

/** Entries that one transaction empties: all other audited actions wait for it. */
const emptiedAtOnce = 500
const day = 86_400_000

/**
 * Empties the details about messages and withdrawals once they are too old (R16.11), and those about orders that were
 * visited even longer ago: what was written about them after `purgeOrders` had emptied the others.
 * @returns how many entries
 */
export async function purgeDetails(database: Database, now: Date): Promise<number> {
  const old = new Date(now.getTime() - orderPersonDays * day).toISOString()
  const oldOrders = database.selectFrom('order').select('id').where('startsAt', '<', old)
  const named = sql<string>`substr("audit"."subject", ${sql.lit('order:'.length + 1)})`
  const isOld: DetailsCondition = (eb) =>
    eb.and([
      eb('at', '<', old),
      eb.or([
        ...['lead:%', 'withdrawal:%'].map((kind) => eb('subject', 'like', kind)),
        eb.exists(oldOrders.whereRef('id', '=', named)),
      ]),
    ])
  return await emptyDetails(database, isOld, now)
}

/**
 * Empties the details of entries, a few in each transaction: the trail is locked only for what there is to empty.
 * @returns how many entries
 */
export async function emptyDetails(database: Database, which: DetailsCondition, now: Date): Promise<number> {
  const entries = database.selectFrom('audit').select('seq').where('details', 'is not', null).where(which)
  for (let emptied = 0; ; ) {
    const found = (await entries.limit(emptiedAtOnce).execute()).map(({ seq }) => seq)
    if (found.length === 0) return emptied
    emptied += await retryingTransaction(database, (transaction) =>
      forgetDetails(transaction, { by: undefined, which: (eb) => eb('seq', 'in', found) }, now),
    )
  }
}

const sha256 = (text: string) => hash('sha256', text)

type ChainedFields = Omit<Schema['audit'], 'details' | 'digest'>

/** Covers the details by their digest, so that personal data in them can be forgotten and the chain still holds. */
const digestOfEntry = (previous: string, { seq, at, personId, action, subject, detailsDigest }: ChainedFields) =>
  sha256(JSON.stringify([previous, seq, at, personId, action, subject, detailsDigest]))

/**
 * `brokenAt`: the first entry that does not fit the one before it, or whose details are gone though no later entry says
 * that they were forgotten. `head`: the digest to keep elsewhere and compare with.
 */
export type AuditCheck = { ok: true; entries: number; head: string; known: boolean } | { ok: false; brokenAt: number }

const batch = 1000

/**
 * Checks the whole chain up to its present head, in batches: entries may be added meanwhile.
 * @param known a head that someone wrote down earlier; has to be part of the chain
 */
export async function verifyAudit(database: Database, known = beginning): Promise<AuditCheck> {
  let previous = beginning
  let seq = 0
  let found = known === beginning
  const emptied = new Set<number>()
  const head = await database.selectFrom('auditHead').selectAll().executeTakeFirstOrThrow()
  for (;;) {
    const entries = await database
      .selectFrom('audit')
      .selectAll()
      .where('seq', '>', seq)
      .where('seq', '<=', head.seq)
      .orderBy('seq')
      .limit(batch)
      .execute()
    for (const entry of entries) {
      seq += 1
      const isWhole = entry.details === null || sha256(entry.details) === entry.detailsDigest
      if (entry.seq !== seq || !isWhole || entry.digest !== digestOfEntry(previous, entry))
        return { ok: false, brokenAt: seq }
      if (entry.details === null) emptied.add(entry.seq)
      else if (entry.action === 'forgetPersonalData') explain(emptied, entry.details)
      previous = entry.digest
      found ||= previous === known
    }
    if (entries.length < batch) break
  }
  if (head.seq !== seq || head.digest !== previous) return { ok: false, brokenAt: seq + 1 }
  const later = database.selectFrom('audit').select('details').where('seq', '>', seq)
  for (const { details } of await later.where('action', '=', 'forgetPersonalData').execute())
    explain(emptied, details ?? '')
  const [unexplained] = emptied
  if (unexplained !== undefined) return { ok: false, brokenAt: unexplained }
  return { ok: true, entries: seq, head: previous, known: found }
}

const forgetting = v.object({ after: v.object({ emptied: v.array(v.number()) }) })

/** Takes out the emptied entries that an entry names. */
function explain(emptied: Set<number>, details: string): void {
  for (const seq of fittingJson(forgetting, details)?.after.emptied ?? []) emptied.delete(seq)
}
