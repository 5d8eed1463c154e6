import * as v from 'valibot'
import { packageIds, roomTypeIds } from '../packages/cleaning-packages.ts'
import { regionIds } from '../places/region.ts'
import { dirtLevels, extraIds, largestArea } from './rooms.ts'

const cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.description('Integer cents of `currency`'))
const minutes = v.pipe(v.number(), v.integer(), v.minValue(0))
const described = <Schema extends v.GenericSchema>(schema: Schema, text: string) => v.pipe(schema, v.description(text))

const room = v.strictObject({
  type: v.picklist(roomTypeIds),
  area: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largestArea), v.description('m²')),
  dirt: described(v.picklist(dirtLevels), '1 light, 2 normal, 3 heavy'),
  minutes: described(minutes, 'Person-minutes'),
})

const range = { low: cents, high: cents }

/**
 * An estimate, which is also the response body of `GET /api/estimate` (R6.1). docs/open-api.yaml
 * describes it to programs. Ids are those of domain/; their names are copy.
 */
export const estimateAnswer = v.strictObject({
  packageId: v.picklist(packageIds),
  zipCode: v.pipe(v.string(), v.brand('ZipCode'), v.description('Canonical: 2000 (BE), 7551AB (NL)')),
  country: v.picklist(['BE', 'NL']),
  region: described(v.picklist([...new Set([...regionIds.BE, ...regionIds.NL])]), 'Province, or Brussels'),
  team: described(v.strictObject({ id: v.string(), name: v.string() }), 'Who comes'),
  currency: v.literal('EUR'),
  sample: described(v.boolean(), 'True for sample prices, which nobody can order at'),
  binding: described(v.literal(false), 'An estimate binds nobody'),
  validUntil: described(
    v.pipe(v.string(), v.isoTimestamp()),
    'From then on the dates, and with them the prices, change',
  ),
  price: described(v.strictObject(range), 'From the lowest to the highest over all dates, travel included'),
  dates: described(
    v.array(v.strictObject({ date: v.pipe(v.string(), v.isoDate()), price: cents, ...range })),
    'The first dates on which people are free; none if there is no such date within 60 days',
  ),
  people: described(v.pipe(v.number(), v.integer(), v.minValue(1)), 'Who come together'),
  minutesOnSite: described(minutes, 'For each of them'),
  personMinutes: described(minutes, 'people × minutesOnSite, which is what is charged'),
  assumptions: v.strictObject({
    typicalHome: described(v.boolean(), 'True where no rooms were given'),
    rooms: described(v.array(room), 'In the order given'),
    area: described(v.pipe(v.number(), v.integer()), 'm² of all rooms'),
    extras: v.array(v.strictObject({ id: v.picklist(extraIds), minutes: described(minutes, 'Person-minutes') })),
    includedExtras: described(v.array(v.picklist(extraIds)), 'Part of the package anyway'),
    workMinutes: described(minutes, 'Person-minutes of all rooms and extras'),
    leastPersonMinutes: described(minutes, 'The smallest order'),
    soldMinutes: v.exactOptional(
      described(minutes, 'Person-minutes ordered by the hour; without them, as many as the work'),
    ),
    uncertaintyPercent: described(v.pipe(v.number(), v.integer()), 'How far labour may turn out lower or higher'),
    travelCents: described(cents, 'Part of every price'),
  }),
})

export type EstimateAnswer = v.InferOutput<typeof estimateAnswer>
