import { fill } from '../../copy/fill.ts'
import type { Country } from '../../domain/language.ts'
import { roomTypeIds } from '../../domain/packages/cleaning-packages.ts'
import { regionIds } from '../../domain/places/region.ts'
import { useOffice } from '../layout/office-facts.ts'
import formStyles from '../sections/form.module.css'
import { Table } from '../sections/table.tsx'
import { TariffCell, TariffField, type TariffFormProps } from './tariff-field.tsx'
import styles from './tariff-form.module.css'
import { hasProblem, Section } from './tariff-sections.tsx'
import { added, keysOf, type TypedTariff } from './typed-tariff.ts'

/** The rows of a list, counted from 0, and two empty ones at its end. */
const rowsOf = (typed: TypedTariff, list: string): number[] =>
  Array.from({ length: keysOf(typed, list).length + 2 }, (_, row) => row)

type PlaceProps = TariffFormProps & { country: Country }

/** Teams and zones, where they go, and the exceptions from that. */
export const PlaceSections = ({ country, ...form }: PlaceProps) => (
  <>
    <Owned group="teams" named="name" figure="leadDays" {...form} />
    <Owned group="zones" named="id" figure="travelCents" {...form} />
    <RegionsSection country={country} {...form} />
    <AreasSection {...form} />
  </>
)

interface OwnedProps extends TariffFormProps {
  group: 'teams' | 'zones'
  /** The field that names a new one. A team can be named anew. */
  named: 'name' | 'id'
  figure: 'leadDays' | 'travelCents'
}

/** The teams or the zones of a company, each with its figure, and one more. */
function Owned({ group, named, figure, ...form }: OwnedProps) {
  const { hints, rows } = useOffice().words.tariffs
  const ids = keysOf(form.typed, group)
  const [nameLabel, newLabel] = group === 'teams' ? [rows.teamName, rows.newTeam] : [rows.zoneName, rows.newZone]
  return (
    <Section id={group} open={hasProblem(form, group)} hint={hints[group]}>
      {[...ids, added].map((id) => (
        <fieldset key={id} className={styles.row}>
          <legend>{id === added ? newLabel : form.typed[`${group}.${id}.name`] || id}</legend>
          {(named === 'name' || id === added) && (
            <TariffField name={`${group}.${id}.${named}`} label={nameLabel} {...form} />
          )}
          <TariffField name={`${group}.${id}.${figure}`} label={rows[figure]} {...form} />
          {id !== added && <Remove name={`${group}.${id}.remove`} />}
        </fieldset>
      ))}
    </Section>
  )
}

/** The cells that choose the team and the zone of a place. */
function TeamAndZone({ name, labelOf, ...form }: TariffFormProps & { name: string; labelOf(column: string): string }) {
  const { rows } = useOffice().words.tariffs
  const teams = keysOf(form.typed, 'teams').map((id) => [id, form.typed[`teams.${id}.name`] || id] as const)
  const zones = keysOf(form.typed, 'zones').map((id) => [id, id] as const)
  return (
    <>
      <TariffCell column={rows.team} name={`${name}.team`} label={labelOf(rows.team)} options={teams} {...form} />
      <TariffCell column={rows.zone} name={`${name}.zone`} label={labelOf(rows.zone)} options={zones} {...form} />
    </>
  )
}

function RegionsSection({ country, ...form }: PlaceProps) {
  const { tariffs, work } = useOffice().words
  const { hints, rows } = tariffs
  return (
    <Section id="regions" open={hasProblem(form, 'regions')} hint={hints.regions}>
      <Table columns={['', rows.team, rows.zone]} asCards>
        {regionIds[country].map((region) => (
          <tr key={region}>
            <th scope="row">{work.regions[region]}</th>
            <TeamAndZone
              name={`regions.${region}`}
              labelOf={(label) => fill(rows.named, { name: work.regions[region], label })}
              {...form}
            />
          </tr>
        ))}
      </Table>
    </Section>
  )
}

function AreasSection(form: TariffFormProps) {
  const { hints, rows } = useOffice().words.tariffs
  return (
    <Section id="areas" open={hasProblem(form, 'areas')} hint={hints.areas}>
      <Table columns={[rows.from, rows.to, rows.team, rows.zone]} asCards>
        {rowsOf(form.typed, 'areas').map((line) => {
          const labelOf = (label: string) => fill(rows.row, { row: line + 1, label })
          return (
            <tr key={line}>
              {(['from', 'to'] as const).map((end) => (
                <TariffCell
                  key={end}
                  column={rows[end]}
                  name={`areas.${line}.${end}`}
                  label={labelOf(rows[end])}
                  {...form}
                />
              ))}
              <TeamAndZone name={`areas.${line}`} labelOf={labelOf} {...form} />
            </tr>
          )
        })}
      </Table>
    </Section>
  )
}

function Remove({ name }: { name: string }) {
  const { remove } = useOffice().words.tariffs.rows
  return (
    <label className={formStyles.tick}>
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
              <TariffCell
                column={rows.type}
                name={`typicalHome.${line}.type`}
                label={named(rows.type)}
                options={types}
                {...form}
              />
              <TariffCell column={rows.area} name={`typicalHome.${line}.area`} label={named(rows.area)} {...form} />
            </tr>
          )
        })}
      </Table>
    </Section>
  )
}
