import { randomUUID } from 'node:crypto'
import { scheduleAt } from '../../../domain/estimate/dates.ts'
import {
  confirmHours,
  secondsOfDayLeft,
  unconfirmedBurst,
  unconfirmedPerDay,
} from '../../../domain/orders/confirmation.ts'
import type { UnconfirmedOrder } from '../../../domain/orders/order.ts'
import { visitPrice } from '../../../domain/orders/visit-price.ts'
import { AskedTooOften } from '../../../domain/outcome.ts'
import { formatVisit } from '../../../domain/scheduling/visit.ts'
import type { Database, Schema } from '../../database/schema.ts'
import { widerNetwork } from '../../http/client-address.ts'
import { hashOfMailbox, newMail, queueInSlot } from '../../outbox/new-mail.ts'
import { takeLanes } from '../../scheduling/take-lanes.ts'
import { VisitTaken } from '../../scheduling/visit-claim.ts'
import { countToday } from '../confirm/daily-count.ts'
import { priceOfOffer } from '../draft/draft-quote.ts'
import type { StoredOrder } from '../record/order-rows.ts'
import type { OrderServices } from '../record/order-services.ts'
import { newSecret } from '../record/order-url.ts'
import { archiveTariff } from '../record/tariff-archive.ts'
import { freeOrderNumber } from './free-order-number.ts'
import { type HomeToClean, type NewOrder, storeOrder } from './store-order.ts'

const hour = 3_600_000

/**
 * Whether today's orders of this mailbox or of this client's network are more than are placed at once. Counts this one.
 */
async function isBeyondLimits(
  transaction: Database,
  { settings: { ordersAtOnce } }: OrderServices,
  { email, client }: { email: string; client: string },
  now: Date,
): Promise<boolean> {
  const ofMailbox = await countToday(transaction, `order of mailbox ${hashOfMailbox(email)}`, now)
  const ofClient = await countToday(transaction, `order of client ${widerNetwork(client)}`, now)
  return ofMailbox > ordersAtOnce.mailbox || ofClient > ordersAtOnce.client
}

/**
 * Stores an order of a customer, inside the caller's transaction: at once, or, beyond what a client or a mailbox places
 * in a day, as a draft that holds its people until it is confirmed by mail (R16.33): but for too many of a mailbox, a
 * phone or a network.
 * @param client the address of who orders
 * @throws VisitTaken, AskedTooOften
 */
export async function placeOrAsk(
  transaction: Database,
  services: OrderServices,
  order: NewOrder<HomeToClean>,
  client: string,
  now: Date,
): Promise<{ stored: StoredOrder } | { asked: UnconfirmedOrder }> {
  const { email } = order.details
  if (!(await isBeyondLimits(transaction, services, { email, client }, now)))
    return { stored: await storeOrder(transaction, services, order, now) }
  return { asked: await askToConfirm(transaction, services, order, client, now) }
}

async function askToConfirm(
  transaction: Database,
  services: OrderServices,
  order: NewOrder<HomeToClean>,
  client: string,
  now: Date,
): Promise<UnconfirmedOrder> {
  const { language, termsVersion, estimator } = services
  const { tariff } = estimator
  const { home, visit, details, channel, consents, origin, holder = randomUUID() } = order
  await limitUnconfirmed(transaction, { ...details, client }, now)
  const price = visitPrice(tariff, home, visit.date)
  if (!price) throw new VisitTaken()
  const confirmBy = confirmUntil(services, order, now)
  const { team, crew } = price.work
  const heldUntil = confirmBy.toISOString()
  const claim = { country: tariff.country, team: team.id, visit, people: crew.people }
  await takeLanes(transaction, claim, { from: holder, to: holder, heldUntil }, now)
  const at = now.toISOString()
  const draftId = await keepDraft(transaction, origin.draftId, {
    holder,
    language,
    packageId: home.packageId,
    zipCode: home.zipCode,
    home: JSON.stringify({ ...home, rooms: home.rooms ?? tariff.typicalHome, houseNumber: details.houseNumber }),
    visit: formatVisit(visit),
    heldSince: at,
    heldUntil,
    confirmBy: heldUntil,
    priceCents: price.priceCents,
    details: JSON.stringify(details),
    orderId: null,
    updatedAt: at,
  })
  const token = newSecret()
  const number = await freeOrderNumber(transaction)
  await transaction
    .insertInto('confirmation')
    .values({
      draftId,
      token,
      number,
      channel,
      termsVersion,
      consents: consents.join(),
      tariffDigest: await archiveTariff(transaction, tariff, now),
      sample: tariff.sample ? 1 : 0,
      idempotencyKey: origin.idempotencyKey,
      bodyHash: origin.bodyHash,
      askedAt: at,
    })
    .execute()
  const mail = newMail({ purpose: 'orderAsked', language, content: JSON.stringify({ token }) }, now)
  if (!(await queueInSlot(transaction, mail, details.email, 'confirm'))) throw new AskedTooOften(secondsOfDayLeft(now))
  return { number, confirmBy }
}

async function limitUnconfirmed(
  transaction: Database,
  { email, phoneNumber, client }: { email: string; phoneNumber: string; client: string },
  now: Date,
): Promise<void> {
  const counted = {
    mailbox: hashOfMailbox(email),
    // Its last nine digits are the same with and without the country code.
    phone: phoneNumber.replace(/\D/g, '').slice(-9),
    client: widerNetwork(client),
  }
  for (const kind of ['mailbox', 'phone', 'client'] as const) {
    const count = await countToday(transaction, `unconfirmed order of ${kind} ${counted[kind]}`, now)
    if (count > unconfirmedPerDay[kind]) throw new AskedTooOften(secondsOfDayLeft(now))
  }
}

/**
 * When a confirmation comes too late: after `confirmHours`, or when the visit can no longer be ordered if that is
 * sooner.
 */
function confirmUntil({ estimator: { tariff } }: OrderServices, { home, visit }: NewOrder, now: Date): Date {
  const later = new Date(now.getTime() + confirmHours * hour)
  return priceOfOffer(tariff, home, visit, later) === undefined ? scheduleAt(tariff, now).until : later
}

/** Stores the draft that an order waits in. @returns its id */
async function keepDraft(
  transaction: Database,
  id: string | null,
  columns: Omit<Schema['draft'], 'id' | 'version' | 'createdAt'>,
): Promise<string> {
  const row = { id: id ?? newSecret(), version: 1, createdAt: columns.updatedAt, ...columns }
  await transaction
    .insertInto('draft')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute()
  return row.id
}

/** Raises the alarm if many orders of the last hour are not confirmed. Called once such an order is stored. */
export async function watchBurst({ database, orderLimits }: OrderServices, now: Date): Promise<void> {
  const { count } = await database
    .selectFrom('confirmation')
    .innerJoin('draft', 'draft.id', 'confirmation.draftId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('askedAt', '>', new Date(now.getTime() - hour).toISOString())
    .where('orderId', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= unconfirmedBurst) orderLimits.onUnconfirmedBurst()
}
