import { randomInt, randomUUID } from 'node:crypto'
import type { Room } from '../../domain/estimate/rooms.ts'
import { visitPrices } from '../../domain/estimate/visit-prices.ts'
import type { EstimateRequest, OrderedRequest } from '../../domain/estimate/visit-work.ts'
import { confirmHours } from '../../domain/orders/confirmation.ts'
import { consentKinds } from '../../domain/orders/withdrawal-period.ts'
import { type Visit, visitParts } from '../../domain/scheduling/visit.ts'
import type { Database } from '../../services/database/schema.ts'
import type { MailTable } from '../../services/database/tables/message-tables.ts'
import { cancelOrder } from '../../services/orders/change/cancel-order.ts'
import { changeOrder } from '../../services/orders/change/change-order.ts'
import { endLapsed, unconfirmed } from '../../services/orders/confirm/end-unconfirmed.ts'
import { chooseVisit } from '../../services/orders/draft/choose-visit.ts'
import { findDraft } from '../../services/orders/draft/draft-rows.ts'
import { saveDetails, startDraft } from '../../services/orders/draft/order-drafts.ts'
import { readOrderMail } from '../../services/orders/mail/queue-order-mail.ts'
import { confirmOrder } from '../../services/orders/place/confirm-order.ts'
import { placeOrder } from '../../services/orders/place/place-order.ts'
import { orderOf } from '../../services/orders/record/order-rows.ts'
import { createOrderLimits, type OrderServices } from '../../services/orders/record/order-services.ts'
import { orderedVisits } from '../../services/orders/record/ordered-visits.ts'
import { sampleTariff, silentServices } from '../orders/open-order-services.ts'
import { typedDetails } from '../orders/place-through-draft.ts'
import { zipCodeOf } from '../zip-code.ts'
import { openRoster } from './open-roster.ts'

/** Postcodes of two teams. */
const zipCodes = ['2000', '9000'] as const
/** So few dates that they are nearly full all the time. */
const datesUsed = 5

/**
 * One in so many steps is taken late, after the hold has ended: its visitor's clock is ahead, and others' holds have
 * ended too.
 */
const lateAmong = 4
const late = 16 * 60_000

/** One in so many orders has to be confirmed by mail. */
const askedAmong = 2
const manyOrders = 1_000_000
/** One in so many who confirm is too late, by a clock at which all that wait have lapsed. */
const lapsed = (confirmHours * 60 + 1) * 60_000
/** Among so many that wait, one is confirmed. */
const waitingSeen = 20

const estimator = { tariff: sampleTariff('BE') }
/** Each visitor has a different address, without end. */
const orderLimits = createOrderLimits(() => new Date())

/**
 * What the proof tries to break from several processes: the ordering site's own use cases, from the first step to the
 * button, and what customers can do with an order. Each call does what one visitor would do.
 */
