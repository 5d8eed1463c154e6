import * as v from 'valibot'
import { weekdays } from '../opening/weekdays.ts'
import { packageIds } from '../packages/cleaning-packages.ts'
import { roomTypeIds } from '../packages/room-types.ts'
import { taskIds } from '../packages/task-ids.ts'
import { dirtLevels, largestArea, mostRooms } from './rooms.ts'

const whole = (from: number, to: number, unit: string) => {
  const message = `has to be a whole number of ${unit} from ${from} to ${to}`
  return v.pipe(v.number(message), v.integer(message), v.minValue(from, message), v.maxValue(to, message))
}
/** Quarters are exact in binary, so estimates do not depend on floating-point rounding. */
const quarterMinutes = (to: number) => {
  const message = `has to be minutes from 0 to ${to} in quarters, such as 2.5`
  return v.pipe(v.number(message), v.multipleOf(0.25, message), v.minValue(0, message), v.maxValue(to, message))
}
const name = v.pipe(v.string('has to be a text'), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(60))
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'has to be an id of small letters, such as antwerp'))
const date = v.pipe(v.string('has to be a date'), v.isoDate('has to be a date such as 2026-12-24'))
const time = v.pipe(v.string('has to be a time'), v.isoTime('has to be a time such as 15:00'))
const percent = (from: number, to: number) => whole(from, to, 'percent')
const text = v.optional(v.string('has to be a text'))

/** An object with exactly these keys, and values of one schema. */
function each<Key extends string | number, Value extends v.GenericSchema>(keys: readonly Key[], value: Value) {
  return v.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>)
}

const teamAndZone = v.strictObject({ team: id, zone: id })

const room = v.strictObject({
  type: v.picklist(roomTypeIds, `has to be one of ${roomTypeIds.join(', ')}`),
  area: whole(1, largestArea, 'm²'),
  dirt: v.picklist(dirtLevels, 'has to be 1, 2 or 3'),
})

/**
 * The tariff file that an owner fills in for one country (R6.4); docs/estimate.md explains each field. Amounts are
 * integer cents, minutes are person-minutes, factors are whole percent. `checkTariff` also checks that the fields are
 * consistent.
 */
export const tariffSchema = v.strictObject({
  note: text,
  /** True for the sample figures of the project, which were not calculated for a real company. */
  sample: v.boolean('has to be true or false'),
  country: v.picklist(['BE', 'NL'], 'has to be BE or NL'),
  currency: v.literal('EUR', 'has to be EUR'),
  centsPerPersonHour: whole(500, 50_000, 'cents'),
  leastPersonMinutes: whole(15, 1440, 'minutes'),
  onSiteStepMinutes: whole(5, 60, 'minutes'),
  priceStepCents: whole(1, 1000, 'cents'),
  /** Share of the order's price that a change or cancellation costs once both free periods are over. */
  lateChangePercent: percent(0, 100),
  people: v.strictObject({
    aloneUpToMinutes: whole(0, 600, 'minutes'),
    longestVisitMinutes: whole(60, 720, 'minutes'),
    most: whole(2, 20, 'people'),
  }),
  uncertaintyPercent: v.strictObject({ typicalHome: percent(0, 60), ownRooms: percent(0, 60) }),
  dirtPercent: each(dirtLevels, percent(25, 400)),
  minutesPerSquareMetre: each(packageIds, each(roomTypeIds, quarterMinutes(30))),
  taskMinutes: each(taskIds, quarterMinutes(240)),
  typicalHome: v.pipe(v.array(room), v.minLength(1, 'has to hold a room'), v.maxLength(mostRooms)),
  teams: v.record(id, v.strictObject({ name, leadDays: whole(1, 60, 'days') })),
  zones: v.record(id, v.strictObject({ travelCents: whole(0, 50_000, 'cents') })),
  regions: v.record(v.string(), teamAndZone),
  areas: v.array(v.strictObject({ ...teamAndZone.entries, from: whole(1000, 9999, ''), to: whole(1000, 9999, '') })),
  calendar: v.strictObject({
    lastOrderTime: time,
    datesShown: whole(1, 14, 'dates'),
    weekdayPercent: v.partial(each(weekdays, percent(25, 400))),
    closedDays: v.pipe(v.array(date), v.maxLength(366)),
    workedHolidays: v.pipe(v.array(date), v.maxLength(366)),
  }),
})

export type Tariff = v.InferOutput<typeof tariffSchema>
