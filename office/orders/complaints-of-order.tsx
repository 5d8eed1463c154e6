import { fill } from '../../copy/fill.ts'
import { Button } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { formatTime, formatUntil } from '../sections/format-time.ts'
import { LateMark } from '../sections/late-mark.tsx'
import type { OfficeOrder } from './office-order.ts'
import styles from './order-actions.module.css'

interface ComplaintsProps {
  view: OfficeOrder
  /** Whether this reader may record and decide them. */
  mayChange: boolean
}

/** The complaints about an order with the day by which they are decided (R17.44), and the way to record one. */
export function Complaints({ view: { order, complaints }, mayChange }: ComplaintsProps) {
  const { words, language, now } = useOffice()
  const labels = words.orders.complaints
  return (
    <section id="complaints" aria-labelledby="complaints-title" className={styles.actions}>
      <h2 id="complaints-title">{labels.title}</h2>
      {complaints.length === 0 && <p>{labels.none}</p>}
      {complaints.map(({ id, leadId, receivedAt, decideBy, decidedAt }) => (
        <form key={id} method="post" action={`/orders/${order.number}`}>
          <input type="hidden" name="complaint" defaultValue={id} />
          <p>
            {fill(labels.received, { date: formatTime(receivedAt, language) })}{' '}
            {leadId && <a href={`/leads/${leadId}`}>{labels.message}</a>}
          </p>
          <p>
            {!decidedAt && decideBy < now && <LateMark dueAt={decideBy} />}{' '}
            {decidedAt
              ? fill(labels.decided, { date: formatTime(decidedAt, language) })
              : fill(labels.decideBy, { date: formatUntil(decideBy, language) })}
          </p>
          {mayChange && (
            <Button type="submit" name="do" value={decidedAt ? 'undecided' : 'decided'} variant="secondary" small>
              {decidedAt ? labels.reopen : labels.decide}
            </Button>
          )}
        </form>
      ))}
      {mayChange && (
        <form method="post" action={`/orders/${order.number}`}>
          <p>{labels.recordText}</p>
          <Button type="submit" name="do" value="complaint" variant="secondary" small>
            {labels.record}
          </Button>
        </form>
      )}
    </section>
  )
}
