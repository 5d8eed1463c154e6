import type { Tariff } from '../../domain/estimate/tariff.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { openOrderStates } from '../../domain/orders/order-states.ts'
import type { Database } from '../database/schema.ts'

/** Where tariff, roster and orders of a country do not fit together. */
export interface RosterGaps {
  /** Ids of the tariff's teams in which nobody works, so that they are not on sale. */
  withoutPeople: string[]
  /** Teams that the tariff no longer has, with the number of their orders that are still to come. */
  dropped: { team: string; orders: number }[]
}

/** Finds the teams without people, and the orders of teams that the tariff has dropped (R16.12). */
export async function rosterGaps(
  database: Database,
  { country, teams }: Pick<Tariff, 'country' | 'teams'>,
  now: Date,
): Promise<RosterGaps> {
  const working = await database
    .selectFrom('slot')
    .select('team')
    .distinct()
    .where('country', '=', country)
    .where('offRoster', '=', 0)
    .where('date', '>=', officeClock(now).date)
    .execute()
  const ordered = await database
    .selectFrom('order')
    .select((eb) => ['team', eb.fn.countAll<string | number>().as('orders')])
    .where('country', '=', country)
    .where('startsAt', '>=', now.toISOString())
    .where('state', 'in', openOrderStates)
    .groupBy('team')
    .orderBy('team')
    .execute()
  return {
    withoutPeople: Object.keys(teams).filter((id) => !working.some(({ team }) => team === id)),
    dropped: ordered
      .filter(({ team }) => !Object.hasOwn(teams, team))
      .map(({ team, orders }) => ({ team, orders: Number(orders) })),
  }
}
