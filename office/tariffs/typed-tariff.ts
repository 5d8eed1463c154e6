import { dirtLevels } from '../../domain/estimate/rooms.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { Country, Language } from '../../domain/language.ts'
import { weekdays } from '../../domain/opening/weekdays.ts'
import { packageIds } from '../../domain/packages/cleaning-packages.ts'
import { roomTypeIds } from '../../domain/packages/room-types.ts'
import { taskIds } from '../../domain/packages/task-ids.ts'
import { regionIds } from '../../domain/places/region.ts'
import { readFigure, unitOf, writeFigure } from './figure-text.ts'

/** A tariff as it is typed: texts by the name of their field, which is the tariff's keys with points between. */
export type TypedTariff = Readonly<Record<string, string>>

/** Fields with one value that every tariff has. */
export const singleFigures = {
  prices: ['centsPerPersonHour', 'leastPersonMinutes', 'priceStepCents', 'lateChangePercent'],
  people: ['people.aloneUpToMinutes', 'people.longestVisitMinutes', 'people.most', 'onSiteStepMinutes'],
  dirt: dirtLevels.map((level) => `dirtPercent.${level}`),
  uncertainty: ['uncertaintyPercent.typicalHome', 'uncertaintyPercent.ownRooms'],
} as const

/** Lists whose text has a line for each day. */
export const dayLists = ['calendar.closedDays', 'calendar.workedHolidays'] as const

/** A tariff as its form shows it. */
export function typedFrom(tariff: Tariff, language: Language): TypedTariff {
  const typed: Record<string, string> = {}
  const write = (name: string, value: unknown) => {
    if (/^(country|currency)$|\.dirt$/.test(name)) return
    if (typeof value === 'number') typed[name] = writeFigure(unitOf(name), value, language)
    else if (typeof value === 'boolean') {
      if (value) typed[name] = 'on'
    } else if (Array.isArray(value) && dayLists.some((list) => list === name)) typed[name] = value.join('\n')
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) write(name ? `${name}.${key}` : key, inner)
    else if (typeof value === 'string') typed[name] = value
  }
  write('', tariff)
  for (const id of Object.keys(tariff.zones)) typed[`zones.${id}.id`] = id
  return typed
}

/** The ids of the teams or zones that are typed, in their order. */
export const idsOf = (typed: TypedTariff, group: 'teams' | 'zones'): string[] => {
  return Object.keys(typed).flatMap((name) => {
    const [first, id = '', last] = name.split('.')
    const isOfGroup = first === group && (last === 'name' || last === 'id')
    return isOfGroup && /^[a-z][a-z0-9-]{0,39}$/.test(id) ? [id] : []
  })
}

/** The numbers of the rows of a list that are typed, from 0. */
export function rowsOf(typed: TypedTariff, list: 'areas' | 'typicalHome'): number[] {
  return Object.keys(typed).flatMap((name) => {
    const [first, row = '', last] = name.split('.')
    const isOfList = first === list && (last === 'team' || last === 'type')
    return isOfList && /^\d{1,3}$/.test(row) ? [Number(row)] : []
  })
}

/** Typed fields in the shape of a tariff: NaN and wrong texts where it is none, for `checkTariff` to name. */
export function shapeOf(typed: TypedTariff, country: Country): object {
  const text = (name: string) => typed[name] ?? ''
  const figure = (name: string) => readFigure(unitOf(name), text(name))
  const figures = (group: string, keys: readonly (string | number)[]) =>
    Object.fromEntries(keys.map((key) => [key, figure(`${group}.${key}`)]))
  const teamAndZone = (name: string) => ({ team: text(`${name}.team`), zone: text(`${name}.zone`) })
  const days = (name: string) =>
    text(name)
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(isoDate)
  return {
    ...(text('note') && { note: text('note') }),
    sample: typed.sample === 'on',
    country,
    currency: 'EUR',
    centsPerPersonHour: figure('centsPerPersonHour'),
    leastPersonMinutes: figure('leastPersonMinutes'),
    onSiteStepMinutes: figure('onSiteStepMinutes'),
    priceStepCents: figure('priceStepCents'),
    lateChangePercent: figure('lateChangePercent'),
    people: figures('people', ['aloneUpToMinutes', 'longestVisitMinutes', 'most']),
    uncertaintyPercent: figures('uncertaintyPercent', ['typicalHome', 'ownRooms']),
    dirtPercent: figures('dirtPercent', dirtLevels),
    typicalHome: rowsOf(typed, 'typicalHome').map((row) => ({
      type: text(`typicalHome.${row}.type`),
      area: figure(`typicalHome.${row}.area`),
      dirt: 2,
    })),
    teams: Object.fromEntries(
      idsOf(typed, 'teams').map((id) => [
        id,
        { name: text(`teams.${id}.name`), leadDays: figure(`teams.${id}.leadDays`) },
      ]),
    ),
    zones: Object.fromEntries(
      idsOf(typed, 'zones').map((id) => [id, { travelCents: figure(`zones.${id}.travelCents`) }]),
    ),
    regions: Object.fromEntries(regionIds[country].map((id) => [id, teamAndZone(`regions.${id}`)])),
    areas: rowsOf(typed, 'areas').map((row) => ({
      from: figure(`areas.${row}.from`),
      to: figure(`areas.${row}.to`),
      ...teamAndZone(`areas.${row}`),
    })),
    calendar: {
      lastOrderTime: text('calendar.lastOrderTime'),
      datesShown: figure('calendar.datesShown'),
      weekdayPercent: figures(
        'calendar.weekdayPercent',
        weekdays.filter((day) => text(`calendar.weekdayPercent.${day}`) !== ''),
      ),
      closedDays: days('calendar.closedDays'),
      workedHolidays: days('calendar.workedHolidays'),
    },
    minutesPerSquareMetre: Object.fromEntries(
      packageIds.map((id) => [id, figures(`minutesPerSquareMetre.${id}`, roomTypeIds)]),
    ),
    taskMinutes: figures('taskMinutes', taskIds),
  }
}

/** A day as it is stored, also if it was typed as `24-12-2026` or `24/12/2026`. */
function isoDate(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
