import { type Kysely, sql } from 'kysely'
import { weekdayOf } from '../../../domain/opening/weekdays.ts'

interface Sold {
  country: string
  team: string
  date: string
  part: string
  lanes: number
}

/**
 * Enters the roster of the teams that are on sale without one. Until now they had the same number of people, that of
 * the tariff, in every part of every weekday that has a price: the most that any of these has.
 */
export async function fillRosters(database: Kysely<unknown>): Promise<void> {
  const { rows: sold } = await sql<Sold>`
    select "country", "team", "date", "part", max("lane") as "lanes" from "slot" where "offRoster" = 0
    group by "country", "team", "date", "part"`.execute(database)
  const { rows: stored } = await sql<Omit<Sold, 'date'> & { weekday: string }>`
    select "country", "team", "weekday", "part", "lanes" from "rosterPattern"`.execute(database)
  const known = new Set(stored.map(({ country, team, weekday, part }) => [country, team, weekday, part].join(' ')))
  const missing = sold
    .map(({ date, lanes, ...row }) => ({ ...row, weekday: weekdayOf(date), lanes: Number(lanes) }))
    .filter(({ country, team, weekday, part }) => !known.has([country, team, weekday, part].join(' ')))
  const most = new Map<string, number>()
  for (const { country, team, lanes } of missing)
    most.set(`${country} ${team}`, Math.max(lanes, most.get(`${country} ${team}`) ?? 0))
  const filled = new Map(missing.map((row) => [[row.country, row.team, row.weekday, row.part].join(' '), row]))
  for (const { country, team, weekday, part } of filled.values())
    await sql`insert into "rosterPattern" ("country", "team", "weekday", "part", "lanes")
      values (${country}, ${team}, ${weekday}, ${part}, ${most.get(`${country} ${team}`) ?? 0})`.execute(database)
}
