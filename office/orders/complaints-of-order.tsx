import { fill, fillAll } from '../../copy/fill.ts'
import type { Complaint } from '../../services/contact/read-complaints.ts'
import { useOffice } from '../layout/office-facts.ts'
import { LateMark } from '../sections/facts.tsx'
import type { OfficeOrder } from './find-office-order.ts'
import { visitInWords } from './state-words.tsx'

/** The complaints about an order, each with its state, its redos and the way to its page (R17.44). */
export function Complaints({ view: { order, complaints } }: { view: OfficeOrder }) {
  const office = useOffice()
  const labels = office.words.orders.complaints
  if (complaints.length === 0) return null
  return (
    <section id="complaints" aria-labelledby="complaints-title">
      <h2 id="complaints-title">{labels.title}</h2>
      {complaints.map((complaint) => (
        <div key={complaint.id}>
          <ComplaintState complaint={complaint} />
          {complaint.redos.map((redo) => (
            <p key={redo.id}>
              {labels.redo.states[redo.state]}: {visitInWords(redo, office)}
            </p>
          ))}
          <p>
            <a href={`/orders/${order.number}/complaints/${complaint.id}`}>{labels.open}</a>
          </p>
        </div>
      ))}
    </section>
  )
}

/** When a complaint came in, the message that it is, and the day of its decision or what was decided. */
export function ComplaintState({ complaint }: { complaint: Complaint }) {
  const { words, now, formatTime, formatUntil } = useOffice()
  const labels = words.orders.complaints
  const { leadId, receivedAt, decideBy, decidedAt, decision } = complaint
  const what = decision ? labels.decide.options.decision[decision] : ''
  return (
    <>
      <p>
        {fill(labels.received, { date: formatTime(receivedAt) })}{' '}
        {leadId && <a href={`/leads/${leadId}`}>{labels.message}</a>}
      </p>
      <p>
        {!decidedAt && decideBy < now && <LateMark dueAt={decideBy} />}{' '}
        {decidedAt
          ? fillAll(labels.decided, { date: formatTime(decidedAt), what })
          : fill(labels.decideBy, { date: formatUntil(decideBy) })}
      </p>
    </>
  )
}
