import fc from 'fast-check'
import { dirtLevels, extraIds, largestArea, mostRooms, type Room } from '../../domain/estimate/rooms.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { EstimateRequest } from '../../domain/estimate/visit-work.ts'
import type { Country } from '../../domain/language.ts'
import { weekdays } from '../../domain/opening/weekdays.ts'
import { packageIds, roomTypeIds } from '../../domain/packages/cleaning-packages.ts'
import { taskIds } from '../../domain/packages/task-ids.ts'
import { isAssigned } from '../../domain/places/belgian-postcodes.ts'
import type { ZipCode } from '../../domain/places/postcode.ts'
import { regionIds } from '../../domain/places/region.ts'
import { zipCodeOf } from '../zip-code.ts'

const whole = (min: number, max: number) => fc.integer({ min, max })

export const anyRoom: fc.Arbitrary<Room> = fc.record({
  type: fc.constantFrom(...roomTypeIds),
  area: fc.oneof({ weight: 4, arbitrary: whole(1, 40) }, { weight: 1, arbitrary: whole(1, largestArea) }),
  dirt: fc.constantFrom(...dirtLevels),
})

export const anyRooms = fc.oneof(
  { weight: 4, arbitrary: fc.array(anyRoom, { minLength: 1, maxLength: 8 }) },
  { weight: 1, arbitrary: fc.array(anyRoom, { minLength: 1, maxLength: mostRooms }) },
)

const anyExtras = fc.subarray([...extraIds])

export const anyMoment = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })

export const anyCountry: fc.Arbitrary<Country> = fc.constantFrom('BE', 'NL')

const anyService = fc.record({ team: fc.constantFrom('east', 'west'), zone: fc.constantFrom('near', 'far') })

const anyArea = fc
  .tuple(whole(1000, 9999), whole(1000, 9999), anyService)
  .map(([one, other, service]) => ({ ...service, from: Math.min(one, other), to: Math.max(one, other) }))

/** Rates that differ from task to task by a pattern: 86 independent numbers would make a failure slow to shrink. */
const anyRates = fc.record({
  most: fc.constantFrom(1, 4, 12, 60),
  pattern: fc.array(whole(0, 100), { minLength: 1, maxLength: 9 }),
})
const spread = <Key extends string>(keys: readonly Key[], { most, pattern }: { most: number; pattern: number[] }) =>
  Object.fromEntries(
    keys.map((key, index) => [key, Math.round(((pattern[index % pattern.length] ?? 0) * most * 4) / 100) / 4]),
  ) as Record<Key, number>

const anyFigures = fc.record({
  country: anyCountry,
  step: whole(5, 60),
  longest: whole(60, 720),
  alone: whole(0, 600),
  most: whole(2, 20),
  least: whole(15, 1440),
  centsPerPersonHour: whole(500, 50_000),
  priceStepCents: whole(1, 1000),
  lateChangePercent: whole(0, 100),
  typicalHome: whole(0, 60),
  ownRooms: whole(0, 60),
  dirt: fc.array(whole(25, 400), { minLength: 3, maxLength: 3 }),
  rates: anyRates,
  home: anyRooms,
  leadDays: whole(1, 60),
  travelCents: whole(0, 50_000),
  service: anyService,
  areas: fc.array(anyArea, { maxLength: 3 }),
  lastOrderTime: fc.constantFrom('08:00', '12:30', '15:00', '18:00'),
  datesShown: whole(1, 14),
  days: fc.subarray([...weekdays], { minLength: 1 }),
})

/** Any tariff that passes `checkTariff`, to its bounds. */
export const anyTariff: fc.Arbitrary<Tariff> = anyFigures.map((figures): Tariff => {
  const { country, step, alone, least, rates, service, travelCents, leadDays } = figures
  const longest = Math.max(Math.ceil(60 / step), Math.floor(figures.longest / step)) * step
  const [light = 100, normal = 100, heavy = 100] = figures.dirt.toSorted((a, b) => a - b)
  return {
    sample: false,
    country,
    currency: 'EUR',
    centsPerPersonHour: figures.centsPerPersonHour,
    leastPersonMinutes: Math.min(least, longest),
    onSiteStepMinutes: step,
    priceStepCents: figures.priceStepCents,
    lateChangePercent: figures.lateChangePercent,
    people: {
      aloneUpToMinutes: Math.min(Math.floor(alone / step) * step, longest),
      longestVisitMinutes: longest,
      most: figures.most,
    },
    uncertaintyPercent: { typicalHome: figures.typicalHome, ownRooms: figures.ownRooms },
    dirtPercent: { 1: light, 2: normal, 3: heavy },
    minutesPerSquareMetre: Object.fromEntries(
      packageIds.map((id, index) => [
        id,
        spread(roomTypeIds, { most: (rates.most * (index + 1)) / 14, pattern: rates.pattern }),
      ]),
    ) as Tariff['minutesPerSquareMetre'],
    taskMinutes: spread(taskIds, rates),
    typicalHome: figures.home.map((room) => ({ ...room, dirt: 2 })),
    teams: { east: { name: 'East', leadDays }, west: { name: 'West', leadDays: 61 - leadDays } },
    zones: { near: { travelCents: 0 }, far: { travelCents } },
    regions: Object.fromEntries(regionIds[country].map((region) => [region, service])),
    areas: figures.areas,
    calendar: {
      lastOrderTime: figures.lastOrderTime,
      datesShown: figures.datesShown,
      weekdayPercent: Object.fromEntries(figures.days.map((day, index) => [day, 60 + index * 40])),
      closedDays: ['2026-12-24', '2027-05-06'],
      workedHolidays: ['2026-12-26'],
    },
  }
})

const letters = fc.constantFrom('AA', 'AB', 'XZ')

/** A covered postcode of a country, of some place: no Dutch island lies below 1790. */
export const anyZipCode = (country: Country): fc.Arbitrary<ZipCode> =>
  (country === 'BE'
    ? whole(1000, 9999).map(String)
    : fc.tuple(whole(1000, 1789), letters).map(([digits, pair]) => `${digits}${pair}`)
  )
    .map(zipCodeOf)
    .filter(isAssigned)

/** A request that a tariff's country can ask. */
export const anyRequest = (country: Country): fc.Arbitrary<EstimateRequest> =>
  fc.record(
    {
      packageId: fc.constantFrom(...packageIds),
      zipCode: anyZipCode(country),
      rooms: anyRooms,
      extras: anyExtras,
    },
    { requiredKeys: ['packageId', 'zipCode', 'extras'] },
  )

/** A request with a tariff that has its prices, and the moment when it is asked. */
export const asked = fc
  .tuple(anyTariff, anyMoment)
  .chain(([tariff, now]) =>
    fc.record({ tariff: fc.constant(tariff), now: fc.constant(now), request: anyRequest(tariff.country) }),
  )
