import type { Outcome } from '../../domain/outcome.ts'
import { mayDo, nameKeyOf, type Person } from '../../domain/people/person.ts'
import { type Database, retryingTransaction } from '../database/schema.ts'
import type { PersonTable } from '../database/tables/people-tables.ts'
import { audit, lockAudit } from './audit.ts'
import { replaceTeams, type TeamOfCountry, teamKey, teamsOfPerson } from './person-teams.ts'
import { endSessions } from './sessions.ts'

/** Everybody, disabled people last, by name. */
export async function listPeople(database: Database) {
  const rows = await database
    .selectFrom('person')
    .select(['id', 'name', 'role', 'language', 'disabledAt', 'version'])
    .select((eb) => [
      eb
        .selectFrom('passkey')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('passkey.personId', '=', 'person.id')
        .as('passkeys'),
      eb
        .selectFrom('session')
        .select(({ fn }) => fn.max('lastSeenAt').as('last'))
        .whereRef('session.personId', '=', 'person.id')
        .as('lastSeenAt'),
    ])
    .execute()
  const people = rows.map(({ disabledAt, passkeys, lastSeenAt, ...person }) => ({
    ...person,
    disabledAt: timeOf(disabledAt),
    passkeys: Number(passkeys),
    lastSeenAt: timeOf(lastSeenAt),
  }))
  const isDisabled = ({ disabledAt }: (typeof people)[number]) => (disabledAt ? 1 : 0)
  return people.sort((one, other) => isDisabled(one) - isDisabled(other) || one.name.localeCompare(other.name))
}

const timeOf = (text: string | null) => (text === null ? undefined : new Date(text))

/** A person by name, whatever the case of its letters, also of those with accents. */
export async function findPersonByName(database: Database, name: string): Promise<PersonTable | undefined> {
  return await database.selectFrom('person').selectAll().where('nameKey', '=', nameKeyOf(name)).executeTakeFirst()
}

/** Whether someone else can manage people; where no one can, `npm start` invites the first owner. */
export async function hasOwner(database: Database, otherThan = ''): Promise<boolean> {
  const owners = database.selectFrom('person').select('id').where('role', '=', 'owner').where('disabledAt', 'is', null)
  return (await owners.where('id', '!=', otherThan).executeTakeFirst()) !== undefined
}

type Change = Partial<Pick<PersonTable, 'name' | 'role' | 'language' | 'disabledAt'>>

/**
 * `stale`: the person has changed since `version`, or there is none. `lastOwner`: no one would be left who can manage
 * people. `nameTaken`: another person has the name.
 */
type PersonChange = Outcome<object, { form: 'lastOwner' } | { name: 'nameTaken' }>

interface PersonChangeAsked {
  by: Person | undefined
  id: string
  change: Change
  /** The version that the form was made from; undefined: any. */
  version?: number
  /** The teams that the person works in from now on; undefined: as before. */
  teams?: readonly TeamOfCountry[]
}

/**
 * Changes a person, disables or enables them (R17.2). A disabled person is signed out everywhere at once, and
 * invitations to them end; so do those that they have made, once they may no longer make any (R17.4).
 */
export async function changePerson(
  database: Database,
  { by, id, change, version, teams }: PersonChangeAsked,
  now: Date,
): Promise<PersonChange> {
  return await retryingTransaction(database, async (transaction) => {
    // One at a time, so that two owners cannot disable each other.
    await lockAudit(transaction)
    const before = await transaction.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()
    if (!before || (version !== undefined && version !== before.version)) return { outcome: 'stale' }
    const after = { ...before, ...change }
    const staysOwner = after.role === 'owner' && after.disabledAt === null
    const isOwner = before.role === 'owner' && before.disabledAt === null
    if (isOwner && !staysOwner && !(await hasOwner(transaction, id)))
      return { outcome: 'refused', problems: { form: 'lastOwner' } }
    const namesake = change.name === undefined ? undefined : await findPersonByName(transaction, change.name)
    if (namesake && namesake.id !== id) return { outcome: 'refused', problems: { name: 'nameTaken' } }
    await transaction
      .updateTable('person')
      .set({
        ...change,
        ...(change.name !== undefined && { nameKey: nameKeyOf(change.name) }),
        version: before.version + 1,
      })
      .where('id', '=', id)
      .execute()
    if (after.disabledAt !== null) {
      await endSessions(transaction, id, now)
      await transaction.deleteFrom('invitation').where('personId', '=', id).execute()
    }
    if (after.disabledAt !== null || !mayDo(after.role, 'managePeople'))
      await transaction.deleteFrom('invitation').where('invitedBy', '=', id).execute()
    const teamsBefore = teams && (await teamsOfPerson(transaction, id)).map(teamKey)
    if (teams) await replaceTeams(transaction, id, teams)
    const moved = teams && { teams: teams.map(teamKey).join(', ') }
    const action =
      before.disabledAt === after.disabledAt ? 'changePerson' : after.disabledAt ? 'disablePerson' : 'enablePerson'
    const was = { ...partOf(before, change), ...(moved && { teams: teamsBefore?.join(', ') }) }
    const sides = { before: was, after: { ...change, ...moved } }
    await audit(transaction, { by, action, subject: `person:${id}`, ...sides }, now)
    return { outcome: 'done' }
  })
}

const partOf = (row: PersonTable, change: Change) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name in change))
