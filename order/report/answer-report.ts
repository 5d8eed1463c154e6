import { language } from '#copy/language.ts'
import { visit as words } from '#copy/order/visit.ts'
import { fill } from '../../copy/fill.ts'
import { type Refused, showForm } from '../../domain/forms/form.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { type RemarkForm, remarkForm } from '../../domain/visits/remark-form.ts'
import { roomKeys } from '../../domain/visits/room-keys.ts'
import { readComplaints } from '../../services/contact/read-complaints.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { readReport } from '../../services/orders/report/read-report.ts'
import { storeRemark } from '../../services/orders/report/store-remark.ts'
import type { OrderRequest, TakingOrders } from '../layout/ordering-services.ts'
import { orderPath } from '../layout/routes.ts'
import { showTooMany } from '../respond/show-message.ts'
import { withOrder } from '../respond/with-order.ts'
import ReportPage from './report-page.tsx'

/** `GET /order/…/report`: what was done, room by room, and a form for what is not right. */
export const showReport = withOrder((request, services, view) => reportPage(request, services, view))

/** `POST /order/…/remarks`: a complaint of the order, about one of its rooms or the whole visit. */
export const receiveRemark = withOrder(async (request, services, view) => {
  const report = orderPath(view.key, 'report')
  return await answerForm(
    request.form,
    remarkForm(roomKeys(view.order)),
    (refused) => reportPage(request, services, view, refused),
    async (remark) => {
      const stored = await storeRemark(services.orders, view, remark, request.client)
      if ('retryAfter' in stored) return await showTooMany(request, stored.retryAfter)
      return stored.outcome === 'done' ? redirect(report, 303) : stored
    },
  )
})

async function reportPage(
  request: OrderRequest,
  { orders }: TakingOrders,
  view: OrderView,
  refused?: Refused<RemarkForm>,
): Promise<Response> {
  const report = await readReport(orders.database, view, orders.clock())
  const complaints = await readComplaints(orders.database, view.order.id)
  const remark = showForm(remarkForm(roomKeys(view.order)), { entry: crypto.randomUUID() }, language, refused)
  const title = fill(words.report.metaTitle, { number: view.order.number })
  return await request.show(ReportPage, { view, report, complaints, remark }, { title, status: refused?.status ?? 200 })
}
