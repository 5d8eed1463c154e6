import { orderPage as words } from '#copy/order/order-page.ts'
import { fill } from '../../copy/fill.ts'
import { isAccessKnown, readCustomerNote } from '../../services/orders/access/access-notes.ts'
import { isConfirmationHeld } from '../../services/orders/mail/queue-order-mail.ts'
import { readStanding } from '../../services/payments/read-standing.ts'
import { withOrder } from '../respond/with-order.ts'
import OrderPage from './order-page.tsx'

/** `GET /order/…`: the order as it stands now, however old the link is. */
export const showOrder = withOrder(async (request, services, view) => {
  const held = await isConfirmationHeld(services.orders.database, view.order.id)
  const changed = request.query.has('changed')
  const { database, settings, clock } = services.orders
  const read = await readStanding(database, view.order, clock())
  const accessNote = await readCustomerNote(database, settings, view.order.id)
  const accessKnown = await isAccessKnown(database, view.order)
  const title = fill(words.metaTitle, { number: view.order.number })
  return request.show(OrderPage, { view, changed, held, accessNote, accessKnown, read }, { title })
})
