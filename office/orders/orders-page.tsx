import { spacedZipCode } from '../../copy/format/spaced-zip-code.ts'
import { mayDo } from '../../domain/people/permissions.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { AmountCell } from '../sections/amount-cell.tsx'
import { NextPage } from '../sections/next-page.tsx'
import { SampleMark } from '../sections/sample-mark.tsx'
import { Table } from '../sections/table.tsx'
import type { ListedOrder } from './office-order.ts'
import { type FilterTeam, OrderFilterForm, type ShownFilter } from './order-filter-form.tsx'
import { OrderStateWord } from './order-state.tsx'
import styles from './orders-page.module.css'
import { visitInWords } from './state-words.ts'

interface OrdersProps {
  orders: readonly ListedOrder[]
  filter: ShownFilter
  teams: readonly FilterTeam[]
  /** Where the next page begins; undefined on the last. */
  after: string | undefined
}

/** All orders, narrowed to what the address asks for. */
export function OrdersPage({ orders, filter, teams, after }: OrdersProps) {
  const { words, person } = useOffice()
  const labels = words.orders
  const isFiltered = Object.entries(filter).some(([name, value]) => name !== 'sort' && value !== '')
  const mayChange = person !== undefined && mayDo(person.role, 'changeOrders')
  return (
    <OfficeLayout title={labels.title} shortcuts={[{ keys: '/', label: labels.filter.search }]}>
      {mayChange && (
        <p className={styles.links}>
          <ButtonLink href="/orders/new">{labels.newOrder}</ButtonLink>
          <ButtonLink href="/withdrawals" variant="secondary">
            {labels.withdrawals}
          </ButtonLink>
        </p>
      )}
      <OrderFilterForm filter={filter} teams={teams} />
      <div id="orders" data-live="">
        {orders.length === 0 ? (
          <p>{isFiltered || after ? labels.emptySearch : labels.empty}</p>
        ) : (
          <Table columns={Object.values(labels.columns)} figures={labels.columns.price} asCards>
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </Table>
        )}
      </div>
      <p className={styles.links}>
        {after && <NextPage href={`/orders?${addressOf({ ...filter, after })}`} />}
        {mayChange && orders.length > 0 && <a href={`/orders.csv?${addressOf(filter)}`}>{labels.filter.export}</a>}
      </p>
    </OfficeLayout>
  )
}

function OrderRow({ order }: { order: ListedOrder }) {
  const office = useOffice()
  const { number, customer, city, zipCode, visit, teamName, state, channel, priceCents, sample } = order
  const words = office.words.orders
  return (
    <tr>
      <th scope="row">
        <a href={`/orders/${number}`} className={styles.number}>
          {number}
        </a>
        {sample && (
          <>
            {' '}
            <SampleMark text={words.sample} />
          </>
        )}
      </th>
      <td className={styles.customer}>
        <span dir="auto">{customer ?? words.forgotten}</span>{' '}
        <span className={styles.quiet}>{[spacedZipCode(zipCode), city].join(' ')}</span>
      </td>
      <td className={styles.visit}>{visitInWords(visit, office)}</td>
      <td data-label={words.columns.team}>{teamName}</td>
      <td data-label={words.columns.state}>
        <OrderStateWord state={state} />
        {channel !== 'web' && <span className={styles.quiet}> · {words.channels[channel]}</span>}
      </td>
      <AmountCell cents={priceCents} />
    </tr>
  )
}

const addressOf = (filter: ShownFilter & { after?: string }): string =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString()
