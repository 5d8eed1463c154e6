import { fill } from '../../copy/fill.ts'
import type { Country } from '../../domain/language.ts'
import { roomTypeIds } from '../../domain/packages/room-types.ts'
import { regionIds } from '../../domain/places/region.ts'
import { useOffice } from '../layout/office-facts.ts'
import { Table } from '../sections/table.tsx'
import { TariffCell, TariffChoice, TariffField, type TariffFormProps } from './tariff-field.tsx'
import styles from './tariff-form.module.css'
import { hasProblem, Section } from './tariff-sections.tsx'
import { added, keysOf, type TypedTariff } from './typed-tariff.ts'

/** The rows of a list, counted from 0, and two empty ones at its end. */
const rowsOf = (typed: TypedTariff, list: string): number[] =>
  Array.from({ length: keysOf(typed, list).length + 2 }, (_, row) => row)

/** Teams and zones, where they go, and the exceptions from that. */
export function PlaceSections({ country, ...form }: TariffFormProps & { country: Country }) {
  const { tariffs, work } = useOffice().words
  const { hints, rows } = tariffs
  const { typed } = form
  const teams = keysOf(typed, 'teams').map((id) => [id, typed[`teams.${id}.name`] || id] as const)
  const zones = keysOf(typed, 'zones').map((id) => [id, id] as const)
  const columns = [rows.team, rows.zone] as const
  const teamAndZone = (name: string, labelOf: (column: string) => string) => (
    <>
      <td data-label={rows.team} className={styles.cell}>
        <TariffChoice name={`${name}.team`} label={labelOf(rows.team)} options={teams} {...form} />
      </td>
      <td data-label={rows.zone} className={styles.cell}>
        <TariffChoice name={`${name}.zone`} label={labelOf(rows.zone)} options={zones} {...form} />
      </td>
    </>
  )
  return (
    <>
      <Section id="teams" open={hasProblem(form, 'teams')} hint={hints.teams}>
        {[...teams, [added, rows.newTeam] as const].map(([id, name]) => (
          <fieldset key={id} className={styles.row}>
            <legend>{name}</legend>
            <TariffField name={`teams.${id}.name`} label={rows.teamName} {...form} />
            <TariffField name={`teams.${id}.leadDays`} label={rows.leadDays} {...form} />
            {id !== added && <Remove name={`teams.${id}.remove`} />}
          </fieldset>
        ))}
      </Section>
      <Section id="zones" open={hasProblem(form, 'zones')} hint={hints.zones}>
        {[...zones, [added, rows.newZone] as const].map(([id, name]) => (
          <fieldset key={id} className={styles.row}>
            <legend>{name}</legend>
            {id === added && <TariffField name={`zones.${id}.id`} label={rows.zoneName} {...form} />}
            <TariffField name={`zones.${id}.travelCents`} label={rows.travelCents} {...form} />
            {id !== added && <Remove name={`zones.${id}.remove`} />}
          </fieldset>
        ))}
      </Section>
      <Section id="regions" open={hasProblem(form, 'regions')} hint={hints.regions}>
        <Table columns={['', ...columns]} asCards>
          {regionIds[country].map((region) => (
            <tr key={region}>
              <th scope="row">{work.regions[region]}</th>
              {teamAndZone(`regions.${region}`, (label) => fill(rows.named, { name: work.regions[region], label }))}
            </tr>
          ))}
        </Table>
      </Section>
      <Section id="areas" open={hasProblem(form, 'areas')} hint={hints.areas}>
        <Table columns={[rows.from, rows.to, ...columns]} asCards>
          {rowsOf(typed, 'areas').map((line) => (
            <tr key={line}>
              {(['from', 'to'] as const).map((end) => (
                <td key={end} data-label={rows[end]} className={styles.cell}>
                  <TariffCell
                    name={`areas.${line}.${end}`}
                    label={fill(rows.row, { row: line + 1, label: rows[end] })}
                    {...form}
                  />
                </td>
              ))}
              {teamAndZone(`areas.${line}`, (label) => fill(rows.row, { row: line + 1, label }))}
            </tr>
          ))}
        </Table>
      </Section>
    </>
  )
}

function Remove({ name }: { name: string }) {
  const { remove } = useOffice().words.tariffs.rows
  return (
    <label className={styles.tick}>
      <input type="checkbox" name={name} /> {remove}
    </label>
  )
}

/** The rooms that are assumed until a visitor says otherwise. */
export function TypicalHomeSection(form: TariffFormProps) {
  const { tariffs, work } = useOffice().words
  const { hints, rows } = tariffs
  const types = roomTypeIds.map((id) => [id, work.rooms[id]] as const)
  return (
    <Section id="typicalHome" open={hasProblem(form, 'typicalHome')} hint={hints.typicalHome}>
      <Table columns={[rows.type, rows.area]} asCards>
        {rowsOf(form.typed, 'typicalHome').map((line) => {
          const named = (label: string) => fill(rows.row, { row: line + 1, label })
          return (
            <tr key={line}>
              <td data-label={rows.type} className={styles.cell}>
                <TariffChoice name={`typicalHome.${line}.type`} label={named(rows.type)} options={types} {...form} />
              </td>
              <td data-label={rows.area} className={styles.cell}>
                <TariffCell name={`typicalHome.${line}.area`} label={named(rows.area)} {...form} />
              </td>
            </tr>
          )
        })}
      </Table>
    </Section>
  )
}
