import { orderStates } from '../../domain/orders/order-states.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
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
  sample: string
  sort: 'visit' | 'earliest' | 'ordered'
}

export interface FilterTeam {
  id: string
  name: string
}

/** The filters of the list of orders. */
export function OrderFilterForm({ filter, teams }: { filter: ShownFilter; teams: readonly FilterTeam[] }) {
  const words = useOffice().words.orders
  const labels = words.filter
  const { q, state, sort, from, until, country, team, channel, sample } = filter
  const all = [{ value: '', name: labels.all }]
  const options = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([value, name]) => ({ value, name }))
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
          <Choice
            label={labels.state}
            name="state"
            value={state}
            options={[...all, ...orderStates.map((one) => ({ value: one, name: words.states[one] }))]}
          />
          <Choice label={labels.sort} name="sort" value={sort} options={options(labels.sorts)} />
          <Button type="submit">{labels.button}</Button>
        </div>
        <details
          className={styles.more}
          open={[country, team, channel, sample, from, until].some((value) => value !== '')}
        >
          <summary>{labels.more}</summary>
          <div className={form.form}>
            <Field label={labels.from} name="from" type="date" defaultValue={from} />
            <Field label={labels.until} name="until" type="date" defaultValue={until} />
            <Choice
              label={labels.country}
              name="country"
              value={country}
              options={[...all, ...options(words.countries)]}
            />
            <Choice
              label={labels.team}
              name="team"
              value={team}
              options={[...all, ...teams.map(({ id, name }) => ({ value: id, name }))]}
            />
            <Choice
              label={labels.channel}
              name="channel"
              value={channel}
              options={[...all, ...options(words.channels)]}
            />
            <Choice label={labels.sample} name="sample" value={sample} options={[...all, ...options(labels.samples)]} />
            <a href="/orders">{labels.clear}</a>
          </div>
        </details>
      </form>
    </search>
  )
}

interface ChoiceProps {
  label: string
  name: string
  value: string
  options: readonly { value: string; name: string }[]
}

const Choice = ({ label, name, value, options }: ChoiceProps) => (
  <label className={form.choice}>
    {label}
    <select name={name} defaultValue={value}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  </label>
)
