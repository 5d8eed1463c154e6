import { visit } from '#copy/order/visit.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import type { ReportPhoto } from '../../services/orders/report/read-report.ts'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import { orderPath, photoPath } from '../layout/routes.ts'
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
