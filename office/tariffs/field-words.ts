import { fill } from '../../copy/fill.ts'
import type { OfficeWords } from '../../copy/office/words.ts'
import type { Language } from '../../domain/language.ts'
import type { Weekday } from '../../domain/opening/weekdays.ts'
import type { PackageId, RoomTypeId } from '../../domain/packages/cleaning-packages.ts'
import type { TaskId } from '../../domain/packages/task-ids.ts'
import type { RegionId } from '../../domain/places/region.ts'
import type { Speech } from '../layout/office-facts.ts'
import type { TariffFieldProblem } from './check-typed-tariff.ts'
import { writeFigure } from './figure-text.ts'
import { figureOf, type TypedTariff } from './typed-tariff.ts'

type RowWord = 'team' | 'zone' | 'from' | 'to' | 'type' | 'area'

/** The name of a field outside its form, such as in a list of differences. */
export function fieldName(
  { words: { tariffs, work }, weekdayName }: Pick<Speech, 'words' | 'weekdayName'>,
  name: string,
  typed: TypedTariff,
): string {
  const { rows, sections } = tariffs
  const [group = '', one = '', two = ''] = name.split('.')
  const named = (owner: string, label: string) => fill(rows.named, { name: owner, label })
  switch (group) {
    case 'taskMinutes':
      return named(sections.taskMinutes, work.tasks[one as TaskId])
    case 'minutesPerSquareMetre':
      return named(sections.minutesPerSquareMetre, squareMetreLabel(work, one as PackageId, two as RoomTypeId))
    case 'teams':
      return named(typed[`teams.${one}.name`] || one, two === 'name' ? rows.teamName : rows.leadDays)
    case 'zones':
      return named(one, two === 'id' ? rows.zoneName : rows.travelCents)
    case 'regions':
      return named(work.regions[one as RegionId], rows[two as RowWord])
    case 'areas':
    case 'typicalHome':
      return named(sections[group], fill(rows.row, { row: Number(one) + 1, label: rows[two as RowWord] }))
  }
  if (one === 'weekdayPercent') return named(sections.calendar, weekdayName(two as Weekday))
  return tariffs.fields[name as keyof OfficeWords['tariffs']['fields']][0]
}

/** The minutes of a package in a type of room. */
export const squareMetreLabel = (
  { packages, rooms }: Pick<OfficeWords['work'], 'packages' | 'rooms'>,
  packageId: PackageId,
  room: RoomTypeId,
): string => `${packages[packageId]}, ${rooms[room]}`

/** The problem of a field, in its unit. */
export function problemText(
  { problems }: OfficeWords['tariffs'],
  name: string,
  problem: TariffFieldProblem,
  language: Language,
): string {
  const figure = figureOf(name)
  if (problem !== 'range' || !figure) return problems[problem as Exclude<TariffFieldProblem, 'range'>]
  const { unit } = figure
  const range =
    problems.range[unit === 'cents' || unit === 'hours' || unit === 'minutes' || unit === 'percent' ? unit : 'number']
  const [least, most] = [writeFigure(unit, figure.least, language), writeFigure(unit, figure.most, language)]
  return fill(range, { least, most })
}
