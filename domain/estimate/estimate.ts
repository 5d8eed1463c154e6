import type { EstimateAnswer } from './answer.ts'
import { type Crew, crewFor } from './crew.ts'
import type { Schedule, VisitDate } from './dates.ts'
import { priceCents } from './price.ts'
import { hourlyPackage } from './sold-hours.ts'
import type { Tariff } from './tariff.ts'
import { teamTravelFor } from './team-travel.ts'
import { type EstimateRequest, visitWork } from './visit-work.ts'
import { includedExtras } from './work.ts'

/**
 * `notCovered`: no team of the tariff goes there. `tooLarge`: the work needs more people than we send in one visit, so
 * we have to see the home first.
 */
export type EstimateOutcome =
  | { ok: true; estimate: EstimateAnswer }
  | { ok: false; problems: { zipCode: 'notCovered' } | { rooms: 'tooLarge' } }

/** Whether a team, by its id, has people for a crew on a date. */
export type IsFree = (team: string, date: string, crew: Crew) => boolean

/**
 * Calculates a non-binding estimate (R6.3). docs/estimate.md explains the formula with an example:
 *
 *     work     = Σ rooms (Σ tasks + per m² × area) × dirt + extras          person-minutes
 *     crew     = people for the work → minutes on site, rounded up
 *     price    = people × minutes on site × rate × date factor + travel     cents, rounded to the step
 *     range    = the price with labour minus and plus the uncertainty, but never below the minimum order
 *
 * @param schedule the schedule of the tariff that is valid now (`scheduleAt`)
 * @param isFree whether a team has people for a crew on a date; without it, every possible day is offered. If no day is
 *   free, the estimate has no dates, and the range of those that are possible
 */
export function estimate(
  tariff: Tariff,
  request: EstimateRequest,
  schedule: Schedule,
  isFree?: IsFree,
): EstimateOutcome {
  const { packageId, zipCode } = request
  const work = visitWork(tariff, request)
  const leastCrew = crewFor(tariff, 0)
  if (!work || !leastCrew)
    return { ok: false, problems: teamTravelFor(tariff, zipCode) ? { rooms: 'tooLarge' } : { zipCode: 'notCovered' } }

  const { team, zone, region, rooms, extras, workMinutes, crew, personMinutes } = work
  const least = leastCrew.people * leastCrew.minutesOnSite
  // Sold hours are exact.
  const soldMinutes = packageId === hourlyPackage ? request.soldMinutes : undefined
  const uncertaintyPercent = soldMinutes ? 0 : tariff.uncertaintyPercent[request.rooms ? 'ownRooms' : 'typicalHome']
  const priced = ({ date, percent }: VisitDate) => {
    const price = (minutes: number, share: number) => priceCents(tariff, minutes, percent, share, zone.travelCents)
    return {
      date,
      price: price(personMinutes, 100),
      low: Math.max(price(personMinutes, 100 - uncertaintyPercent), price(least, 100)),
      high: price(personMinutes, 100 + uncertaintyPercent),
    }
  }
  const isFreeFor = isFree && ((date: string) => isFree(team.id, date, crew))
  const dates = schedule.datesFor(team.leadDays, isFreeFor).map(priced)
  const ranged = dates.length > 0 ? dates : schedule.datesFor(team.leadDays).map(priced)

  return {
    ok: true,
    estimate: {
      packageId,
      zipCode,
      country: tariff.country,
      region,
      team: { id: team.id, name: team.name },
      currency: tariff.currency,
      sample: tariff.sample,
      binding: false,
      validUntil: schedule.until.toISOString(),
      price: { low: Math.min(...ranged.map(({ low }) => low)), high: Math.max(...ranged.map(({ high }) => high)) },
      dates,
      ...crew,
      personMinutes,
      assumptions: {
        typicalHome: !request.rooms,
        rooms,
        area: rooms.reduce((sum, { area }) => sum + area, 0),
        extras,
        includedExtras: includedExtras(packageId),
        workMinutes,
        leastPersonMinutes: tariff.leastPersonMinutes,
        ...(soldMinutes && { soldMinutes }),
        uncertaintyPercent,
        travelCents: zone.travelCents,
      },
    },
  }
}
