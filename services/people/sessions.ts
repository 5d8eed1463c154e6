import { hash, randomBytes, randomUUID } from 'node:crypto'
import { recordChange } from '../database/changes.ts'
import { type Database, inBatches } from '../database/schema.ts'

const minute = 60_000
const hour = 60 * minute

/** A session ends after so long without a request, and after so long in all (R17.5). */
const idleLimit = 12 * hour
export const longestSession = 7 * 24 * hour

/** How long a confirmation with a passkey counts as fresh (R17.6). */
const freshLimit = 10 * minute

/** How exactly the last request of a session is known: not every request writes. */
const seenStep = minute

/** A device on which someone is signed in. */
export interface Session {
  id: string
  /** When the person last confirmed with a passkey. */
  provedAt: Date
  /** The digest of its token. */
  digest: string
  /** When it ends, if it is not used again. */
  until: Date
}

/** A secret of 256 random bits. Only its digest is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const digestOf = (token: string): string => hash('sha256', token)

export const isFresh = ({ provedAt }: Session, now: Date): boolean => now.getTime() - provedAt.getTime() < freshLimit

/**
 * Begins a session for a person who has just confirmed with a passkey.
 * @param device what the browser calls itself, for the list of devices
 * @returns the token for the browser's cookie
 */
export async function beginSession(database: Database, personId: string, device: string, now: Date): Promise<string> {
  const token = newToken()
  const at = now.toISOString()
  await database
    .insertInto('session')
    .values({
      id: randomUUID(),
      tokenDigest: digestOf(token),
      personId,
      device: device.slice(0, 300),
      createdAt: at,
      lastSeenAt: at,
      provedAt: at,
    })
    .execute()
  return token
}

/**
 * The person that a token belongs to. Undefined for an unknown or ended session, and for disabled people immediately.
 * @param automatic whether a page asks by itself, which does not keep an idle session
 */
export async function findSession(database: Database, token: string, now: Date, automatic = false) {
  const digest = digestOf(token)
  const row = await database
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.personId')
    .select(['session.id', 'session.personId', 'session.provedAt', 'session.lastSeenAt', 'session.createdAt'])
    .select(['person.name', 'person.role', 'person.language'])
    .where('tokenDigest', '=', digest)
    .where('person.disabledAt', 'is', null)
    .where('session.lastSeenAt', '>', before(now, idleLimit))
    .where('session.createdAt', '>', before(now, longestSession))
    .executeTakeFirst()
  if (!row) return undefined
  const isUsed = !automatic && row.lastSeenAt <= before(now, seenStep)
  if (isUsed)
    await database.updateTable('session').set({ lastSeenAt: now.toISOString() }).where('id', '=', row.id).execute()
  const { id, personId, name, role, language } = row
  const seenAt = isUsed ? now.getTime() : Date.parse(row.lastSeenAt)
  const until = new Date(Math.min(seenAt + idleLimit, Date.parse(row.createdAt) + longestSession))
  return {
    person: { id: personId, name, role, language },
    session: { id, provedAt: new Date(row.provedAt), digest, until },
  }
}

/** Notes that the person has confirmed with a passkey. The old token ends with it; the new one is returned. */
export async function renewSession(database: Database, id: string, now: Date): Promise<string> {
  const token = newToken()
  const proved = { tokenDigest: digestOf(token), provedAt: now.toISOString() }
  await database.updateTable('session').set(proved).where('id', '=', id).execute()
  return token
}

/**
 * Ends sessions of a person: one, or all of them, or all but one. Their open streams end within a second, in every
 * process. Runs inside the caller's transaction, after whatever that audits: both lock a row until the end, always in
 * this order.
 */
export async function endSessions(
  transaction: Database,
  personId: string,
  now: Date,
  which: { only?: string; but?: string } = {},
): Promise<void> {
  let query = transaction.deleteFrom('session').where('personId', '=', personId)
  if (which.only !== undefined) query = query.where('id', '=', which.only)
  if (which.but !== undefined) query = query.where('id', '!=', which.but)
  const { numDeletedRows } = await query.executeTakeFirst()
  if (numDeletedRows > 0n) await recordChange(transaction, 'sessions', now)
}

/** Filters the sessions that are still valid. */
export async function openSessions(database: Database, ids: readonly string[]): Promise<Set<string>> {
  const open = new Set<string>()
  for (const some of inBatches(ids)) {
    for (const { id } of await database.selectFrom('session').select('id').where('id', 'in', some).execute())
      open.add(id)
  }
  return open
}

/** Deletes the sessions that have ended by themselves. */
export async function purgeSessions(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('session')
    .where((eb) =>
      eb.or([eb('lastSeenAt', '<=', before(now, idleLimit)), eb('createdAt', '<=', before(now, longestSession))]),
    )
    .execute()
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()
