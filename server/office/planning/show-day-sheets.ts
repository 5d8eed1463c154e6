import { countries } from '../../../domain/language.ts'
import { addDays, officeClock, officeInstant } from '../../../domain/opening/office-time.ts'
import { DaySheetsPage } from '../../../office/pages/day-sheets.tsx'
import type { PersonRequest } from '../office-route.ts'
import type { OfficeServices } from '../office-services.ts'
import { tariffOf } from './planning-country.ts'
import { dateOf } from './show-board.ts'

/** `GET /planning/day`: the teams that have a visit on a day, of all countries. */
export async function showDaySheets({ query, now, show }: PersonRequest, services: OfficeServices): Promise<Response> {
  const date = dateOf(query.get('date'), officeClock(now).date)
  const rows = await services.database
    .selectFrom('order')
    .select(({ fn }) => ['country', 'team', fn.countAll<number>().as('visits')])
    .where('startsAt', '>=', officeInstant(date, 0).toISOString())
    .where('startsAt', '<', officeInstant(addDays(date, 1), 0).toISOString())
    .where('state', 'not in', ['cancelled', 'withdrawn'])
    .groupBy(['country', 'team'])
    .execute()
  const teams = countries.flatMap((country) =>
    Object.entries(tariffOf(services, country)?.teams ?? {}).flatMap(([id, { name }]) => {
      const row = rows.find((one) => one.country === country && one.team === id)
      return row ? { country, id, name, visits: Number(row.visits) } : []
    }),
  )
  return show(DaySheetsPage, { date, teams })
}
