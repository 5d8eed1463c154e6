import { sql } from 'kysely'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import type { Database } from '../database/schema.ts'

/**
 * Finds where tariff, roster and orders of a country do not fit together (R16.12).
 * @returns the ids of teams in which no one works, so that they are not on sale, and the teams that the tariff no
 *   longer has, with the number of their orders that are still to come
 */
export async function rosterGaps(database: Database, { country, teams }: Pick<Tariff, 'country' | 'teams'>, now: Date) {
  // Slots are made of the roster, so a team without a pattern has none. One slot of each team is enough to know.
  const working = await database
    .selectFrom((from) =>
      from.selectFrom('rosterPattern').select('team').distinct().where('country', '=', country).as('pattern'),
    )
    .select('team')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('slot')
          .select('slot.team')
          .where('slot.country', '=', country)
          .whereRef('slot.team', '=', 'pattern.team')
          .where('slot.date', '>=', officeClock(now).date)
          .where('slot.offRoster', '=', 0),
      ),
    )
    .execute()
  const known = new Set(working.map(({ team }) => team))
  return {
    withoutPeople: Object.keys(teams).filter((id) => !known.has(id)),
    dropped: await droppedTeams(database, { country, teams }, now),
  }
}

async function droppedTeams(database: Database, { country, teams }: Pick<Tariff, 'country' | 'teams'>, now: Date) {
  const ordered = await database
    .selectFrom('order')
    .select((eb) => ['team', eb.fn.countAll<string | number>().as('orders')])
    .where('country', '=', country)
    // Exactly the condition of the partial index.
    .where(sql<boolean>`"order"."state" in ('ordered', 'begun', 'inspected')`)
    .where('team', 'not in', ['', ...Object.keys(teams)])
    .where('startsAt', '>=', now.toISOString())
    .groupBy('team')
    .orderBy('team')
    .execute()
  return ordered.map(({ team, orders }) => ({ team, orders: Number(orders) }))
}
