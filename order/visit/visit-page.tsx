import { visit as words } from '#copy/order/visit.ts'
import { fill } from '../../copy/fill.ts'
import { typesetDates } from '../../copy/format/format-work.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { readReport, type VisitReport } from '../../services/orders/report/read-report.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { orderPath } from '../layout/routes.ts'
import { withOrder } from '../respond/with-order.ts'
import { RoomReports } from '../sections/room-reports.tsx'
import { OrderStep } from '../sections/step-frame.tsx'
import { stageInWords, VisitProgress } from '../sections/visit-progress.tsx'

const shown = ['late', 'onTheWay', 'working', 'finished']

/** A visit as it goes (R20.15): where the team is, and what it has recorded so far. */
export default function VisitPage({ view, report }: { view: OrderView; report: VisitReport }) {
  const { stage } = report
  return (
    <OrderStep view={view} title={words.title} lead={typesetDates(stageInWords(report, view.order))}>
      {shown.includes(stage) && <VisitProgress report={report} />}
      {stage === 'working' && report.isByRoom && <RoomReports view={view} report={report} />}
      <p>
        {stage === 'finished' ? (
          <ButtonLink href={orderPath(view.key, 'report')}>{words.report.link}</ButtonLink>
        ) : (
          <ButtonLink variant="secondary" href={orderPath(view.key, 'visit')}>
            {words.again}
          </ButtonLink>
        )}
      </p>
    </OrderStep>
  )
}

/** `GET /order/…/visit`: what happens today. */
export const showVisit = withOrder(async (request, { orders }, view) => {
  const report = await readReport(orders.database, view, orders.clock())
  return await request.show(
    VisitPage,
    { view, report },
    { title: fill(words.metaTitle, { number: view.order.number }) },
  )
})
