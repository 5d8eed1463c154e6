import { isDate } from '../../domain/scheduling/visit.ts'
import type { OfficeServices, PersonRequest } from '../gate/office-route.ts'
import { parseCountry, tariffOf } from '../gate/planning-country.ts'
import { crewLimitOf, isWithin } from '../planning/crew-limit.ts'
import { MessagePage } from '../sections/office-message-page.tsx'
import type { SheetSearch } from './read-day-sheet.ts'

/** A handler of a route that is about the sheet of a team on a day. */
export type SheetAnswer = (
  request: PersonRequest,
  services: OfficeServices,
  sheet: SheetSearch & { teamName: string },
) => Response | Promise<Response>

/** Finds the sheet in the address of a route for its handler; 404 for no team, 403 for one that is not the reader's. */
export const ofSheet =
  (answer: SheetAnswer) =>
  async (request: PersonRequest, services: OfficeServices): Promise<Response> => {
    const { param, person, now, show, words } = request
    const [country, team, date] = [parseCountry(param('country')), param('team'), param('date')]
    const teamName = country && tariffOf(services, country)?.teams[team]?.name
    if (!country || teamName === undefined || !isDate(date)) return request.notFound()
    const sheet = { country, team, date, teamName }
    const limit = await crewLimitOf(services.database, person, now)
    if (!isWithin(limit, sheet)) return show(MessagePage, words.planning.daySheets.notYours, 403)
    return await answer(request, services, sheet)
  }
