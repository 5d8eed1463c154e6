import { orderStates } from '../../domain/orders/order-states.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import form from '../sections/form.module.css'
import styles from './order-filter-form.module.css'

/** The filters of a list, as in the address. Empty: not set. */
export interface ShownFilter {
  q: string
  state: string
  country: string
  team: string
  channel: string
  from: string
  until: string
  sort: 'visit' | 'earliest' | 'ordered'
}

export interface FilterTeam {
  id: string
  name: string
}

interface FilterProps {
  filter: ShownFilter
  teams: readonly FilterTeam[]
}

const options = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** The filters of the list of orders. */
export function OrderFilterForm({ filter, teams }: FilterProps) {
  const words = useOffice().words.orders
  const labels = words.filter
  const { q, state, sort } = filter
  const all = [{ value: '', label: labels.all }]
  return (
    <search>
      <form method="get" action="/orders">
        <div className={form.form}>
          <Field
            label={labels.search}
            hint={labels.hint}
            name="q"
            type="search"
            defaultValue={q}
            maxLength={200}
            keys="/"
          />
          <SelectField
            id="state"
            label={labels.state}
            name="state"
            defaultValue={state}
            options={[...all, ...orderStates.map((one) => ({ value: one, label: words.states[one] }))]}
          />
          <SelectField id="sort" label={labels.sort} name="sort" defaultValue={sort} options={options(labels.sorts)} />
          <Button type="submit">{labels.button}</Button>
        </div>
        <MoreFilters filter={filter} teams={teams} />
      </form>
    </search>
  )
}

/** The filters that are needed less often, folded unless one is set. */
function MoreFilters({ filter: { from, until, country, team, channel }, teams }: FilterProps) {
  const words = useOffice().words.orders
  const labels = words.filter
  const all = [{ value: '', label: labels.all }]
  return (
    <details
      className={`fold ${styles.more}`}
      open={[country, team, channel, from, until].some((value) => value !== '')}
    >
      <summary>{labels.more}</summary>
      <div className={form.form}>
        <Field label={labels.from} name="from" type="date" defaultValue={from} />
        <Field label={labels.until} name="until" type="date" defaultValue={until} />
        <SelectField
          id="country"
          label={labels.country}
          name="country"
          defaultValue={country}
          options={[...all, ...options(words.countries)]}
        />
        <SelectField
          id="team"
          label={labels.team}
          name="team"
          defaultValue={team}
          options={[...all, ...teams.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        <SelectField
          id="channel"
          label={labels.channel}
          name="channel"
          defaultValue={channel}
          options={[...all, ...options(words.channels)]}
        />
        <a href="/orders">{labels.clear}</a>
      </div>
    </details>
  )
}
