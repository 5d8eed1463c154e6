import type { Database, Schema } from '../database/schema.ts'

/** A team of a country's tariff. */
export type TeamOfCountry = Pick<Schema['personTeam'], 'country' | 'team'>

/** A team in forms and in the audit trail: `be/antwerp`. */
export const teamKey = ({ country, team }: TeamOfCountry): string => `${country.toLowerCase()}/${team}`

/** The teams that a person works in (R17.23), in the order of their keys. */
export async function teamsOfPerson(database: Database, personId: string): Promise<TeamOfCountry[]> {
  return await database
    .selectFrom('personTeam')
    .select(['country', 'team'])
    .where('personId', '=', personId)
    .orderBy('country')
    .orderBy('team')
    .execute()
}

/** Lets a person work in these teams and no others. Runs inside the caller's transaction. */
export async function replaceTeams(
  transaction: Database,
  personId: string,
  teams: readonly TeamOfCountry[],
): Promise<void> {
  await transaction.deleteFrom('personTeam').where('personId', '=', personId).execute()
  const rows = teams.map(({ country, team }) => ({ personId, country, team }))
  if (rows.length > 0) await transaction.insertInto('personTeam').values(rows).execute()
}
