import type { Shown } from '../../../domain/forms/form.ts'
import type { rescheduleForm } from '../../../domain/planning/reschedule-form.ts'
import type { OfficeOrder } from '../../orders/find-office-order.ts'
import type { Places } from './find-places.ts'

/** What the page that moves an order shows. */
export interface RescheduleProps {
  view: OfficeOrder
  places: Places
  of: Shown<typeof rescheduleForm>
  /** The version that the page showed which was sent; 0 where it named none. */
  seen: number
}
