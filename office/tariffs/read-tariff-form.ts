import { cleanLine, cleanLines } from '../../domain/contact/form-text.ts'
import { dayLists, rowsOf, type TypedTariff } from './typed-tariff.ts'

/** How the fields of a team or zone that is added are named in the place of its id. */
export const added = '+'

/** The longest text of a field, and of a list of days. */
const longest = { line: 500, list: 6000 }

/**
 * Reads the form of a tariff: without the teams, zones and rows that were removed, with those that were
 * added in their place, rows counted from 0, and a single team in every place.
 */
export function readTariffForm(form: URLSearchParams): TypedTariff {
  const typed = new Map<string, string>()
  for (const [name, value] of form) {
    const isList = dayLists.some((list) => list === name)
    const text = isList ? cleanLines(value).slice(0, longest.list) : cleanLine(value).slice(0, longest.line)
    if (fieldName.test(name)) typed.set(name, text)
  }
  for (const [group, named] of [
    ['teams', 'name'],
    ['zones', 'id'],
  ] as const) {
    removeTicked(typed, group)
    addNew(typed, group, named)
  }
  sendTheOnlyTeam(typed)
  return { ...withoutEmptyRows(typed) }
}

const fieldName =
  /^(note|sample|(people|uncertaintyPercent|dirtPercent|typicalHome|teams|zones|regions|areas|calendar|minutesPerSquareMetre|taskMinutes)(\.(\+|[A-Za-z0-9-]{1,60})){1,3}|[a-z][A-Za-z]*(PersonHour|Minutes|StepCents|Percent))$/

function removeTicked(typed: Map<string, string>, group: string): void {
  for (const name of [...typed.keys()]) {
    const [first, id, last] = name.split('.')
    if (first !== group || last !== 'remove') continue
    for (const other of [...typed.keys()]) if (other.startsWith(`${group}.${id}.`)) typed.delete(other)
  }
}

/** A company with one team sends it everywhere, whichever teams served a place before. */
function sendTheOnlyTeam(typed: Map<string, string>): void {
  const [team, ...others] = [...typed.keys()].filter((name) => /^teams\..*\.name$/.test(name))
  if (team === undefined || others.length > 0) return
  for (const name of typed.keys())
    if (/^(regions|areas)\..*\.team$/.test(name)) typed.set(name, team.split('.')[1] ?? '')
}

/** Gives an added row an id made of its name; without a usable name it stays as typed. */
function addNew(typed: Map<string, string>, group: string, named: string): void {
  const prefix = `${group}.${added}.`
  const fields = [...typed].filter(([name]) => name.startsWith(prefix))
  const id = idFrom(typed.get(`${prefix}${named}`) ?? '')
  if (fields.every(([, value]) => value === '')) for (const [name] of fields) typed.delete(name)
  else if (id !== '' && !typed.has(`${group}.${id}.${named}`)) {
    for (const [name, value] of fields) {
      typed.delete(name)
      typed.set(`${group}.${id}.${name.slice(prefix.length)}`, value)
    }
  }
}

const idFrom = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '')
    .slice(0, 40)

/** Rows whose figures are empty are gone; the others are counted from 0. */
function withoutEmptyRows(typed: Map<string, string>): Record<string, string> {
  const kept = Object.fromEntries(typed)
  for (const [list, figures] of [
    ['areas', ['from', 'to']],
    ['typicalHome', ['area']],
  ] as const) {
    const rows = rowsOf(kept, list).sort((one, other) => one - other)
    const fields = Object.keys(kept).filter((name) => name.startsWith(`${list}.`))
    const values = fields.map((name) => [name, kept[name] ?? ''] as const)
    for (const name of fields) delete kept[name]
    const filled = rows.filter((row) =>
      values.some(([name, value]) => value !== '' && figures.some((key) => name === `${list}.${row}.${key}`)),
    )
    for (const [index, row] of filled.entries())
      for (const [name, value] of values)
        if (name.startsWith(`${list}.${row}.`)) kept[name.replace(`${list}.${row}.`, `${list}.${index}.`)] = value
  }
  return kept
}
