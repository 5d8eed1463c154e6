import { orderMail } from '#copy/order/mail.ts'
import { notDone } from '#copy/order/not-done.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { payment } from '#copy/order/payment.ts'
import { visit as words } from '#copy/order/visit.ts'
import { packageNames } from '#copy/package-names.ts'
import { fill } from '../../copy/fill.ts'
import { clockTime } from '../../copy/format/clock-time.ts'
import { withFacts } from '../../copy/format/company-facts.ts'
import { fullDay, money, typesetDates } from '../../copy/format/format-work.ts'
import { company } from '../../domain/company/company.ts'
import type { Shown } from '../../domain/forms/form.ts'
import { addCents } from '../../domain/money/cents.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import type { RemarkForm } from '../../domain/visits/remark-form.ts'
import type { Complaint } from '../../services/contact/read-complaints.ts'
import type { VisitReport } from '../../services/orders/report/read-report.ts'
import { roomName } from '../../services/orders/report/report-words.ts'
import { Button, PrintButton } from '../../ui/components/button.tsx'
import { HiddenFormFields } from '../../ui/forms/form-fields.tsx'
import { orderPath } from '../layout/routes.ts'
import { Complaints } from '../order/complaints.tsx'
import { CheckLines } from '../sections/check-lines.tsx'
import { OrderForm } from '../sections/order-form.tsx'
import { RoomReports } from '../sections/room-reports.tsx'
import { Notice, OrderStep } from '../sections/step-frame.tsx'
import { stageInWords } from '../sections/visit-progress.tsx'

const { report: labels } = words

export interface ReportProps {
  view: OrderView
  report: VisitReport
  complaints: readonly Complaint[]
  remark: Shown<RemarkForm>
}

/** The report of a visit (R20.15): each room, who came, what it costs, and how to complain. It prints on A4. */
export default function ReportPage({ view, report, complaints, remark }: ReportProps) {
  const { order } = view
  const { stage, isByRoom, photos } = report
  const isOver = stage === 'finished'
  const hasRooms = isOver || isByRoom || photos.length > 0
  const lead = isOver ? '' : stage === 'working' ? labels.unfinished : stageInWords(report, order)
  return (
    <OrderStep view={view} title={labels.title} lead={typesetDates(lead)} isAlone>
      {order.notDoneReason && <p>{notDone.reasons[order.notDoneReason]}</p>}
      {order.state === 'ordered' && !hasRooms && <p>{labels.before}</p>}
      <Complaints view={view} complaints={complaints} />
      <CheckLines lines={factLines(view, report)} />
      {hasRooms && <RoomReports view={view} report={report} />}
      <Damages report={report} />
      {hasRooms && (
        <p className="screen">
          <PrintButton variant="secondary">{orderPage.actions.print}</PrintButton>{' '}
          <a href={orderPath(view.key, 'statement')}>{payment.statementLink}</a>
        </p>
      )}
      {order.state !== 'ordered' && <Remark view={view} remark={remark} />}
      {isOver && !order.sample && company.googleProfileUrl && (
        <p className="screen">
          {words.review} <a href={company.googleProfileUrl}>{orderMail.inspected.reviewLink}</a>
        </p>
      )}
    </OrderStep>
  )
}

/** What is known of the visit as a whole. */
function factLines({ order, teamName }: OrderView, { stage, begun, finished, people, seenBy }: VisitReport) {
  const { number, business, packageId, visit, priceCents, feeCents } = order
  const time = begun && finished && fill(labels.timeOf, { time: clockTime(begun), until: clockTime(finished) })
  const line = (label: string, value: string) => ({ label, value })
  return [
    line(labels.order, `${number}\n${business?.work ?? packageNames[packageId]}, ${fullDay(visit.date)}`),
    ...(people.length > 0 ? [line(labels.people, `${people.join(', ')} (${teamName})`)] : []),
    ...(time ? [line(labels.time, time)] : []),
    ...(seenBy ? [line(labels.check, labels.seen[seenBy])] : []),
    ...(stage === 'ended' || stage === 'gaveUp' ? [] : [line(labels.price, money(addCents(priceCents, feeCents)))]),
  ]
}

/** What the team reported to the office while it was there. */
const Damages = ({ report: { damages } }: { report: VisitReport }) =>
  damages.length > 0 && (
    <Notice kind="attention">
      <h2>{labels.damage}</h2>
      {damages.map(({ id, at, kind }) => (
        <p key={id}>
          {labels.damages[kind]} {fill(labels.damageAt, { time: clockTime(at) })}
        </p>
      ))}
    </Notice>
  )

/** A complaint about a room (R17.44), on screen alone. */
function Remark({ view, remark }: Pick<ReportProps, 'view' | 'remark'>) {
  const { title, lead, labels, anywhere, text, submit, stale } = words.remark
  const { room } = remark.form.fields
  const names = room.view.options.map((key) => [key, key === '' ? anywhere : roomName(view.order, key)])
  const fields = { labels, options: { room: Object.fromEntries(names) }, problems: { 'text.required': text } }
  return (
    <section id="remark" className="screen">
      <h2>{title}</h2>
      <p>{withFacts(lead)}</p>
      {remark.problems.form && <Notice kind="attention">{stale}</Notice>}
      <OrderForm of={remark} action={orderPath(view.key, 'remarks')} words={fields} more={{ text: { rows: 5 } }}>
        <HiddenFormFields of={remark} as={undefined} />
        <Button type="submit">{submit}</Button>
      </OrderForm>
    </section>
  )
}
