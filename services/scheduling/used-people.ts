import { sql } from 'kysely'
import type { Country } from '../../domain/language.ts'
import type { DayPart } from '../../domain/scheduling/visit.ts'
import type { Database } from '../database/schema.ts'

/** The people of a team in a part of a date, and what they are needed for. */
export interface UsedPeople {
  team: string
  date: string
  part: DayPart
  people: number
  ordered: number
  held: number
}

/** Some teams of a country between two dates, both included. */
export interface TeamDates {
  country: Country
  teams: readonly string[]
  from: string
  until: string
}

/** How the people of teams are used between two dates, in order of time; dates without people are left out. */
export async function usedPeople(
  database: Database,
  { country, teams, from, until }: TeamDates,
  now: Date,
): Promise<UsedPeople[]> {
  if (teams.length === 0) return []
  const { rows } = await sql<UsedPeople>`
    select "team", "date", "part",
      cast(sum(1 - "offRoster") as integer) as "people",
      cast(sum(case when "holder" is not null and "heldUntil" is null then 1 else 0 end) as integer) as "ordered",
      cast(sum(case when "heldUntil" > ${now.toISOString()} then 1 else 0 end) as integer) as "held"
    from "slot" left join "claim" using ("country", "team", "date", "part", "lane")
    where "country" = ${country} and "team" in (${sql.join([...teams])}) and "date" between ${from} and ${until}
    group by "team", "date", "part" order by "date", "team", "part" desc`.execute(database)
  return rows
}
