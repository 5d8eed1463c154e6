import { sql } from 'kysely'
import type { DayPart } from '../../domain/scheduling/visit.ts'
import type { Database } from '../database/schema.ts'
import type { Team } from './visit-claim.ts'

/** The people of a team in a part of a date, and what they are needed for. */
export interface UsedPeople {
  date: string
  part: DayPart
  people: number
  ordered: number
  held: number
}

/** How the people of a team are used between two dates, in order; dates without people are left out. */
export async function usedPeople(
  database: Database,
  { country, team, from, until }: Team & { from: string; until: string },
  now: Date,
): Promise<UsedPeople[]> {
  const { rows } = await sql<UsedPeople>`
    select "date", "part",
      cast(sum(1 - "offRoster") as integer) as "people",
      cast(sum(case when "holder" is not null and "heldUntil" is null then 1 else 0 end) as integer) as "ordered",
      cast(sum(case when "heldUntil" > ${now.toISOString()} then 1 else 0 end) as integer) as "held"
    from "slot" left join "claim" using ("country", "team", "date", "part", "lane")
    where "country" = ${country} and "team" = ${team} and "date" between ${from} and ${until}
    group by "date", "part" order by "date", "part" desc`.execute(database)
  return rows
}
