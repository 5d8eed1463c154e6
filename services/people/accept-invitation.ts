import type { Language } from '../../domain/language.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { nameKeyOf } from '../../domain/people/person.ts'
import { type Database, retryingTransaction, type Schema } from '../database/schema.ts'
import { audit, lockAudit } from './audit.ts'
import { endInvitations, findInvitation } from './invitations.ts'
import { findPersonByName } from './people.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { beginSession, endSessions } from './sessions.ts'

type VerifiedPasskey = Pick<Schema['passkey'], 'id' | 'publicKey' | 'counter' | 'transports'>

/**
 * Uses an invitation, once (R17.4): a new person joins, or one who had lost their passkeys gets this one instead of
 * them, and all their sessions and other links end.
 * @param browser what the browser calls itself, and its language: that of a new person whom a command invited
 * @returns the language in which the person sees the office, the token of their session, and their recovery codes, to
 *   show once; `stale`: the invitation was used or has expired, or someone else has joined under its name
 */
export async function acceptInvitation(
  database: Database,
  invitationToken: string,
  passkey: VerifiedPasskey,
  browser: { device: string; deviceName: string; language: Language },
  now: Date,
): Promise<Outcome<{ language: Language; token: string; codes: string[] }>> {
  return await retryingTransaction(database, async (transaction) => {
    // One at a time, so that an invitation is used once and two people cannot join under one name.
    await lockAudit(transaction)
    const invitation = await findInvitation(transaction, invitationToken, now)
    if (!invitation) return { outcome: 'stale' }
    const { personId, name, role, tokenDigest } = invitation
    const { device, deviceName } = browser
    const language = invitation.invitedBy ? invitation.language : browser.language
    const namesake = await findPersonByName(transaction, name)
    if (namesake && namesake.id !== personId) return { outcome: 'stale' }
    await transaction.deleteFrom('invitation').where('tokenDigest', '=', tokenDigest).execute()
    await endInvitations(transaction, invitation)
    const at = now.toISOString()
    const joins = await transaction
      .insertInto('person')
      .values({
        id: personId,
        name,
        nameKey: nameKeyOf(name),
        role,
        language,
        createdAt: at,
        version: 1,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!joins) await transaction.deleteFrom('passkey').where('personId', '=', personId).execute()
    await addPasskey(transaction, personId, passkey, deviceName, now)
    const codes = await replaceRecoveryCodes(transaction, personId)
    const action = joins ? 'joinOffice' : 'replacePasskeys'
    const entry = { action, subject: `person:${personId}`, after: { deviceName } } as const
    await audit(transaction, { by: { id: personId }, ...entry }, now)
    if (!joins) await endSessions(transaction, personId, now)
    const theirs = joins ? language : invitation.language
    const token = await beginSession(transaction, personId, device, now)
    return { outcome: 'done', language: theirs, codes, token }
  })
}

/** Stores a verified passkey of a person. */
export async function addPasskey(
  transaction: Database,
  personId: string,
  passkey: VerifiedPasskey,
  name: string,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('passkey')
    .values({ ...passkey, personId, name, createdAt: now.toISOString(), lastUsedAt: null })
    .execute()
}
