import { randomUUID } from 'node:crypto'
import { hourlyPackage } from '../../../domain/estimate/sold-hours.ts'
import type { Tariff } from '../../../domain/estimate/tariff.ts'
import type { AgreedWork } from '../../../domain/estimate/visit-work.ts'
import { noCents } from '../../../domain/money/cents.ts'
import type { BusinessAgreement } from '../../../domain/orders/business-order.ts'
import { followUpBy } from '../../../domain/orders/follow-up-by.ts'
import { emptyAtFirst, type Order, type UnconfirmedOrder } from '../../../domain/orders/order.ts'
import type { OrderDetails } from '../../../domain/orders/order-details.ts'
import type { OrderHome } from '../../../domain/orders/order-home.ts'
import { visitPrice } from '../../../domain/orders/visit-price.ts'
import type { ConsentKind } from '../../../domain/orders/withdrawal-period.ts'
import { type Visit, visitStart } from '../../../domain/scheduling/visit.ts'
import type { Database } from '../../database/schema.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'
import { claimForOrder } from '../../scheduling/order-claims.ts'
import { VisitTaken } from '../../scheduling/visit-claim.ts'
import { storeCustomerNote } from '../access/access-notes.ts'
import { type Author, byCustomer } from '../advance/advance-order.ts'
import { storeConsents } from '../consent/consent-texts.ts'
import { queueOrderMail } from '../mail/queue-order-mail.ts'
import { requestBeforehand } from '../mail/queue-payment-notice.ts'
import { recordEvent } from '../record/order-events.ts'
import { homeText, orderOf, type StoredOrder } from '../record/order-rows.ts'
import { type OrderServices, takesOrders } from '../record/order-services.ts'
import { newSecret } from '../record/order-url.ts'
import { archiveTariff } from '../record/tariff-archive.ts'
import { freeOrderNumber } from './free-order-number.ts'
import { storeOrderWords } from './store-search-words.ts'

/** What an order is of. */
export type HomeToClean = Omit<OrderHome, 'houseNumber'>
export type WorkForBusiness = AgreedWork & { business: BusinessAgreement }

/** A checked order that is about to be placed. */
export interface NewOrder<Home extends HomeToClean | WorkForBusiness = HomeToClean | WorkForBusiness> {
  home: Home
  visit: Visit
  details: OrderDetails
  consents: readonly ConsentKind[]
  channel: Order['channel']
  /** The draft whose hold becomes the order's. */
  holder?: string
  origin: Pick<OrderTable, 'draftId' | 'idempotencyKey' | 'bodyHash'>
  /**
   * The number and price that its customer was shown before confirming by mail; undefined for an order placed at once.
   */
  confirmed?: UnconfirmedOrder
  /** The message that it was made of. */
  leadId?: string | undefined
  /** The customer by default. */
  by?: Author | undefined
}

/**
 * Stores an order with everything that belongs to it, inside the caller's transaction: claims, person, consents, the
 * first event, and the mails to the customer and the office (R16.4).
 * @throws VisitTaken
 */
export async function storeOrder(
  transaction: Database,
  services: OrderServices,
  order: NewOrder,
  now: Date,
): Promise<StoredOrder> {
  const { settings, language } = services
  const { visit, details, consents, holder, by = byCustomer } = order
  const { tariff } = services.estimator
  // Callers check first; this is the last guard.
  if (!takesOrders(settings.orderSiteUrl[language], tariff))
    throw new Error('No orders are taken at sample prices here')
  const row = await rowOf(transaction, services, order, now)
  const { id } = row
  const { presence: _, access: _way, noPhotos: _photos, sealedNote, ...person } = details
  const claim = { country: row.country, team: row.team, visit, people: row.people }
  await claimForOrder(transaction, { ...claim, orderId: id, holder: holder ?? id }, now)
  await transaction.insertInto('order').values(row).execute()
  await transaction
    .insertInto('orderPerson')
    .values({ orderId: id, ...person })
    .execute()
  const note = sealedNote && (await storeCustomerNote(transaction, settings, id, sealedNote, now))
  if (note && note.outcome !== 'done')
    services.log.error({ order: row.number }, 'the note about how to get in is lost: its key is not here any more')
  await storeOrderWords(transaction, row, person)
  await storeConsents(transaction, services, id, consents, visit, now)
  const { secret: _link, ...agreed } = row
  await recordEvent(
    transaction,
    { orderId: id, seq: row.version, actor: by.actor, personId: by.personId, kind: 'place' },
    { before: undefined, after: agreed },
    now,
  )
  for (const purpose of ['orderConfirmation', 'officeOrder'] as const) {
    await queueOrderMail(transaction, row, purpose, { event: row.version }, now)
  }
  await requestBeforehand(transaction, row, now)
  await by.afterwards?.(transaction, { id, before: undefined, after: agreed }, now)
  return orderOf(row)
}

/** The row of a new order. @throws VisitTaken */
async function rowOf(
  transaction: Database,
  { language, estimator: { tariff } }: OrderServices,
  { home, visit, details, channel, origin, confirmed, leadId }: NewOrder,
  now: Date,
): Promise<OrderTable> {
  const price = visitPrice(tariff, home, visit.date)
  if (!price) throw new VisitTaken()
  const { presence, access, email, noPhotos } = details
  const { crew, team } = price.work
  return {
    ...emptyAtFirst,
    id: randomUUID(),
    number: confirmed?.number ?? (await freeOrderNumber(transaction)),
    secret: newSecret(),
    ...origin,
    confirmBy: confirmed?.confirmBy.toISOString() ?? null,
    channel,
    leadId: leadId ?? null,
    language,
    country: tariff.country,
    zipCode: home.zipCode,
    ...workColumns(home, tariff),
    team: team.id,
    ...visit,
    ...crew,
    priceCents: price.priceCents,
    lateChangePercent: tariff.lateChangePercent,
    feeCents: noCents,
    tariffDigest: await archiveTariff(transaction, tariff, now),
    sample: tariff.sample ? 1 : 0,
    state: 'ordered',
    // The law wants the contract on paper then, which the office posts.
    postBy: email === '' ? followUpBy(tariff.country, now).toISOString() : null,
    presence,
    access,
    noPhotos: noPhotos ? 1 : 0,
    orderedAt: now.toISOString(),
    startsAt: visitStart(visit).toISOString(),
    sequence: 0,
    version: 1,
  }
}

/** The columns that say what is cleaned. */
function workColumns(home: NewOrder['home'], { typicalHome }: Tariff) {
  const { packageId } = home
  if (packageId === 'business') {
    const business = JSON.stringify(home.business)
    return { kind: packageId, packageId, business, rooms: '', extras: '', handover: null, soldMinutes: null }
  }
  return {
    kind: 'private' as const,
    packageId,
    business: null,
    ...homeText({ rooms: home.rooms ?? typicalHome, extras: home.extras }),
    handover: packageId === 'es' ? (home.handover ?? null) : null,
    soldMinutes: packageId === hourlyPackage ? (home.soldMinutes ?? null) : null,
  }
}
