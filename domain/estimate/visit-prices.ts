import { bookableDays } from './bookable-days.ts'
import { visitDatesWithin } from './dates.ts'
import type { Tariff } from './tariff.ts'
import { type OrderedRequest, priceOn, visitWork } from './visit-work.ts'

/**
 * The prices of a visit on every possible date within the next `days` days: those of `estimate`, to the cent, for more
 * dates than it shows (R16.3). Whether people are free then is not known here.
 *
 * @returns the dates in order, prices with travel, `minutesOnSite` for each person; undefined if the work needs more
 *   people than we send in one visit, or no team goes there
 */
export function visitPrices(tariff: Tariff, request: OrderedRequest, now: Date, days = bookableDays) {
  const work = visitWork(tariff, request)
  if (!work) return undefined
  const { team, crew } = work
  const dates = visitDatesWithin(tariff, now, team.leadDays, days)
  return {
    team: team.id,
    ...crew,
    dates: dates.map(({ date, percent }) => ({
      date,
      priceCents: priceOn(tariff, request, work, percent),
    })),
  }
}
