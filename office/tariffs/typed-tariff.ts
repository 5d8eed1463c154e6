import type { Figure, FigureSection, FixedField, Tariff } from '../../domain/estimate/tariff.ts'
import { figureAt, partAt, type TariffPart, tariffPart, unwrapped } from '../../domain/estimate/tariff-figures.ts'
import type { Country, Language } from '../../domain/language.ts'
import { readFigure, writeFigure } from './figure-text.ts'

/** A tariff as it is typed: texts by the name of their field, which is the tariff's keys with points between. */
export type TypedTariff = Readonly<Record<string, string>>

/** How the fields of a team or zone that is added are named in the place of its id. */
export const added = '+'

/** Lists whose text has a line for each day. */
export const dayLists = ['calendar.closedDays', 'calendar.workedHolidays'] as const
const isDayList = (name: string) => dayLists.some((list) => list === name)

const join = (name: string, key: string) => (name ? `${name}.${key}` : key)

/** What the form does not ask for: a country has one currency, and rooms of the typical home are normally dirty. */
const given = (name: string): boolean => /^(country|currency)$|\.dirt$/.test(name)

/** The figure of a field, with its unit and bounds; undefined for a text. */
export const figureOf = (name: string): Figure | undefined => figureAt(name.split('.'))

/** Whether a tariff has a field of this name, or its form does beside those of the tariff. */
export const isTariffField = (name: string): boolean =>
  /^(teams|zones)\.[^.]+\.(remove|id)$/.test(name) || isLeaf(partAt(name.split('.')), name)

const isLeaf = (part: TariffPart | undefined, name: string): boolean =>
  part !== undefined &&
  !given(name) &&
  (isDayList(name) || !/^(strict_object|record|array)$/.test(unwrapped(part).type))

/** The names of figures that stand alone, by the section of the form that asks for them. */
export const figuresIn = (section: FigureSection): FixedField[] =>
  leavesOf(tariffPart, '').filter((name): name is FixedField => figureOf(name)?.section === section)

const leavesOf = (part: TariffPart, name: string): string[] =>
  part.entries
    ? Object.entries(part.entries).flatMap(([key, inner]) => leavesOf(unwrapped(inner), join(name, key)))
    : [name]

/** A tariff as its form shows it. */
export function typedFrom(tariff: Tariff, language: Language): TypedTariff {
  const typed: Record<string, string> = {}
  const write = (name: string, value: unknown) => {
    const unit = figureOf(name)?.unit
    if (given(name)) return
    if (unit) typed[name] = writeFigure(unit, value as number, language)
    else if (isDayList(name)) typed[name] = (value as string[]).join('\n')
    else if (typeof value === 'boolean') {
      if (value) typed[name] = 'on'
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) write(join(name, key), inner)
    else if (typeof value === 'string') typed[name] = value
  }
  write('', tariff)
  return typed
}

/** The keys that are typed below a name, each once, in their order: ids of teams and zones, numbers of rows. */
export const keysOf = (typed: TypedTariff, name: string): string[] => {
  const depth = name.split('.').length
  const below = Object.keys(typed).filter((field) => field.startsWith(`${name}.`))
  return [...new Set(below.map((field) => field.split('.')[depth] ?? ''))].filter((key) => key !== added)
}

/** Typed fields in the shape of a tariff: NaN and wrong texts where it is none, for `checkTariff` to name. */
export function shapeOf(typed: TypedTariff, country: Country): unknown {
  const isChosen = (name: string) => Boolean(typed[`${name}.team`] || typed[`${name}.zone`])
  const read = (part: TariffPart, name: string): unknown => {
    const inner = unwrapped(part)
    const text = typed[name] ?? ''
    if (name === 'country') return country
    if (name === 'currency') return 'EUR'
    if (name.endsWith('.dirt')) return 2
    if (isDayList(name))
      return text
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(isoDate)
    if (inner.entries) {
      const values = Object.entries(inner.entries).map(([key, entry]) => [key, read(entry, join(name, key))])
      return Object.fromEntries(values.filter(([, value]) => value !== undefined))
    }
    if (inner.item) return keysOf(typed, name).map((row) => inner.item && read(inner.item, join(name, row)))
    if (inner.value) {
      // A region without team and zone has none.
      const keys = keysOf(typed, name).filter((key) => name !== 'regions' || isChosen(join(name, key)))
      return Object.fromEntries(keys.map((key) => [key, inner.value && read(inner.value, join(name, key))]))
    }
    if (part.wrapped && text === '') return undefined
    const unit = figureOf(name)?.unit
    return inner.type === 'boolean' ? text === 'on' : unit ? readFigure(unit, text) : text
  }
  return read(tariffPart, '')
}

/** A day as it is stored, also if it was typed as `24-12-2026` or `24/12/2026`. */
function isoDate(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
