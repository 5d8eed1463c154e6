import type { Country } from '../../domain/language.ts'
import { searchedWords } from '../../domain/leads/lead-words.ts'
import { addDays, officeInstant } from '../../domain/opening/office-time.ts'
import { orderNumbersIn } from '../../domain/orders/order-number.ts'
import type { OrderState } from '../../domain/orders/order-states.ts'
import { inOrder, type ListPage, pageOf } from '../../services/database/list-page.ts'
import type { Database } from '../../services/database/schema.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { orderWords, wordConditions } from '../../services/database/word-search.ts'

/** The orders of a list: by their visit, latest or earliest first, or the newest orders first. */
export const orderSorts = ['visit', 'earliest', 'ordered'] as const
type OrderSort = (typeof orderSorts)[number]

/** The filters of the list; those left out are not set. Dates are those of the visit, both included. */
export interface OrderFilter {
  state?: OrderState | undefined
  country?: Country | undefined
  team?: string | undefined
  channel?: OrderTable['channel'] | undefined
  from?: string | undefined
  until?: string | undefined
  search: string
  sort: OrderSort
  /** The place in the list. */
  after?: string | undefined
}

/** The customer of an order. */
const customerColumns = ['firstName', 'lastName', 'email', 'phoneNumber', 'street', 'houseNumber', 'city'] as const

/** An order with its customer, whose columns are null once the personal data were deleted. */
export type FoundOrder = OrderTable & Record<(typeof customerColumns)[number], string | null>

/**
 * A page of orders (R17.16). Each sort has an index that carries the columns of the filters, so that only rows that are
 * shown are read. Both engines run these statements.
 */
export async function searchOrders(database: Database, filter: OrderFilter): Promise<ListPage<FoundOrder>> {
  const { search, sort, after } = filter
  const column = sort === 'ordered' ? 'orderedAt' : 'startsAt'
  const direction = sort === 'earliest' ? 'asc' : 'desc'
  let query = inOrder(
    database.selectFrom('order').select(['order.id', `order.${column} as place`]),
    [`order.${column}`, 'order.id'],
    { direction, after },
  )
  for (const name of ['state', 'country', 'team', 'channel'] as const) {
    const wanted = filter[name]
    if (wanted !== undefined) query = query.where(`order.${name}`, '=', wanted)
  }
  if (filter.from) query = query.where('startsAt', '>=', officeInstant(filter.from, 0).toISOString())
  if (filter.until) query = query.where('startsAt', '<', officeInstant(addDays(filter.until, 1), 0).toISOString())
  const [number] = orderNumbersIn(search)
  const conditions = number ? [] : await wordConditions(database, orderWords, 'order.id', searchedWords(search))
  for (const condition of conditions) query = query.where(condition)
  // Orders are long: they are read of the page only, not of everything that is found.
  const rows = await database
    .with(
      (found) => found('page').materialized(),
      () => (number ? query.where('number', '=', number) : query),
    )
    .selectFrom('page')
    .innerJoin('order', 'order.id', 'page.id')
    .leftJoin('orderPerson', 'orderPerson.orderId', 'page.id')
    .selectAll('order')
    .select(customerColumns)
    .orderBy('page.place', direction)
    .orderBy('page.id', direction)
    .execute()
  return pageOf(rows, (row) => [row[column], row.id])
}
