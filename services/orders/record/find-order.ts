import { hash, timingSafeEqual } from 'node:crypto'
import { changeTerms } from '../../../domain/orders/change-terms.ts'
import type { OrderView } from '../../../domain/orders/order.ts'
import type { OrderPerson } from '../../../domain/orders/order-details.ts'
import { mayAdvance, orderTransitionNames } from '../../../domain/orders/order-states.ts'
import { priceLines } from '../../../domain/orders/price-lines.ts'
import { endsContract, withdrawalOutcome, withdrawalUntil } from '../../../domain/orders/withdrawal-period.ts'
import type { Database } from '../../database/schema.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'
import { findOrderRow, orderOf } from './order-rows.ts'
import { agreedConsents, type OrderServices } from './order-services.ts'
import { readArchivedTariff } from './tariff-archive.ts'

type ViewServices = Pick<OrderServices, 'database' | 'clock'>

/**
 * An order by its private link (R16.5); undefined if the number, the secret or the language is wrong, or its personal
 * data were deleted. Wrong secrets all take the same time.
 */
export async function findOrder(
  services: ViewServices & Pick<OrderServices, 'language'>,
  number: string,
  secret: string,
): Promise<OrderView | undefined> {
  const row = await findOrderRow(services.database, number)
  const isRight = timingSafeEqual(digestOf(secret), digestOf(row?.secret ?? ''))
  return row && isRight && row.language === services.language ? await viewOrder(services, row) : undefined
}

const digestOf = (text: string) => hash('sha256', text, 'buffer')

/** All that an order's page and mails show, from its row. Undefined once its personal data were deleted. */
export async function viewOrder(services: ViewServices, row: OrderTable): Promise<OrderView | undefined> {
  const person = await personOf(services.database, row.id)
  if (!person) return undefined
  return { ...(await orderFacts(services, row)), person, askedEmail: await askedEmailOf(services.database, row.id) }
}

/** The customer; undefined once deleted. */
export async function personOf(database: Database, orderId: string): Promise<OrderPerson | undefined> {
  const row = await database.selectFrom('orderPerson').selectAll().where('orderId', '=', orderId).executeTakeFirst()
  if (!row) return undefined
  const { orderId: _, ...person } = row
  return person
}

/** The e-mail address that counts for an order once it is confirmed; undefined if there is none. */
export async function askedEmailOf(database: Database, orderId: string): Promise<string | undefined> {
  const asked = database.selectFrom('emailChange').select('email').where('orderId', '=', orderId)
  return (await asked.executeTakeFirst())?.email
}

/** An order without its person: the part that stays for the books. */
export async function orderFacts({ database, clock }: ViewServices, row: OrderTable) {
  const { order, key } = orderOf(row)
  const now = clock()
  const events = await database
    .selectFrom('orderEvent')
    .select(['seq', 'at', 'actor', 'kind'])
    .where('orderId', '=', order.id)
    .orderBy('seq')
    .execute()
  const tariff = await readArchivedTariff(database, order.tariffDigest)
  const outcome = withdrawalOutcome(order, (await agreedConsents(database, order.id))(order.visit.date), now)
  return {
    key,
    order,
    teamName: tariff.teams[order.team]?.name ?? order.team,
    lines: priceLines(tariff, order, order.priceCents),
    terms: changeTerms(order, now),
    withdrawal: { until: withdrawalUntil(order.country, order.orderedAt), outcome },
    transitions: orderTransitionNames.filter(
      (transition) =>
        mayAdvance(order.state, transition, 'customer') &&
        (transition === 'withdraw' ? endsContract(outcome) : now < order.startsAt),
    ),
    history: events.map(({ at, ...event }) => ({ ...event, at: new Date(at) })),
  }
}
