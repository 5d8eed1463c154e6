import type { Cents } from '../money/cents.ts'
import type { PackageId } from '../packages/cleaning-packages.ts'
import type { ZipCode } from '../places/postcode.ts'
import { type Crew, crewFor } from './crew.ts'
import { priceCents } from './price.ts'
import type { ExtraId, Room } from './rooms.ts'
import { hourlyPackage, hoursOnSale } from './sold-hours.ts'
import type { Tariff } from './tariff.ts'
import { type TeamTravel, teamTravelFor } from './team-travel.ts'
import { extraMinutes, roomMinutes } from './work.ts'

export interface EstimateRequest {
  packageId: PackageId
  /** A covered postcode in the tariff's country. */
  zipCode: ZipCode
  /** Undefined for the tariff's typical home. */
  rooms?: readonly Room[]
  /** Without duplicates. */
  extras: readonly ExtraId[]
  /** Person-minutes that are ordered by the hour; null or undefined: as many as the rooms need. */
  soldMinutes?: number | null
}

/** Work that was agreed with a business (R19.1): no tariff calculates it. */
export interface AgreedWork {
  packageId: 'business'
  zipCode: ZipCode
  people: number
  /** For each of them. */
  minutesOnSite: number
  /** VAT included. */
  priceCents: Cents
}

/** What an order is of. */
export type OrderedRequest = EstimateRequest | AgreedWork

/** The work of a visit, independent of its date. Minutes are person-minutes. */
export interface VisitWork extends TeamTravel {
  rooms: (Room & { minutes: number })[]
  extras: { id: ExtraId; minutes: number }[]
  workMinutes: number
  crew: Crew
  /** People × minutes on site, which is what is charged. */
  personMinutes: number
}

/**
 * Calculates the work and crew of a request: the part of an estimate that does not depend on the date.
 *
 * @returns undefined if the work needs more people than we send in one visit, or no team of the tariff goes there
 */
export function visitWork(tariff: Tariff, request: OrderedRequest): VisitWork | undefined {
  const teamTravel = teamTravelFor(tariff, request.zipCode)
  if (!teamTravel) return undefined
  if (request.packageId === 'business') {
    const { people, minutesOnSite } = request
    const minutes = people * minutesOnSite
    const crew = { people, minutesOnSite }
    return { ...teamTravel, rooms: [], extras: [], workMinutes: minutes, crew, personMinutes: minutes }
  }
  const { packageId } = request
  const asked = request.rooms ?? tariff.typicalHome
  const rooms = asked.map((room) => ({ ...room, minutes: roomMinutes(tariff, packageId, room) }))
  const extras = request.extras.map((id) => ({ id, minutes: extraMinutes(tariff, packageId, id, asked) }))
  const workMinutes = [...rooms, ...extras].reduce((sum, { minutes }) => sum + minutes, 0)
  const sold = packageId === hourlyPackage ? request.soldMinutes : undefined
  const crew = crewFor(tariff, sold ?? workMinutes)
  return crew && { ...teamTravel, rooms, extras, workMinutes, crew, personMinutes: crew.people * crew.minutesOnSite }
}

/** The price of work at a date's factor; that of a business was agreed. */
export const priceOn = (
  tariff: Tariff,
  request: OrderedRequest,
  { personMinutes, zone }: VisitWork,
  datePercent: number,
): Cents =>
  request.packageId === 'business'
    ? request.priceCents
    : priceCents(tariff, personMinutes, datePercent, 100, zone.travelCents)

type WorkProblems = { zipCode?: 'notCovered'; rooms?: 'tooLarge'; hours?: 'unknown' }

/**
 * What is not right with the work of a request: a postcode that no team of the tariff goes to, rooms that need more
 * people than we send in one visit, or hours that are not on sale.
 */
export function workProblems(tariff: Tariff, request: EstimateRequest): WorkProblems {
  const { packageId, soldMinutes } = request
  if (!teamTravelFor(tariff, request.zipCode)) return { zipCode: 'notCovered' }
  if (packageId === hourlyPackage && soldMinutes)
    return hoursOnSale(tariff).includes(soldMinutes) ? {} : { hours: 'unknown' }
  return visitWork(tariff, request) ? {} : { rooms: 'tooLarge' }
}
