import type { Tariff } from '../../domain/estimate/tariff.ts'
import { addDays, officeClock } from '../../domain/opening/office-time.ts'
import { dayOff } from '../../domain/planning/day-off.ts'
import { mondayOf, weekOf } from '../../domain/planning/week.ts'
import type { Database } from '../../services/database/schema.ts'
import { customerName } from '../../services/database/stored-agreement.ts'
import { ordersBetween } from '../../services/orders/record/orders-between.ts'
import { redosBetween } from '../../services/orders/record/read-redos.ts'
import { orderIdsOffRoster } from '../../services/scheduling/orders-off-roster.ts'
import { rosterGaps } from '../../services/scheduling/roster-gaps.ts'
import { type TeamDates, usedPeople } from '../../services/scheduling/used-people.ts'
import { pageOfTeams } from './team-pages.ts'

/** A week of a country's teams, or of some of them; a team on a day of it; and a visit. */
export type Board = Awaited<ReturnType<typeof readBoard>>
export type BoardCell = Board['days'][number]['cells'][number]
export type BoardVisit = BoardCell['visits'][number]

/** The people of a team in a part of a day: how many there are, are ordered, and are held by unfinished orders. */
const noLoad = { people: 0, ordered: 0, held: 0 }

/**
 * Reads the planning board of the week of a date (R17.20): the tariff's teams, and dropped teams that still have
 * orders, a few at a time. Its cost depends on the visits of that week, however many orders there are.
 * @param wanted the id of a team among those to show; undefined or unknown: the first ones
 */
export async function readBoard(database: Database, tariff: Tariff, date: string, now: Date, wanted?: string) {
  const { country } = tariff
  const dates = weekOf(date)
  const [from, until] = [mondayOf(date), addDays(mondayOf(date), 6)]
  const nameOf = (id: string) => tariff.teams[id]?.name ?? id
  const { teams, pages } = pageOfTeams(await teamsBetween(database, tariff, from, until), wanted, nameOf)
  const search = { country, teams, from, until }
  // In parallel: each is a round trip to a remote database.
  const [visits, used, offRoster, { withoutPeople, dropped }] = await Promise.all([
    visitsBetween(database, tariff, search),
    usedPeople(database, search, now),
    orderIdsOffRoster(database, search),
    rosterGaps(database, tariff, now),
  ])
  const loads = new Map(used.map(({ team, date: day, part, ...load }) => [`${team} ${day} ${part}`, load]))
  const planned = Map.groupBy(visits, ({ team, date: day }) => `${team} ${day}`)
  const cellOf = (team: string, day: string) => ({
    team,
    load: {
      morning: loads.get(`${team} ${day} morning`) ?? noLoad,
      afternoon: loads.get(`${team} ${day} afternoon`) ?? noLoad,
    },
    // Whether a person planned for the visit is away.
    visits: (planned.get(`${team} ${day}`) ?? []).map((visit) => ({
      ...visit,
      offRoster: offRoster.has(visit.redo?.id ?? visit.id),
    })),
  })
  return {
    // The names of the tariff's teams in which no one works.
    withoutPeople: withoutPeople.map(nameOf),
    // Teams that the tariff no longer has, with the number of their orders that are still to come.
    dropped,
    country,
    monday: from,
    today: officeClock(now).date,
    teams: teams.map((id) => ({ id, name: nameOf(id) })),
    pages,
    days: dates.map((day) => ({
      date: day,
      // Why no team works.
      off: dayOff(tariff, day),
      cells: teams.map((team) => cellOf(team, day)),
    })),
  }
}

/** The tariff's teams, and dropped teams that have visits. */
async function teamsBetween(database: Database, tariff: Tariff, from: string, until: string): Promise<string[]> {
  const known = Object.keys(tariff.teams)
  const dropped = await ordersBetween(database, from, until)
    .select('team')
    .distinct()
    .where('country', '=', tariff.country)
    .where('team', 'not in', known)
    .orderBy('team')
    .execute()
  return [...known, ...dropped.map(({ team }) => team)]
}

async function visitsBetween(database: Database, tariff: Tariff, { teams, from, until }: TeamDates) {
  const drawn = (orders: ReturnType<typeof ordersBetween>) =>
    orders
      .leftJoin('orderPerson', 'orderPerson.orderId', 'order.id')
      .select(['id', 'number', 'packageId', 'team', 'date', 'part', 'people', 'minutesOnSite', 'state'])
      .select(['business', 'firstName', 'lastName', 'city'])
      .orderBy('number')
      .execute()
  const ofTeams = ordersBetween(database, from, until).where('country', '=', tariff.country).where('team', 'in', teams)
  const rows = await drawn(ofTeams)
  const redos = await redosBetween(database, { country: tariff.country, from, until })
  const redone = redos.map(({ id }) => id)
  const known = redone.length > 0 ? await drawn(database.selectFrom('order').where('order.id', 'in', redone)) : []
  const again = redos.flatMap(({ id, team, date, part, people, minutesOnSite, redo }) => {
    const row = known.find((one) => one.id === id)
    return row && teams.includes(team) ? { ...row, team, date, part, people, minutesOnSite, redo } : []
  })
  return [...rows.map((row) => ({ ...row, redo: undefined })), ...again].map(
    ({ business, firstName, lastName, city, ...row }) => ({
      ...row,
      // Undefined once the personal data were deleted.
      customer:
        lastName === null ? undefined : { name: customerName({ business, firstName, lastName }), city: city ?? '' },
    }),
  )
}
