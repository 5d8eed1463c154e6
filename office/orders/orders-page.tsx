import { spacedZipCode, typeset } from '../../copy/format/format-work.ts'
import { customerName } from '../../services/database/stored-agreement.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { AmountCell, listPath, NextLink, SampleMark, Table } from '../sections/table.tsx'
import { type FilterProps, OrderFilterForm } from './order-filter-form.tsx'
import styles from './orders-page.module.css'
import type { FoundOrder } from './search-orders.ts'
import { OrderStateWord, visitInWords } from './state-words.tsx'

interface OrdersProps extends FilterProps {
  orders: readonly FoundOrder[]
  /** Where the next page begins; undefined on the last. */
  after: string | undefined
}

/** All orders, narrowed to what the address asks for. */
export function OrdersPage({ orders, filter, teams, after }: OrdersProps) {
  const { words, may } = useOffice()
  const labels = words.orders
  const { search, after: _, ...others } = filter
  const query = { q: search, ...others }
  const isFiltered = Object.entries(query).some(([name, value]) => name !== 'sort' && value)
  const mayChange = may('changeOrders')
  return (
    <OfficeLayout page="orders" shortcuts={[{ keys: '/', label: words.frame.search.label }]}>
      {mayChange && (
        <p className={styles.links}>
          <ButtonLink href="/orders/new">{labels.newOrder}</ButtonLink>
          <ButtonLink href="/withdrawals" variant="secondary">
            {labels.withdrawal.title}
          </ButtonLink>
        </p>
      )}
      <OrderFilterForm filter={filter} teams={teams} />
      <div id="orders" data-live="">
        <Table
          columns={Object.values(labels.columns)}
          figures={labels.columns.price}
          asCards
          empty={isFiltered ? labels.emptySearch : labels.empty}
        >
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} teams={teams} />
          ))}
        </Table>
      </div>
      <p className={styles.links}>
        {after && <NextLink href={listPath('/orders', { ...query, after })} />}
        {mayChange && orders.length > 0 && <a href={listPath('/orders.csv', query)}>{labels.filter.export}</a>}
      </p>
    </OfficeLayout>
  )
}

function OrderRow({ order, teams }: Pick<OrdersProps, 'teams'> & { order: FoundOrder }) {
  const office = useOffice()
  const { number, firstName, city, zipCode, date, part, team, state, channel, priceCents, sample } = order
  const words = office.words.orders
  return (
    <tr>
      <th scope="row">
        <a href={`/orders/${number}`} className={styles.number}>
          {number}
        </a>{' '}
        {sample === 1 && <SampleMark />}
      </th>
      <td className={styles.customer}>
        <span dir="auto">{firstName === null ? words.forgotten : customerName(order)}</span>{' '}
        <span className={styles.quiet}>{typeset(`${spacedZipCode(zipCode)} ${city}`)}</span>
      </td>
      <td className={styles.visit}>{visitInWords({ date, part }, office)}</td>
      <td data-label={words.columns.team}>{teams[team] ?? team}</td>
      <td data-label={words.columns.state}>
        <OrderStateWord state={state} />
        {channel !== 'web' && <span className={styles.quiet}> · {words.channels[channel]}</span>}
      </td>
      <AmountCell cents={priceCents} />
    </tr>
  )
}
