import { officeClock } from '../../domain/opening/office-time.ts'
import { parseOrderNumber } from '../../domain/orders/order-number.ts'
import type { Place } from '../../domain/planning/reschedule-kind.ts'
import { mondayOf } from '../../domain/planning/week.ts'
import { isDate, parseVisit } from '../../domain/scheduling/visit.ts'
import type { PersonAnswer } from '../gate/office-route.ts'
import { countryOfRequest, tariffOf } from './planning-country.ts'
import { PlanningPage } from './planning-page.tsx'
import { readBoard } from './read-board.ts'

/**
 * `GET /planning`: the board of a country's week, the one that the date `week` is in, with those teams among which the
 * team `teams` is.
 */
export const showBoard: PersonAnswer = async (request, services) => {
  const { query, now, show } = request
  const country = countryOfRequest(request, services)
  const today = officeClock(now).date
  const date = dateOf(query.get('week'), today)
  const tariff = tariffOf(services, country)
  const board = tariff
    ? await readBoard(services.database, tariff, date, now, query.get('teams') ?? undefined)
    : { country, monday: mondayOf(date), today, teams: [], pages: [], days: [], withoutPeople: [], dropped: [] }
  const number = parseOrderNumber(query.get('moved') ?? '')
  return show(PlanningPage, { board, date, moved: number && { number, from: placeOf(query) } })
}

/** The place in an address or a form; undefined for none. */
export function placeOf(given: URLSearchParams): Place | undefined {
  const visit = parseVisit(given.get('visit') ?? '')
  const team = given.get('team')
  return visit && team ? { team, visit } : undefined
}

/** The date in an address, or a default for anything else. */
export const dateOf = (text: string | null, otherwise: string): string => (text && isDate(text) ? text : otherwise)
