import { cleanLine, cleanLines } from '../../domain/contact/form-text.ts'
import { added, dayLists, figureOf, isTariffField, keysOf, type TypedTariff } from './typed-tariff.ts'

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
    if (isTariffField(name)) typed.set(name, text)
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
  for (const list of ['areas', 'typicalHome']) {
    const rows = keysOf(kept, list).sort((one, other) => Number(one) - Number(other))
    const fields = rows.map((row) => Object.entries(kept).filter(([name]) => name.startsWith(`${list}.${row}.`)))
    for (const [name] of fields.flat()) delete kept[name]
    const filled = fields.filter((row) => row.some(([name, value]) => value !== '' && figureOf(name)))
    for (const [index, row] of filled.entries())
      for (const [name, value] of row) kept[`${list}.${index}.${name.split('.')[2]}`] = value
  }
  return kept
}
