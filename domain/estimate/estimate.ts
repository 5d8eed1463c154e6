import type { EstimateAnswer } from './answer.ts'
import { crewFor } from './crew.ts'
import type { Schedule } from './dates.ts'
import { priceCents } from './price.ts'
import type { Tariff } from './tariff.ts'
import { type EstimateRequest, visitWork } from './visit-work.ts'
import { includedExtras } from './work.ts'

/** `tooLarge`: the work needs more people than we send in one visit, so we have to see the home first. */
export type EstimateOutcome = { ok: true; estimate: EstimateAnswer } | { ok: false; problem: 'tooLarge' }

/**
 * Calculates a non-binding estimate (R6.3). docs/estimate.md explains the formula with an example:
 *
 *     work     = Σ rooms (Σ tasks + per m² × area) × dirt + extras          person-minutes
 *     crew     = people for the work → minutes on site, rounded up
 *     price    = people × minutes on site × rate × date factor + travel     cents, rounded to the step
 *     range    = the price with labour minus and plus the uncertainty, but never below the minimum order
 *
 * @param schedule the schedule of the tariff that is valid now (`scheduleAt`)
 * @throws RangeError for a postcode of another country; use `checkPostcode` first
 */
export function estimate(tariff: Tariff, request: EstimateRequest, schedule: Schedule): EstimateOutcome {
  const { packageId, zipCode } = request
  const work = visitWork(tariff, request)
  const leastCrew = crewFor(tariff, 0)
  if (!work || !leastCrew) return { ok: false, problem: 'tooLarge' }

  const { team, zone, region, rooms, extras, workMinutes, crew, personMinutes } = work
  const least = leastCrew.people * leastCrew.minutesOnSite
  const uncertaintyPercent = tariff.uncertaintyPercent[request.rooms ? 'ownRooms' : 'typicalHome']
  const dates = schedule.datesFor(team.leadDays).map(({ date, percent }) => {
    const price = (minutes: number, share: number) => priceCents(tariff, minutes, percent, share, zone.travelCents)
    return {
      date,
      price: price(personMinutes, 100),
      low: Math.max(price(personMinutes, 100 - uncertaintyPercent), price(least, 100)),
      high: price(personMinutes, 100 + uncertaintyPercent),
    }
  })

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
      price: {
        low: Math.min(...dates.map(({ low }) => low)),
        high: Math.max(...dates.map(({ high }) => high)),
      },
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
        uncertaintyPercent,
        travelCents: zone.travelCents,
      },
    },
  }
}
