import * as v from 'valibot'
import { weekdays } from '../opening/weekdays.ts'
import { packageIds, roomTypeIds } from '../packages/cleaning-packages.ts'
import { taskIds } from '../packages/task-ids.ts'
import { dirtLevels, largestArea, mostRooms } from './rooms.ts'

/** What a figure counts. Cents and minutes of `hours` are typed in the office as euros and hours. */
export type FigureUnit = 'cents' | 'hours' | 'minutes' | 'percent' | 'people' | 'days' | 'dates' | 'm²' | 'postcode'

/** The parts of the office's form in which figures that stand alone are typed. */
export const figureSections = ['prices', 'people', 'dirt', 'uncertainty'] as const
export type FigureSection = (typeof figureSections)[number]

/** What the schema says about a figure, for the form that asks for it and for what is said about a wrong one. */
export interface Figure {
  unit: FigureUnit
  least: number
  most: number
  section?: FigureSection
}

// Messages are codes (`TariffProblem`), which copy/tariff-mistakes.ts and the office have sentences for.
const whole = (least: number, most: number, unit: FigureUnit, section?: FigureSection) =>
  v.pipe(
    v.number('range'),
    v.integer('range'),
    v.minValue(least, 'range'),
    v.maxValue(most, 'range'),
    v.metadata({ unit, least, most, ...(section && { section }) } satisfies Figure),
  )
/** Quarters are exact in binary, so estimates do not depend on floating-point rounding. */
const quarterMinutes = (most: number) =>
  v.pipe(
    v.number('quarters'),
    v.multipleOf(0.25, 'quarters'),
    v.minValue(0, 'quarters'),
    v.maxValue(most, 'quarters'),
    v.metadata({ unit: 'minutes', least: 0, most } satisfies Figure),
  )
const name = v.pipe(v.string('text'), v.trim(), v.nonEmpty('empty'), v.maxLength(60, 'tooLong'))
const id = v.pipe(v.string('id'), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'id'))
const date = v.pipe(v.string('date'), v.isoDate('date'))
const time = v.pipe(v.string('time'), v.isoTime('time'))
const percent = (least: number, most: number, section?: FigureSection) => whole(least, most, 'percent', section)
const text = v.optional(v.string('text'))

/** An object with exactly these keys, and values of one schema. */
function each<Key extends string | number, Value extends v.GenericSchema>(keys: readonly Key[], value: Value) {
  return v.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>)
}

const teamAndZone = v.strictObject({ team: id, zone: id })

const room = v.strictObject({
  type: v.picklist(roomTypeIds, 'roomType'),
  area: whole(1, largestArea, 'm²'),
  dirt: v.picklist(dirtLevels, 'dirtLevel'),
})

/**
 * The tariff file that an owner fills in for one country (R6.4); docs/estimate.md explains each field. Amounts are
 * integer cents, minutes are person-minutes, factors are whole percent. `checkTariff` also checks that the fields are
 * consistent.
 */
export const tariffSchema = v.strictObject({
  note: text,
  /** True for the sample figures of the project, which were not calculated for a real company. */
  sample: v.boolean('boolean'),
  country: v.picklist(['BE', 'NL'], 'country'),
  currency: v.literal('EUR', 'currency'),
  centsPerPersonHour: whole(500, 50_000, 'cents', 'prices'),
  leastPersonMinutes: whole(15, 1440, 'hours', 'prices'),
  onSiteStepMinutes: whole(5, 60, 'minutes', 'people'),
  priceStepCents: whole(1, 1000, 'cents', 'prices'),
  /** Share of the order's price that a change or cancellation costs once both free periods are over. */
  lateChangePercent: percent(0, 100, 'prices'),
  people: v.strictObject({
    aloneUpToMinutes: whole(0, 600, 'hours', 'people'),
    longestVisitMinutes: whole(60, 720, 'hours', 'people'),
    most: whole(2, 20, 'people', 'people'),
  }),
  uncertaintyPercent: v.strictObject({
    typicalHome: percent(0, 60, 'uncertainty'),
    ownRooms: percent(0, 60, 'uncertainty'),
  }),
  dirtPercent: each(dirtLevels, percent(25, 400, 'dirt')),
  minutesPerSquareMetre: each(packageIds, each(roomTypeIds, quarterMinutes(30))),
  taskMinutes: each(taskIds, quarterMinutes(240)),
  typicalHome: v.pipe(v.array(room), v.minLength(1, 'noRoom'), v.maxLength(mostRooms, 'tooMany')),
  teams: v.record(id, v.strictObject({ name, leadDays: whole(1, 60, 'days') })),
  zones: v.record(id, v.strictObject({ travelCents: whole(0, 50_000, 'cents') })),
  regions: v.record(v.string(), teamAndZone),
  areas: v.array(
    v.strictObject({ ...teamAndZone.entries, from: whole(1000, 9999, 'postcode'), to: whole(1000, 9999, 'postcode') }),
  ),
  calendar: v.strictObject({
    lastOrderTime: time,
    datesShown: whole(1, 14, 'dates'),
    weekdayPercent: v.partial(each(weekdays, percent(25, 400))),
    closedDays: v.pipe(v.array(date), v.maxLength(366, 'tooMany')),
    workedHolidays: v.pipe(v.array(date), v.maxLength(366, 'tooMany')),
  }),
})

export type Tariff = v.InferOutput<typeof tariffSchema>

/** The names of what is in a part of a tariff, such as 'people.most'. Lists of groups and groups by ids have rows. */
type NamesIn<Part> = {
  [Key in keyof Part & (string | number)]-?: NonNullable<Part[Key]> extends string | number | boolean | string[]
    ? `${Key}`
    : Part[Key] extends unknown[] | Record<string, object>
      ? never
      : `${Key}.${NamesIn<Part[Key]>}`
}[keyof Part & (string | number)]

/** What the office asks for by itself: tables have the other figures, and the country and currency are given. */
export type FixedField = Exclude<
  NamesIn<Tariff>,
  'country' | 'currency' | `${'minutesPerSquareMetre' | 'taskMinutes' | 'calendar.weekdayPercent'}.${string}`
>
