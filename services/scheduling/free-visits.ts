import { sql } from 'kysely'
import type { Visit, VisitPart } from '../../domain/scheduling/visit.ts'
import type { Database } from '../database/schema.ts'
import type { Team } from './visit-claim.ts'

export interface VisitSearch extends Team {
  people: number
  /** Those that the visit may take: `visitParts`. */
  parts: readonly VisitPart[]
  /** First and last date. */
  from: string
  until: string
  /** A draft's holder or an order's id: what it has counts as free for itself. */
  holder?: string
}

/**
 * The visits for which enough people are free between two dates, in order: exactly those that can be ordered now, or
 * held as far as the limit of holds allows. One query, about 10 ms for 60 days, so it is not cached.
 */
export async function freeVisits(database: Database, search: VisitSearch, now: Date): Promise<Visit[]> {
  const dates = await countFree(database, search, now)
  return dates.flatMap(({ date, ...free }) =>
    search.parts.filter((part) => free[part] >= search.people).map((part): Visit => ({ date, part })),
  )
}

/** People of a team who are free on a date in each part, and in both (`day`). */
export interface FreePeople extends Record<VisitPart, number> {
  date: string
}

/**
 * Slots and claims are added up rather than joined: PostgreSQL joins them badly as long as it has no statistics of new
 * dates.
 */
export async function countFree(
  database: Database,
  search: Omit<VisitSearch, 'people' | 'parts'>,
  now: Date,
): Promise<FreePeople[]> {
  const { country, team, from, until, holder = '' } = search
  const time = now.toISOString()
  const searched = sql`"country" = ${country} and "team" = ${team} and "date" between ${from} and ${until}`
  const { rows } = await sql<FreePeople>`
    select "date",
      cast(sum("morning") as integer) as "morning",
      cast(sum("afternoon") as integer) as "afternoon",
      cast(sum("morning" * "afternoon") as integer) as "day"
    from (
      select "date", "lane",
        case when sum(case when "part" = 'morning' then "free" else 0 end) > 0 then 1 else 0 end as "morning",
        case when sum(case when "part" = 'afternoon' then "free" else 0 end) > 0 then 1 else 0 end as "afternoon"
      from (
        select "date", "lane", "part", 1 as "free" from "slot"
        where ${searched} and "offRoster" = 0
        union all
        select "date", "lane", "part", -1 from "claim"
        where ${searched} and "holder" <> ${holder} and ("heldUntil" is null or "heldUntil" > ${time})
      ) as "all"
      group by "date", "lane"
    ) as "lanes"
    group by "date" order by "date"`.execute(database)
  return rows
}
