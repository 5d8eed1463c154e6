import { randomUUID } from 'node:crypto'
import type { Language } from '../../domain/language.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { Person, Role } from '../../domain/people/person.ts'
import { type Database, retryingTransaction, type Schema } from '../database/schema.ts'
import type { PersonTable } from '../database/tables/people-tables.ts'
import { audit } from './audit.ts'
import { findPersonByName } from './people.ts'
import { digestOf, newToken } from './sessions.ts'

export const invitationMinutes = 10

/** A link to make a passkey with. The token comes after `#`, so that it is in no log and no mail scanner sends it. */
export const invitationLink = (origin: string, token: string): string => `${origin}/invitation#${token}`

/** Someone to invite. A command, which is by no one, leaves the language to the browser of whoever joins. */
type Invited = { name: string; role: Role } & (
  | { by: Person; language: Language }
  | { by: undefined; language?: undefined }
)

/**
 * Invites a new person (R17.4).
 * @returns the token of the link; refused as `nameTaken` if someone already has the name
 */
export async function invitePerson(
  database: Database,
  { by, language = 'en', ...invited }: Invited,
  now: Date,
): Promise<Outcome<{ token: string }, { name: 'nameTaken' }>> {
  return await retryingTransaction(database, async (transaction) => {
    if (await findPersonByName(transaction, invited.name))
      return { outcome: 'refused', problems: { name: 'nameTaken' } }
    const personId = randomUUID()
    const token = await storeInvitation(transaction, { ...invited, language, personId, invitedBy: by?.id ?? null }, now)
    const after = by ? { ...invited, language } : invited
    await audit(transaction, { by, action: 'invitePerson', subject: `person:${personId}`, after }, now)
    return { outcome: 'done', token }
  })
}

/**
 * Lets a person who has lost their passkeys make a new one (R17.4).
 * @param by undefined for a command
 * @returns the token of the link, and their name; `stale`: the person is unknown or disabled
 */
export async function recoverPerson(
  database: Database,
  { by, id }: { by: Person | undefined; id: string },
  now: Date,
): Promise<Outcome<{ token: string; name: string }>> {
  return await retryingTransaction(database, async (transaction) => {
    const person = await enabledPerson(transaction, id)
    if (!person) return { outcome: 'stale' }
    const token = await inviteExisting(transaction, person, now, by)
    await audit(transaction, { by, action: 'recoverPerson', subject: `person:${id}` }, now)
    return { outcome: 'done', token, name: person.name }
  })
}

/**
 * A link for an existing person of the office.
 * @param by who makes it for them; undefined: themselves, or a command
 */
export async function inviteExisting(
  transaction: Database,
  person: PersonTable,
  now: Date,
  by?: Pick<Person, 'id'>,
): Promise<string> {
  const { id: personId, name, role, language } = person
  return await storeInvitation(transaction, { personId, name, role, language, invitedBy: by?.id ?? null }, now)
}

export const enabledPerson = (database: Database, id: string): Promise<PersonTable | undefined> =>
  database.selectFrom('person').selectAll().where('id', '=', id).where('disabledAt', 'is', null).executeTakeFirst()

/** Ends all links of a person, who is known by name alone before they join (R17.4). */
export async function endInvitations(
  transaction: Database,
  { personId, name }: Pick<Schema['invitation'], 'personId' | 'name'>,
): Promise<void> {
  await transaction
    .deleteFrom('invitation')
    .where((eb) => eb.or([eb('personId', '=', personId), eb('name', '=', name)]))
    .execute()
}

/** Stores a link, which is the only one of its person from now on. */
async function storeInvitation(
  transaction: Database,
  invited: Omit<Schema['invitation'], 'tokenDigest' | 'expiresAt'>,
  now: Date,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + invitationMinutes * 60_000).toISOString()
  await transaction.deleteFrom('invitation').where('expiresAt', '<=', now.toISOString()).execute()
  await endInvitations(transaction, invited)
  await transaction
    .insertInto('invitation')
    .values({ ...invited, tokenDigest: digestOf(token), expiresAt })
    .execute()
  return token
}

/** The invitation of a token, if it can still be used. */
export const findInvitation = (
  database: Database,
  token: string,
  now: Date,
): Promise<Schema['invitation'] | undefined> =>
  database
    .selectFrom('invitation')
    .selectAll()
    .where('tokenDigest', '=', digestOf(token))
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
