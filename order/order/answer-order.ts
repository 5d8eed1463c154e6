import { orderPage as words } from '#copy/order/order-page.ts'
import { fill } from '../../copy/fill.ts'
import { goesTo } from '../../domain/company/company-coverage.ts'
import { detailsOfOrder } from '../../domain/orders/order-details.ts'
import type { OrderHome } from '../../domain/orders/order-home.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import { readComplaints } from '../../services/contact/read-complaints.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { isAccessKnown, readCustomerNote } from '../../services/orders/access/access-notes.ts'
import { startDraft } from '../../services/orders/draft/order-drafts.ts'
import { calendarFile } from '../../services/orders/mail/calendar-file.ts'
import { contractFile, contractFilesOf } from '../../services/orders/mail/contract-files.ts'
import { isConfirmationHeld } from '../../services/orders/mail/queue-order-mail.ts'
import { orderAtEvent } from '../../services/orders/record/order-at-event.ts'
import { findOrderRow } from '../../services/orders/record/order-rows.ts'
import { redoAsOrder } from '../../services/orders/record/read-redos.ts'
import { readReport } from '../../services/orders/report/read-report.ts'
import { readStanding } from '../../services/payments/read-standing.ts'
import { draftPath, orderPath } from '../layout/routes.ts'
import { showTooMany } from '../respond/show-message.ts'
import { withOrder } from '../respond/with-order.ts'
import OrderPage from './order-page.tsx'

/** `GET /order/…`: the order as it is now, however old the link is. */
export const showOrder = withOrder(async (request, services, view) => {
  const held = await isConfirmationHeld(services.orders.database, view.order.id)
  const changed = request.query.has('changed')
  const { database, settings, clock } = services.orders
  const read = await readStanding(database, view.order, clock())
  const accessNote = await readCustomerNote(database, settings, view.order.id)
  const accessKnown = await isAccessKnown(database, view.order)
  const complaints = await readComplaints(database, view.order.id)
  const report = await readReport(database, view, clock())
  const title = fill(words.metaTitle, { number: view.order.number })
  return request.show(OrderPage, { view, changed, held, accessNote, accessKnown, read, complaints, report }, { title })
})

/** `GET /order/…/visit.ics`: the visit for one's calendar, as it is now, or with `redo` a free one that follows it. */
export const sendCalendar = withOrder(async ({ query }, { orders: { database } }, view) => {
  const { number, id } = view.order
  const wanted = database.selectFrom('redo').selectAll().where('orderId', '=', id).where('id', '=', query.get('redo'))
  const redo = await wanted.executeTakeFirst()
  const row = redo && (await findOrderRow(database, number))
  const shown = row ? { order: redoAsOrder(row, redo), person: view.person } : view
  const changedAt = redo ? new Date(redo.changedAt) : (view.history.at(-1)?.at ?? view.order.orderedAt)
  return new Response(calendarFile(shown, changedAt), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${number}.ics"`,
    },
  })
})

/** `GET /order/…/contract/{name}`: a file of the confirmation (R16.6), of the order as it is now. */
export const sendContractFile = withOrder(async (request, { orders, settings }, view) => {
  const name = contractFilesOf(view.order).find((known) => known === request.param('file'))
  const found = name && (await orderAtEvent(orders.database, view.order.id, view.history.at(-1)?.seq ?? 1))
  if (!found) return request.notFound()
  const { content, contentType } = contractFile(found, name, settings.orderSiteUrl[view.order.language])
  return new Response(content, {
    headers: {
      'Content-Type': contentType,
      // It has no script, and styles on its elements alone.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'",
    },
  })
})

/**
 * `POST /order/…/again`: a new draft with the home, the extras and the details of an order, at today's prices (R16.34).
 * It leads to the dates; the old order stays as it is.
 */
export const bookAgain = withOrder(async (request, services, { key, order, person }) => {
  // A business agrees on its work with the office.
  if (order.business) return redirect(orderPath(key), 303)
  const { orders } = services
  const { packageId, zipCode, rooms, extras, soldMinutes } = order
  const home: OrderHome = { packageId, zipCode, rooms, extras, soldMinutes, houseNumber: person.houseNumber }
  const firstStep = () => redirect(handOffUrl('', packageId, zipCode, home), 303)
  // We went there then, or teams were larger: step 1 says so.
  if (!goesTo(order.country, zipCode)) return firstStep()
  const start = await startDraft(orders, home, request.client, { details: detailsOfOrder(person, order) })
  if ('retryAfter' in start) return await showTooMany(request, start.retryAfter)
  if (start.outcome === 'refused') return firstStep()
  return redirect(draftPath(start.draft.id, 'visits'), 303)
})
