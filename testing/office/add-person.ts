import { randomUUID } from 'node:crypto'
import type { Country, Language } from '../../domain/language.ts'
import { nameKeyOf, type Role } from '../../domain/people/person.ts'
import type { Database } from '../../services/database/schema.ts'

export interface NewPerson {
  id?: string
  name: string
  role: Role
  language?: Language
  /** Of a crew. */
  team?: { country: Country; team: string }
}

/** Puts a person into the office, without a passkey. @returns the id */
export async function addPerson(
  database: Database,
  { id = randomUUID(), name, role, language = 'en', team }: NewPerson,
  now = new Date(),
): Promise<string> {
  const person = { id, name, nameKey: nameKeyOf(name), role, language, disabledAt: null, version: 1 }
  await database
    .insertInto('person')
    .values({ ...person, createdAt: now.toISOString() })
    .execute()
  if (team)
    await database
      .insertInto('personTeam')
      .values({ personId: id, ...team })
      .execute()
  return id
}
