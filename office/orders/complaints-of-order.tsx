import { fill } from '../../copy/fill.ts'
import { Button } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { formatTime, formatUntil } from '../sections/formats.ts'
import { LateMark } from '../sections/late-mark.tsx'
import type { OfficeOrder } from './find-office-order.ts'

interface ComplaintsProps {
  view: OfficeOrder
  /** Whether this reader may decide them. */
  mayChange: boolean
}

/** The complaints about an order with the day by which they are decided (R17.44). */
export function Complaints({ view: { order, complaints }, mayChange }: ComplaintsProps) {
  const { words, language, now } = useOffice()
  const labels = words.orders.complaints
  if (complaints.length === 0) return null
  return (
    <section id="complaints" aria-labelledby="complaints-title">
      <h2 id="complaints-title">{labels.title}</h2>
      {complaints.map(({ id, leadId, receivedAt, decideBy, decidedAt }) => (
        <form key={id} method="post" action={`/orders/${order.number}`}>
          <input type="hidden" name="complaint" defaultValue={id} />
          <p>
            {fill(labels.received, { date: formatTime(receivedAt, now, language) })}{' '}
            {leadId && <a href={`/leads/${leadId}`}>{labels.message}</a>}
          </p>
          <p>
            {!decidedAt && decideBy < now && <LateMark dueAt={decideBy} />}{' '}
            {decidedAt
              ? fill(labels.decided, { date: formatTime(decidedAt, now, language) })
              : fill(labels.decideBy, { date: formatUntil(decideBy, now, language) })}
          </p>
          {mayChange && (
            <Button type="submit" name="do" value={decidedAt ? 'undecided' : 'decided'} variant="secondary" small>
              {decidedAt ? labels.reopen : labels.decide}
            </Button>
          )}
        </form>
      ))}
    </section>
  )
}
