import { useOffice } from '../layout/office-facts.ts'
import { Table } from '../sections/table.tsx'
import { fieldName } from './field-words.ts'
import type { TypedTariff } from './typed-tariff.ts'

interface DifferencesProps {
  before: TypedTariff
  after: TypedTariff
  columns: readonly [field: string, before: string, after: string]
  /** The text if nothing differs. */
  same: string
}

/** The fields in which two tariffs differ, with both values as they are typed. */
export function TariffDifferences({ before, after, columns, same }: DifferencesProps) {
  const office = useOffice()
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const different = names.filter((name) => before[name] !== after[name])
  if (different.length === 0) return <p>{same}</p>
  const shown = (name: string, typed: TypedTariff) => valueText(office.words, name, typed)
  return (
    <Table columns={columns} asCards>
      {different.map((name) => (
        <tr key={name}>
          <th scope="row">{fieldName(office, name, { ...before, ...after })}</th>
          <td data-label={columns[1]}>{shown(name, before)}</td>
          <td data-label={columns[2]}>{shown(name, after)}</td>
        </tr>
      ))}
    </Table>
  )
}

/** The value of a field, in words for an id or a tick, and a team by its name. */
function valueText({ tariffs, work }: ReturnType<typeof useOffice>['words'], name: string, typed: TypedTariff): string {
  const value = typed[name]
  if (value === undefined || value === '') return tariffs.none
  if (name === 'sample') return tariffs.sample
  if (/^(regions|areas)\..*\.team$/.test(name)) return typed[`teams.${value}.name`] ?? value
  return /^typicalHome\.\d+\.type$/.test(name) ? work.rooms[value as keyof typeof work.rooms] : value
}
