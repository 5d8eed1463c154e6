import type { PackageId } from '../packages/cleaning-packages.ts'
import type { ZipCode } from '../places/postcode.ts'
import type { EstimateAnswer } from './answer.ts'
import { crewFor } from './crew.ts'
import type { Schedule } from './dates.ts'
import type { ExtraId } from './extras.ts'
import { priceCents } from './price.ts'
import type { Room } from './rooms.ts'
import type { Tariff } from './tariff.ts'
import { serviceFor } from './team-travel.ts'
import { extraMinutes, includedExtras, roomMinutes } from './work.ts'

export interface EstimateRequest {
  packageId: PackageId
  /** Covered, of the tariff's country. */
  zipCode: ZipCode
  /** Undefined: the tariff's typical home. */
  rooms?: readonly Room[]
  /** Each at most once. */
  extras: readonly ExtraId[]
}

/** `tooLarge`: the work needs more people than we send in one visit, so somebody has to look at it first. */
export type EstimateOutcome = { ok: true; estimate: EstimateAnswer } | { ok: false; problem: 'tooLarge' }

/**
 * A non-binding estimate. The formula, with a worked example, is in docs/estimate.md:
 *
 *     work     = Σ rooms (Σ tasks + per m² × area) × dirt + extras          person-minutes
 *     crew     = people for the work → minutes on site, rounded up
 *     price    = people × minutes on site × rate × date factor + travel     cents, rounded to the step
 *     range    = the same with labour less and more by the uncertainty, but never below the smallest order
 *
 * @param schedule the tariff's, as it stands at the moment of asking (`scheduleAt`)
 * @throws RangeError for a postcode of another country: the caller has asked `checkPostcode` before
 */
export function estimate(tariff: Tariff, request: EstimateRequest, schedule: Schedule): EstimateOutcome {
  const { packageId, zipCode } = request
  const { team, zone, region } = serviceFor(tariff, zipCode)

  const asked = request.rooms ?? tariff.typicalHome
  const rooms = asked.map((room) => ({ ...room, minutes: roomMinutes(tariff, packageId, room) }))
  const extras = request.extras.map((id) => ({ id, minutes: extraMinutes(tariff, packageId, id, asked) }))
  const workMinutes = [...rooms, ...extras].reduce((sum, { minutes }) => sum + minutes, 0)
  const crew = crewFor(tariff, workMinutes)
  const leastCrew = crewFor(tariff, 0)
  if (!crew || !leastCrew) return { ok: false, problem: 'tooLarge' }

  const personMinutes = crew.people * crew.minutesOnSite
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
        area: asked.reduce((sum, { area }) => sum + area, 0),
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
