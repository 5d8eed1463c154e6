import { visit } from '#copy/order/visit.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { type ReportPhoto, readReport } from '../../services/orders/report/read-report.ts'
import { findPhoto, removePhoto } from '../../services/photos/visit-photos.ts'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import { orderPath, photoPath } from '../layout/routes.ts'
import { withOrder } from '../respond/with-order.ts'
import form from '../sections/order-form.module.css'
import { OrderStep } from '../sections/step-frame.tsx'
import styles from './photo-page.module.css'

const words = visit.photos

/** Asks whether a photo of a visit is to be removed, which cannot be undone (R20.16). */
export default function PhotoPage({ view, photo }: { view: OrderView; photo: ReportPhoto }) {
  const { key } = view
  const { sha256, width, height } = photo
  return (
    <OrderStep view={view} title={words.removing} lead={words.removed} isAlone>
      <img className={styles.photo} src={photoPath(key, sha256)} width={width} height={height} alt={words.one} />
      <form className={form.form} method="post" action={photoPath(key, sha256, 'remove')} noValidate>
        <p className={form.submit}>
          <Button type="submit" variant="danger">
            {words.confirm}
          </Button>
          <ButtonLink href={orderPath(key, 'report')}>{words.keep}</ButtonLink>
        </p>
      </form>
    </OrderStep>
  )
}

/** `GET /order/…/photos/{sha256}`: a photo of the visit, for those who have the private link (R20.16). */
export const sendPhoto = withOrder(async (request, { orders }, { order }) => {
  const bytes = await findPhoto(orders.database, { orderId: order.id, sha256: request.param('sha256') })
  return bytes ? new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/jpeg' } }) : request.notFound()
})

/** `GET /order/…/photos/{sha256}/remove`: asks first. */
export const askRemoval = withOrder(async (request, { orders }, view) => {
  const { photos } = await readReport(orders.database, view, orders.clock())
  const photo = photos.find(({ sha256 }) => sha256 === request.param('sha256'))
  return photo ? await request.show(PhotoPage, { view, photo }, { title: words.removing }) : request.notFound()
})

/** `POST /order/…/photos/{sha256}/remove`: the photo is gone at once and for everyone. Repeating it changes nothing. */
export const receiveRemoval = withOrder(async (request, { orders }, { key, order }) => {
  const photo = { orderId: order.id, sha256: request.param('sha256') }
  const { outcome } = await removePhoto(orders.database, photo, orders.clock())
  return outcome === 'done' ? redirect(orderPath(key, 'report'), 303) : request.notFound()
})
