import { calendarFile } from '../../services/orders/mail/calendar-file.ts'
import { withOrder } from '../respond/with-order.ts'

/** `GET /order/…/visit.ics`: the visit for one's calendar, as it stands now. */
export const sendCalendar = withOrder(async (_request, _services, view) => {
  const changedAt = view.history.at(-1)?.at ?? view.order.orderedAt
  return new Response(calendarFile(view, changedAt), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${view.order.number}.ics"`,
    },
  })
})
