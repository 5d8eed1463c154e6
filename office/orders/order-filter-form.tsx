import { company } from '../../domain/company/company.ts'
import { Field } from '../../ui/components/field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import form from '../sections/form.module.css'
import { SearchForm } from '../sections/search-form.tsx'
import styles from './order-filter-form.module.css'
import type { OrderFilter } from './search-orders.ts'

export interface FilterProps {
  filter: OrderFilter
  /** The names of the teams by their ids. */
  teams: Readonly<Record<string, string>>
}

/** The filters of the list of orders. */
export function OrderFilterForm({ filter, teams }: FilterProps) {
  const { orders: words, frame } = useOffice().words
  const labels = words.filter
  const { search, state = '', sort } = filter
  return (
    <SearchForm action="/orders" hint={labels.hint} text={search} below={<MoreFilters filter={filter} teams={teams} />}>
      <SelectField label={labels.state} name="state" defaultValue={state} any={frame.all} names={words.states} />
      <SelectField label={labels.sort} name="sort" defaultValue={sort} names={labels.sorts} />
    </SearchForm>
  )
}

const isAsked = (name: string) => name !== 'country' || company.countries.length > 1

/** The filters that are needed less often, folded unless one is set. */
function MoreFilters({ filter, teams }: FilterProps) {
  const { orders: words, frame } = useOffice().words
  const labels = words.filter
  const { from = '', until = '', country = '', team = '', channel = '' } = filter
  const choices = { country: words.countries, team: teams, channel: words.channels }
  return (
    <details className={`fold ${styles.more}`} open={`${country}${team}${channel}${from}${until}` !== ''}>
      <summary>{labels.more}</summary>
      <div className={form.form}>
        <Field label={labels.from} name="from" type="date" defaultValue={from} />
        <Field label={labels.until} name="until" type="date" defaultValue={until} />
        {(['country', 'team', 'channel'] as const).filter(isAsked).map((name) => (
          <SelectField
            key={name}
            label={labels[name]}
            name={name}
            defaultValue={filter[name] ?? ''}
            any={frame.all}
            names={choices[name]}
          />
        ))}
        <a href="/orders">{labels.clear}</a>
      </div>
    </details>
  )
}
