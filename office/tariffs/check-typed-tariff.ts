import type { Tariff } from '../../domain/estimate/tariff.ts'
import {
  checkTariff,
  isContradiction,
  type TariffContradiction,
  type TariffMistake,
} from '../../domain/estimate/tariff-check.ts'
import type { Country } from '../../domain/language.ts'
import { added, dayLists, figureOf, shapeOf, type TypedTariff } from './typed-tariff.ts'

/** The problem of a field. `range`: the number is outside the tariff's bounds. */
export type TariffFieldProblem = 'range' | 'name' | 'choose' | 'time' | 'days' | 'noRoom' | TariffContradiction

/** Problems by the name of the field. */
export type TariffProblems = Readonly<Record<string, TariffFieldProblem>>

/** A typed tariff, or the problems of its fields. */
export function checkTypedTariff(
  typed: TypedTariff,
  country: Country,
): { ok: true; tariff: Tariff } | { ok: false; problems: TariffProblems } {
  const unnamed = Object.keys(typed).find((name) => /^(teams|zones)\./.test(name) && name.split('.')[1] === added)
  const check = checkTariff(country, shapeOf(typed, country))
  if (check.ok && !unnamed) return check
  const problems: Record<string, TariffFieldProblem> = {}
  for (const mistake of check.ok ? [] : check.mistakes) problems[fieldOf(mistake)] ??= problemOf(mistake)
  if (unnamed) problems[unnamed.startsWith('teams') ? `teams.${added}.name` : `zones.${added}.id`] = 'name'
  return { ok: false, problems }
}

/** The field of the form that a mistake is shown at. */
function fieldOf({ path, problem }: TariffMistake): string {
  if (problem === 'dirtGoesDown') return 'dirtPercent.2'
  if (problem === 'noWeekday') return 'calendar.weekdayPercent.monday'
  const name = path.join('.')
  if (problem === 'regionMissing') return `${name}.team`
  if (name === 'typicalHome') return 'typicalHome.0.area'
  return dayLists.find((list) => name.startsWith(list)) ?? name
}

function problemOf({ path, problem }: TariffMistake): TariffFieldProblem {
  const name = path.join('.')
  if (isContradiction(problem) || problem === 'noRoom' || problem === 'time') return problem
  if (dayLists.some((list) => name.startsWith(list))) return 'days'
  if (figureOf(name)) return 'range'
  return path.at(-1) === 'name' ? 'name' : 'choose'
}
