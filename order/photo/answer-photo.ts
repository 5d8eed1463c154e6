import { visit } from '#copy/order/visit.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { readReport } from '../../services/orders/report/read-report.ts'
import { findPhoto, removePhoto } from '../../services/photos/visit-photos.ts'
import { orderPath } from '../layout/routes.ts'
import { showNotFound } from '../respond/show-message.ts'
import { withOrder } from '../respond/with-order.ts'
import PhotoPage from './photo-page.tsx'

/** `GET /order/…/photos/{sha256}`: a photo of the visit, for those who have the private link (R20.16). */
export const sendPhoto = withOrder(async (request, { orders }, { order }) => {
  const bytes = await findPhoto(orders.database, { orderId: order.id, sha256: request.param('sha256') })
  return bytes
    ? new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/jpeg' } })
    : await showNotFound(request)
})

/** `GET /order/…/photos/{sha256}/remove`: asks first. */
export const askRemoval = withOrder(async (request, { orders }, view) => {
  const { photos } = await readReport(orders.database, view, orders.clock())
  const photo = photos.find(({ sha256 }) => sha256 === request.param('sha256'))
  return photo
    ? await request.show(PhotoPage, { view, photo }, { title: visit.photos.removing })
    : await showNotFound(request)
})

/** `POST /order/…/photos/{sha256}/remove`: the photo is gone at once and for everybody. Repeating it changes nothing. */
export const receiveRemoval = withOrder(async (request, { orders }, { key, order }) => {
  const photo = { orderId: order.id, sha256: request.param('sha256') }
  const { outcome } = await removePhoto(orders.database, photo, orders.clock())
  return outcome === 'done' ? redirect(orderPath(key, 'report'), 303) : await showNotFound(request)
})
