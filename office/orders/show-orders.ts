import { orderNumbersIn } from '../../domain/orders/order-number.ts'
import { orderStates } from '../../domain/orders/order-states.ts'
import { isDate } from '../../domain/scheduling/visit.ts'
import { readOneOf, readPlace, readSearch } from '../../services/database/list-page.ts'
import type { PersonAnswer } from '../gate/office-route.ts'
import { teamNames } from '../gate/planning-country.ts'
import { OrdersPage } from './orders-page.tsx'
import { type OrderFilter, orderSorts, searchOrders } from './search-orders.ts'

/**
 * `GET /orders`: the list. The address has the filters, the search and the place in the list; the number of an order
 * leads to it.
 */
export const showOrders: PersonAnswer = async ({ show, query, redirect }, services) => {
  const { database } = services
  const filter = readFilter(query)
  const { rows, next } = await searchOrders(database, filter)
  const [only] = rows
  if (only && orderNumbersIn(filter.search)[0] === only.number) return redirect(`/orders/${only.number}`)
  const teams = { ...teamNames(services, 'BE'), ...teamNames(services, 'NL') }
  return show(OrdersPage, { orders: rows, filter, teams, after: next })
}

/** Reads the filters of an address. Unknown values are ignored. */
export function readFilter(query: URLSearchParams): OrderFilter {
  const given = (name: string) => query.get(name) ?? ''
  const dateOf = (name: string) => (isDate(given(name)) ? given(name) : undefined)
  return {
    state: readOneOf(query, 'state', orderStates),
    country: readOneOf(query, 'country', ['BE', 'NL']),
    team: /^[a-z\d-]{1,60}$/.test(given('team')) ? given('team') : undefined,
    channel: readOneOf(query, 'channel', ['web', 'api', 'phone']),
    from: dateOf('from'),
    until: dateOf('until'),
    search: readSearch(query),
    sort: readOneOf(query, 'sort', orderSorts) ?? 'visit',
    after: readPlace(query),
  }
}
