import { calendarFile } from '../../services/orders/mail/calendar-file.ts'
import type { TakingOrders } from '../layout/ordering-services.ts'
import { withOrder } from '../respond/with-order.ts'

/** `GET /order/…/visit.ics`: the visit for one's calendar, as it stands now. */
export const sendCalendar = (services: TakingOrders) =>
  withOrder(services, async (_, view) => {
    const changedAt = view.history.at(-1)?.at ?? view.order.orderedAt
    return new Response(calendarFile(view, changedAt), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${view.order.number}.ics"`,
      },
    })
  })
