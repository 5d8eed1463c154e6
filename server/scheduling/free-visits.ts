import { sql } from 'kysely'
import { fitsHoldLimit } from '../../domain/scheduling/hold-limit.ts'
import { dayPartsOf, type Visit, type VisitPart } from '../../domain/scheduling/visit.ts'
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
 * The visits for which enough people are free between two dates, in order: exactly those that `holdVisit` would hold now. One query,
 * about 10 ms for 60 days, so it is not cached.
 */
export async function freeVisits(database: Database, search: VisitSearch, now: Date): Promise<Visit[]> {
  const { people, parts } = search
  const dates = await countFree(database, search, now)
  return dates.flatMap(({ date, slots, held, ...free }) =>
    parts
      .filter((part) => {
        const wanted = people * dayPartsOf(part).length
        return free[part] >= people && fitsHoldLimit({ slots, heldByOthers: held, wanted })
      })
      .map((part): Visit => ({ date, part })),
  )
}

/** People of a team who are free on a date in each part, and in both (`day`). `slots` and `held` are for the limit of holds. */
interface FreePeople extends Record<VisitPart, number> {
  date: string
  slots: number
  held: number
}

async function countFree(database: Database, search: VisitSearch, now: Date): Promise<FreePeople[]> {
  const { country, team, from, until, holder = '' } = search
  const time = now.toISOString()
  const free = sql`("offRoster" = 0 and ("holder" is null or "holder" = ${holder} or "heldUntil" <= ${time}))`
  const { rows } = await sql<FreePeople>`
    select "date",
      cast(sum("morning") as integer) as "morning",
      cast(sum("afternoon") as integer) as "afternoon",
      cast(sum("morning" * "afternoon") as integer) as "day",
      cast(sum("slots") as integer) as "slots",
      cast(sum("held") as integer) as "held"
    from (
      select "date", "lane",
        max(case when "part" = 'morning' and ${free} then 1 else 0 end) as "morning",
        max(case when "part" = 'afternoon' and ${free} then 1 else 0 end) as "afternoon",
        sum(case when "offRoster" = 0 then 1 else 0 end) as "slots",
        sum(case when "heldUntil" > ${time} and "holder" <> ${holder} then 1 else 0 end) as "held"
      from "slot" left join "claim" using ("country", "team", "date", "part", "lane")
      where "country" = ${country} and "team" = ${team} and "date" between ${from} and ${until}
      group by "date", "lane"
    ) as "lanes"
    group by "date" order by "date"`.execute(database)
  return rows
}