export const orderBookings = {
  /** Prepares a migrated database without bookings. */
  prepare: (database: Database) => openRoster(database, estimator.tariff, new Date()),

  /**
   * Chooses and holds a visit.
   * @returns the key with which it is ordered; undefined if the visit was taken
   */
  async begin(database: Database) {
    const client = randomUUID()
    const services = servicesFor(database)
    const home = anyHome()
    const started = await startDraft(services, { ...home, houseNumber: '1' }, client)
    if (started.outcome !== 'done') throw new Error(started.outcome)
    const chosen = await chooseVisit(services, started.draft, anyVisit(home), client)
    if (chosen.outcome === 'refused') return undefined
    const saved = await saveDetails(services, chosen.draft, { ...typedDetails, ...anyMailbox() })
    if (saved.outcome !== 'done') throw new Error(saved.outcome)
    return started.draft.id
  },

  /**
   * Places an order. Two requests with one key are those of one visitor.
   * @returns the order's id once it is stored; undefined if the visit was taken, or the order has to be confirmed
   */
  async place(database: Database, key: string) {
    const services = servicesFor(database)
    const draft = await findDraft(services.database, key)
    if (!draft) throw new Error('The draft is lost.')
    // Whether the limits of the day are reached already.
    const most = randomInt(askedAmong) === 0 ? 0 : manyOrders
    const limited = {
      ...services,
      settings: {
        ...services.settings,
        ordersAtOnce: { client: most, mailbox: most },
      },
    }
    const placement = await placeOrder(limited, draft, { consents: consentKinds, client: anyClient() })
    if (placement.outcome === 'refused' && !('retryAfter' in placement) && placement.problems.visit !== 'taken')
      throw new Error(JSON.stringify(placement))
    if (placement.outcome !== 'done' || !placement.order) return undefined
    const order = database.selectFrom('order').select('id').where('number', '=', placement.order.number)
    return (await order.executeTakeFirstOrThrow()).id
  },

  /**
   * Confirms a random order that waits for it. Now and then the clock is ahead, and ends those that lapsed first.
   * @returns the order with its key once it is stored; undefined if none waits, or it has lapsed
   */
  async confirm(database: Database) {
    const ahead = randomInt(lateAmong) === 0 ? lapsed : 0
    const services = { ...servicesFor(database), clock: () => new Date(Date.now() + ahead) }
    const waiting = await unconfirmed(database).select('token').limit(waitingSeen).execute()
    await endLapsed(database, services.clock())
    const chosen = waiting[randomInt(waiting.length + 1)]
    if (!chosen) return undefined
    const confirmed = await confirmOrder(services, chosen.token, consentKinds)
    if (confirmed.outcome !== 'done') return undefined
    const order = database.selectFrom('order').select('id').where('number', '=', confirmed.order.number)
    return { orderId: (await order.executeTakeFirstOrThrow()).id, key: chosen.draftId }
  },

  /** @returns whether the order has a new visit now */
  async move(database: Database, orderId: string) {
    const row = await database.selectFrom('order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
    const { order } = orderOf(row)
    const change = await changeOrder(
      servicesFor(database),
      order,
      { visit: anyVisit(order) },
      { consents: consentKinds },
    )
    return change.outcome === 'done'
  },

  /** @returns whether the order is cancelled now, by this call */
  async cancel(database: Database, orderId: string) {
    return (await cancelOrder(servicesFor(database), orderId, undefined)).outcome === 'done'
  },

  /** All orders that were ever stored. */
  async orders(database: Database) {
    const visits = new Map((await orderedVisits(database)).map((visit) => [visit.orderId, visit]))
    const rows = await database.selectFrom('order').select(['id', 'draftId', 'version']).execute()
    const persons = await countByOrder(database, 'orderPerson')
    const consents = await countByOrder(database, 'orderConsent')
    const events = await countByOrder(database, 'orderEvent')
    const mails = Map.groupBy(
      await database.selectFrom('mail').select(['orderId', 'purpose', 'content']).execute(),
      ({ orderId }) => orderId,
    )
    return rows.map(({ id, draftId, version }) => ({
      orderId: id,
      /** The key of the request that placed it. */
      key: draftId ?? '',
      /** Undefined if it is cancelled. */
      visit: visits.get(id),
      /** Rows other than claims that are missing, or too few. */
      missing: [
        ...(persons.get(id) === 1 ? [] : ['person']),
        ...(consents.has(id) ? [] : ['consent']),
        ...(events.get(id) === version ? [] : ['event of each change']),
        ...missingMails(mails.get(id) ?? [], version),
      ],
    }))
  },
}

/**
 * The office reads of each change; the customer's last mail covers the newest one, because it replaces waiting mails.
 */
function missingMails(mails: readonly Pick<MailTable, 'purpose' | 'content'>[], version: number): string[] {
  const [toOffice, toCustomer] = [true, false].map((isOffice) =>
    mails.filter(({ purpose }) => (purpose === 'officeOrder') === isOffice),
  )
  const tellsNewest = toCustomer?.some(({ content }) => {
    const told = readOrderMail(content)
    return told && 'event' in told && told.event === version
  })
  return [
    ...(toOffice?.length === version ? [] : ['mail to the office of each change']),
    ...(tellsNewest ? [] : ['mail to the customer of the newest change']),
  ]
}

function servicesFor(database: Database): OrderServices {
  const ahead = randomInt(lateAmong) === 0 ? late : 0
  return { ...silentServices(database, estimator.tariff, () => new Date(Date.now() + ahead)), orderLimits }
}

/** A mailbox and a phone number of one's own: what each may do in a day is limited. */
const anyMailbox = () => ({ email: `${randomUUID()}@visitor.example`, phoneNumber: `04${randomInt(1e7, 1e8)}` })

const anyClient = () => `10.${randomInt(256)}.${randomInt(256)}.1`

/** A home that takes from one to six people, half a day or a whole one. */
function anyHome(): EstimateRequest {
  const zipCode = zipCodeOf(zipCodes[randomInt(zipCodes.length)] ?? '2000')
  const rooms = Array.from({ length: 1 + randomInt(12) }, (): Room => ({ type: 'kr', area: 10, dirt: 2 }))
  return { packageId: 'gs', zipCode, rooms, extras: [] }
}

/** One of the first visits that a home could have, whether or not people are free. */
function anyVisit(home: OrderedRequest): Visit {
  const prices = visitPrices(estimator.tariff, home, new Date())
  const parts = prices ? visitParts(prices.minutesOnSite) : []
  const [date, part] = [prices?.dates[randomInt(datesUsed)]?.date, parts[randomInt(parts.length)]]
  if (!date || !part) throw new Error('There is no such visit.')
  return { date, part }
}

/** How many rows of a table belong to each order. */
async function countByOrder(database: Database, table: 'orderPerson' | 'orderConsent' | 'orderEvent') {
  const rows = await database
    .selectFrom(table)
    .select((eb) => ['orderId', eb.fn.countAll<number>().as('count')])
    .groupBy('orderId')
    .execute()
  return new Map(rows.map(({ orderId, count }) => [orderId, count]))
}
