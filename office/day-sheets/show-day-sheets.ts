import { countries } from '../../domain/language.ts'
import { addDays, officeClock, officeInstant } from '../../domain/opening/office-time.ts'
import { redosBetween } from '../../services/orders/record/read-redos.ts'
import type { PersonAnswer } from '../gate/office-route.ts'
import { crewLimitOf, isWithin } from '../planning/crew-limit.ts'
import { tariffOf } from '../planning/planning-country.ts'
import { dateOf } from '../planning/show-board.ts'
import { DaySheetsPage } from './day-sheets-page.tsx'

/**
 * `GET /planning/day`: the teams that have a visit on a day, of all countries; for a crew its own ones, of the days
 * that it sees.
 */
export const showDaySheets: PersonAnswer = async (request, services) => {
  const { query, now, person, show } = request
  const limit = await crewLimitOf(services.database, person, now)
  const today = officeClock(now).date
  const asked = dateOf(query.get('date'), today)
  const date = limit && (asked < limit.from || asked > limit.until) ? today : asked
  const rows = await services.database
    .selectFrom('order')
    .select(({ fn }) => ['country', 'team', fn.countAll<number>().as('visits')])
    .where('startsAt', '>=', officeInstant(date, 0).toISOString())
    .where('startsAt', '<', officeInstant(addDays(date, 1), 0).toISOString())
    .where('state', 'not in', ['cancelled', 'withdrawn'])
    .groupBy(['country', 'team'])
    .execute()
  const redos = await redosBetween(services.database, { from: date, until: date })
  const teams = countries.flatMap((country) =>
    Object.entries(tariffOf(services, country)?.teams ?? {}).flatMap(([id, { name }]) => {
      const isOf = (one: { country: string; team: string }) => one.country === country && one.team === id
      const visits = Number(rows.find(isOf)?.visits ?? 0) + redos.filter(isOf).length
      const isTheirs = isWithin(limit, { country, team: id, date })
      return visits > 0 && isTheirs ? { country, id, name, visits } : []
    }),
  )
  const crew = limit && { hasTeam: limit.teams.length > 0, from: limit.from, until: limit.until }
  return show(DaySheetsPage, { date, teams, crew })
}
