import { complaint as words } from '#copy/order/complaint.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { fullDay, money, typesetDates } from '../../copy/format/format-work.ts'
import { company } from '../../domain/company/company.ts'
import { displayPhoneNumber } from '../../domain/contact/phone-number.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import type { Complaint } from '../../services/contact/read-complaints.ts'
import { orderPath } from '../layout/routes.ts'
import { arrivalInWords } from '../sections/draft-words.ts'
import { Notice } from '../sections/step-frame.tsx'

interface ComplaintsProps {
  view: OrderView
  complaints: readonly Complaint[]
}

/** The customer's complaints: by when we decide, what we decided, and the free visits that follow (R17.47). */
export const Complaints = ({ view, complaints }: ComplaintsProps) =>
  complaints.map((complaint) => (
    <Notice key={complaint.id} kind="attention">
      <h2>{words.title}</h2>
      <Decision complaint={complaint} />
      {complaint.discounts.map(({ id, cents, at }) => (
        <p key={id}>{typesetDates(fillAll(words.discount, { amount: money(cents), date: dayOf(new Date(at)) }))}</p>
      ))}
      {complaint.redos.map((redo) => redo.state !== 'cancelled' && <Redo key={redo.id} redo={redo} view={view} />)}
    </Notice>
  ))

const dayOf = (at: Date) => fullDay(officeClock(at).date)

function Decision({ complaint: { receivedAt, decideBy, decidedAt, answer } }: { complaint: Complaint }) {
  const until = dayOf(new Date(decideBy.getTime() - 1))
  if (!decidedAt) return <p>{typesetDates(fillAll(words.withUs, { date: dayOf(receivedAt), until }))}</p>
  return (
    <>
      <p>{typesetDates(fill(words.decided, { date: dayOf(decidedAt) }))}</p>
      {answer && <p dir="auto">{answer}</p>}
    </>
  )
}

function Redo({ redo, view: { key, order } }: { redo: Complaint['redos'][number]; view: OrderView }) {
  const facts = { date: fullDay(redo.date), arrival: arrivalInWords(redo) }
  const phone = displayPhoneNumber(order.country, company.phoneNumber[order.country])
  if (redo.state === 'done') return <p>{typesetDates(fillAll(words.done, facts))}</p>
  return (
    <>
      <p>
        <strong>{typesetDates(fillAll(words.planned, facts))}</strong>
      </p>
      {redo.work && (
        <p>
          {words.work}: <span dir="auto">{redo.work}</span>
        </p>
      )}
      <p>
        <a href={`${orderPath(key, 'visit.ics')}?${new URLSearchParams({ redo: redo.id })}`}>
          {orderPage.actions.calendar}
        </a>
      </p>
      <p>{fill(words.otherDay, { phone })}</p>
    </>
  )
}
