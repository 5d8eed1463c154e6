import { sql } from 'kysely'
import type { Country } from '../../domain/language.ts'
import { searchedWords } from '../../domain/leads/lead-words.ts'
import { addDays, officeInstant } from '../../domain/opening/office-time.ts'
import { orderNumbersIn } from '../../domain/orders/order-number.ts'
import type { OrderState } from '../../domain/orders/order-states.ts'
import type { Database } from '../../services/database/schema.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { orderWords, wordConditions } from '../../services/database/word-search.ts'

/** The orders of a list: by their visit, latest or earliest first, or the newest orders first. */
export const orderSorts = ['visit', 'earliest', 'ordered'] as const
export type OrderSort = (typeof orderSorts)[number]

/** The filters of the list; those left out are not set. Dates are those of the visit, both included. */
export interface OrderFilter {
  state?: OrderState | undefined
  country?: Country | undefined
  team?: string | undefined
  channel?: OrderTable['channel'] | undefined
  sample?: boolean | undefined
  from?: string | undefined
  until?: string | undefined
  search: string
  sort: OrderSort
  /** The place of the last order of the page before, as `placeOfOrder` names it. */
  after?: readonly [string, string] | undefined
}

/** How many orders a page has. */
export const pageSize = 50

/** The customer of an order. */
const customerColumns = ['firstName', 'lastName', 'email', 'phoneNumber', 'street', 'houseNumber', 'city'] as const

/** An order with its customer, whose columns are null once the personal data were deleted. */
export type OrderRow = OrderTable & Record<(typeof customerColumns)[number], string | null>

/**
 * A page of orders (R17.16). Each sort has an index that carries the columns of the filters, so that only rows that are
 * shown are read. Both engines run these statements.
 */
export async function searchOrders(database: Database, filter: OrderFilter): Promise<OrderRow[]> {
  const { search, sort, after, sample } = filter
  const column = sort === 'ordered' ? 'orderedAt' : 'startsAt'
  const direction = sort === 'earliest' ? 'asc' : 'desc'
  let query = database
    .selectFrom('order')
    .select(['order.id', `order.${column} as place`])
    .orderBy(`order.${column}`, direction)
    .orderBy('order.id', direction)
    .limit(pageSize)
  for (const name of ['state', 'country', 'team', 'channel'] as const) {
    const wanted = filter[name]
    if (wanted !== undefined) query = query.where(`order.${name}`, '=', wanted)
  }
  if (sample !== undefined) query = query.where('order.sample', '=', sample ? 1 : 0)
  if (filter.from) query = query.where('startsAt', '>=', officeInstant(filter.from, 0).toISOString())
  if (filter.until) query = query.where('startsAt', '<', officeInstant(addDays(filter.until, 1), 0).toISOString())
  if (after) {
    const beyond = sql.raw(direction === 'asc' ? '>' : '<')
    query = query.where(sql<boolean>`(${sql.ref(`order.${column}`)}, "order"."id") ${beyond} (${sql.join(after)})`)
  }
  const [number] = orderNumbersIn(search)
  const conditions = number ? [] : await wordConditions(database, orderWords, 'order.id', searchedWords(search))
  for (const condition of conditions) query = query.where(condition)
  // Orders are long: they are read of the page only, not of everything that is found.
  return await database
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
}

/** The position of an order in a list, after which the next page begins. */
export const placeOfOrder = ({ id, startsAt, orderedAt }: OrderRow, sort: OrderSort): [string, string] => [
  sort === 'ordered' ? orderedAt : startsAt,
  id,
]
