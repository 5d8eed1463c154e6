import type { Tariff } from '../../domain/estimate/tariff.ts'
import { addDays, officeClock, officeInstant } from '../../domain/opening/office-time.ts'
import { dayOff } from '../../domain/planning/day-off.ts'
import { mondayOf, weekOf } from '../../domain/planning/week.ts'
import type { Database } from '../../services/database/schema.ts'
import { roomsOfText } from '../../services/orders/record/order-rows.ts'
import { orderIdsOffRoster } from '../../services/scheduling/orders-off-roster.ts'
import { rosterGaps } from '../../services/scheduling/roster-gaps.ts'
import { usedPeople } from '../../services/scheduling/used-people.ts'
import type { Board, BoardCell, BoardVisit, Load } from './board-view.ts'

const nobody: Load = { people: 0, ordered: 0, held: 0 }

/** A visit with the order, team and date that it is of. */
type PlannedVisit = BoardVisit & { id: string; team: string; date: string }

/**
 * Reads the planning board of the week of a date (R17.20): the tariff's teams, and dropped teams that still have
 * orders. Its cost depends on the visits of that week, however many orders there are.
 */
export async function readBoard(database: Database, tariff: Tariff, date: string, now: Date): Promise<Board> {
  const { country } = tariff
  const dates = weekOf(date)
  const [from, until] = [mondayOf(date), addDays(mondayOf(date), 6)]
  const visits = await visitsBetween(database, tariff, from, until)
  const teams = [...new Set([...Object.keys(tariff.teams), ...visits.map(({ team }) => team)])]
  const search = { country, teams, from, until }
  const [used, offRoster] = [await usedPeople(database, search, now), await orderIdsOffRoster(database, search)]
  const loads = new Map(used.map(({ team, date: day, part, ...load }) => [`${team} ${day} ${part}`, load]))
  const planned = Map.groupBy(visits, ({ team, date: day }) => `${team} ${day}`)
  const cellOf = (team: string, day: string): BoardCell => ({
    team,
    load: {
      morning: loads.get(`${team} ${day} morning`) ?? nobody,
      afternoon: loads.get(`${team} ${day} afternoon`) ?? nobody,
    },
    visits: (planned.get(`${team} ${day}`) ?? []).map((visit) => ({ ...visit, offRoster: offRoster.has(visit.id) })),
  })
  const { withoutPeople, dropped } = await rosterGaps(database, tariff, now)
  return {
    withoutPeople: withoutPeople.map((id) => tariff.teams[id]?.name ?? id),
    dropped,
    country,
    monday: from,
    today: officeClock(now).date,
    teams: teams.map((id) => ({ id, name: tariff.teams[id]?.name ?? id })),
    days: dates.map((day) => ({
      date: day,
      off: dayOff(tariff, day),
      cells: teams.map((team) => cellOf(team, day)),
    })),
  }
}

async function visitsBetween(
  database: Database,
  { country }: Tariff,
  from: string,
  until: string,
): Promise<PlannedVisit[]> {
  const rows = await database
    .selectFrom('order')
    .leftJoin('orderPerson', 'orderPerson.orderId', 'order.id')
    .select([
      'id',
      'number',
      'zipCode',
      'packageId',
      'rooms',
      'team',
      'date',
      'part',
      'people',
      'minutesOnSite',
      'state',
      'sample',
    ])
    .select(['firstName', 'lastName', 'street', 'houseNumber', 'city'])
    .where('startsAt', '>=', officeInstant(from, 0).toISOString())
    .where('startsAt', '<', officeInstant(addDays(until, 1), 0).toISOString())
    .where('country', '=', country)
    .where('state', 'not in', ['cancelled', 'withdrawn'])
    .orderBy('number')
    .execute()
  return rows.map(({ firstName, lastName, street, houseNumber, city, ...row }) => ({
    ...row,
    rooms: roomsOfText(row.rooms),
    customer:
      lastName === null
        ? undefined
        : { name: `${firstName} ${lastName}`, street: `${street} ${houseNumber}`, city: city ?? '' },
    sample: row.sample === 1,
    offRoster: false,
  }))
}
