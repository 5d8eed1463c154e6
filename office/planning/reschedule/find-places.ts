import type { Tariff } from '../../../domain/estimate/tariff.ts'
import { addDays, officeClock } from '../../../domain/opening/office-time.ts'
import { changeTerms } from '../../../domain/orders/change-terms.ts'
import type { ConsentKind } from '../../../domain/orders/withdrawal-period.ts'
import {
  consentsToAsk,
  fittingVisit,
  isPastVisit,
  type Place,
  rescheduleKind,
} from '../../../domain/planning/reschedule-kind.ts'
import { mondayOf } from '../../../domain/planning/week.ts'
import { visitParts, visitStart } from '../../../domain/scheduling/visit.ts'
import { consentText } from '../../../services/orders/consent/consent-texts.ts'
import { agreedConsents, type OrderServices } from '../../../services/orders/record/order-services.ts'
import { freeVisits } from '../../../services/scheduling/free-visits.ts'
import type { OfficeOrder } from '../../orders/find-office-order.ts'
import { pageOfTeams } from '../team-pages.ts'

interface PlaceSearch {
  view: Pick<OfficeOrder, 'order' | 'transitions'>
  /** A date of the first week that is shown. */
  date: string
  /** The chosen place. */
  to: Place | undefined
  /** A team among those to show; undefined: that of the chosen place, or of the order. */
  wanted: string | undefined
  now: Date
}

/** Where an order can be moved to. */
export type Places = Awaited<ReturnType<typeof findPlaces>>

/** The weeks that are shown at once. */
export const weeksAtOnce = 3

/**
 * The places that an order can be moved to in some weeks (team, date and part of the day), a few teams at a time, and
 * the chosen one.
 */
export async function findPlaces(services: OrderServices, search: PlaceSearch) {
  const { view, date, to, now } = search
  const { order } = view
  const { database, estimator } = services
  const { tariff } = estimator
  const movable = isMovable(view)
  const monday = mondayOf(date)
  const dates = Array.from({ length: weeksAtOnce * 7 }, (_, index) => addDays(monday, index))
  const agreed = await agreedConsents(database, order.id)
  const shown = search.wanted ?? to?.team ?? order.team
  const { teams, pages } = pageOfTeams(Object.keys(tariff.teams), shown, (id) => nameOf(tariff, id))
  const places = movable ? await freePlaces(services, search, teams) : []
  const isFree = (one: Place) => places.some((place) => rescheduleKind(place, one) === undefined)
  const wanted = to && { ...to, visit: fittingVisit(order, to.visit) }
  const today = officeClock(now).date
  const asked = dates.filter(
    (day) => day > today && consentsToAsk(order, { date: day, part: 'afternoon' }, agreed(day)).length > 0,
  )
  return {
    monday,
    pages,
    free: teams.map((id) => ({
      team: id,
      name: nameOf(tariff, id),
      visits: places.filter((place) => place.team === id).map(({ visit }) => visit),
    })),
    // The last shown date that the customer has to ask for.
    withdrawalDate: asked.at(-1),
    // Undefined: none was chosen, or it is not free.
    chosen: wanted && isFree(wanted) ? chosenPlace(services, search, wanted, agreed(wanted.visit.date)) : undefined,
    problem:
      wanted && movable && !isFree(wanted) && rescheduleKind(order, wanted)
        ? isPastVisit(order, wanted.visit, now)
          ? ('past' as const)
          : ('taken' as const)
        : undefined,
    wanted: wanted && { ...wanted, teamName: nameOf(tariff, wanted.team) },
  }
}

/** Whether the company can still move an order. */
export const isMovable = ({ transitions }: Pick<OfficeOrder, 'transitions'>) => transitions.includes('moveVisit')

const nameOf = (tariff: Tariff, team: string) => tariff.teams[team]?.name ?? team

/** The places of teams in the shown weeks to which the order can be moved, without the one that it has. */
async function freePlaces(
  { database }: OrderServices,
  { view: { order }, date, now }: PlaceSearch,
  teams: readonly string[],
): Promise<Place[]> {
  const { id: holder, country, people, minutesOnSite } = order
  const from = mondayOf(date)
  const until = addDays(from, weeksAtOnce * 7 - 1)
  const places: Place[] = []
  for (const team of teams) {
    const search = { country, team, people, parts: visitParts(minutesOnSite), from, until, holder }
    for (const visit of await freeVisits(database, search, now)) {
      const place = { team, visit }
      if (rescheduleKind(order, place) && !isPastVisit(order, visit, now)) places.push(place)
    }
  }
  return places
}

/** The chosen place, and what follows from it: until when the customer changes it free of charge, and what then. */
function chosenPlace(
  services: OrderServices,
  { view: { order }, now }: PlaceSearch,
  to: Place,
  agreed: readonly ConsentKind[],
) {
  const kind = rescheduleKind(order, to)
  if (!kind) return undefined
  const asked = consentsToAsk(order, to.visit, agreed)
  const consents = asked.map((kind) => consentText(services, kind, to.visit))
  const teamName = nameOf(services.estimator.tariff, to.team)
  const { freeUntil, lateFeeCents, feeCents } = changeTerms({ ...order, startsAt: visitStart(to.visit) }, now)
  return { ...to, kind, teamName, freeUntil, lateFeeCents, feeCents, consents }
}
