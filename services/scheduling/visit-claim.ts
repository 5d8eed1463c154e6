import { sql } from 'kysely'
import type { Country } from '../../domain/language.ts'
import type { Visit } from '../../domain/scheduling/visit.ts'
import type { Database } from '../database/schema.ts'

/** The team of a country, as the tariff names it. */
export interface Team {
  country: Country
  team: string
}

/** The capacity that a visit takes of a team: a number of people, in one part of a day or both. */
export interface VisitClaim extends Team {
  visit: Visit
  people: number
}

/** Not enough people are free. Thrown, never returned, because a transaction that returns commits. */
export class VisitTaken extends Error {
  override name = 'VisitTaken'
}

/** Awaits the claim of a visit. @returns `taken` instead, where too few people are free @throws any other error */
export async function orTaken<Answer, Taken>(claiming: Promise<Answer>, taken: Taken): Promise<Answer | Taken> {
  try {
    return await claiming
  } catch (error) {
    if (error instanceof VisitTaken) return taken
    throw error
  }
}

/** Makes a claim inside a transaction that goes on without it where too few people are free. @returns as `orTaken` */
export async function orTakenWithin<Answer, Taken>(
  transaction: Database,
  claim: () => Promise<Answer>,
  taken: Taken,
): Promise<Answer | Taken> {
  await sql`savepoint "claim"`.execute(transaction)
  const claimed = await orTaken(claim(), taken)
  if (claimed === taken) await sql`rollback to savepoint "claim"`.execute(transaction)
  return claimed
}
