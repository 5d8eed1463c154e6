import { fill, fillAll } from '../../copy/fill.ts'
import { type AnyRefused, showForm } from '../../domain/forms/form.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { ComplaintState } from '../orders/complaints-of-order.tsx'
import { FormAlert, OfficeForm } from '../sections/office-form.tsx'
import { PostButton } from '../sections/post-button.tsx'
import { complaintPath, decideForm, type OrderComplaint } from './of-complaint.ts'
import { RedosOfComplaint } from './redos-of-complaint.tsx'

interface ComplaintProps extends OrderComplaint {
  /** The names of the country's teams, by id. */
  teams: Readonly<Record<string, string>>
  /** A form that was refused. */
  refused: AnyRefused | undefined
}

/** A complaint: its redos, what was taken off the price for it, and the decision (R17.47). */
export function ComplaintPage(props: ComplaintProps) {
  const { row, complaint, refused } = props
  const { words, may } = useOffice()
  const labels = words.orders.complaints
  return (
    <OfficeLayout title={fill(labels.pageTitle, { number: row.number })}>
      <FormAlert of={refused} />
      <p>
        <a href={`/orders/${row.number}#complaints`}>{words.payments.ledger.toOrder}</a>
      </p>
      <ComplaintState complaint={complaint} />
      {complaint.answer && <blockquote dir="auto">{complaint.answer}</blockquote>}
      <RedosOfComplaint {...props} />
      <Discounts {...props} />
      {may('changeOrders') && <Decision {...props} />}
    </OfficeLayout>
  )
}

/** What was taken off the price, and the way to the ledger that takes off more, or gives back what was paid. */
function Discounts({ row, complaint }: ComplaintProps) {
  const { words, may, formatMoney, dayInWords } = useOffice()
  const labels = words.orders.complaints.discount
  return (
    <>
      {complaint.discounts.map(({ id, cents, at }) => (
        <p key={id}>
          {fillAll(labels.given, {
            amount: formatMoney(cents),
            date: dayInWords(officeClock(new Date(at)).date),
          })}
        </p>
      ))}
      {may('recordPayments') && (
        <p>
          <ButtonLink
            variant="secondary"
            small
            href={`/orders/${row.number}/payments?${new URLSearchParams({ complaint: complaint.id })}#correct`}
          >
            {labels.give}
          </ButtonLink>
        </p>
      )}
    </>
  )
}

function Decision({ row, complaint, refused }: ComplaintProps) {
  const { words, language } = useOffice()
  const { decide, reopen } = words.orders.complaints
  const seen = complaint.decidedAt?.toISOString() ?? ''
  // Where someone else decided first, the form stays, with what was typed, to be sent again.
  if (seen && refused?.form !== decideForm)
    return <PostButton action={complaintPath(row, complaint)} send={{ do: 'undecided' }} text={reopen} small />
  const isRedone = complaint.redos.some(({ state }) => state !== 'cancelled')
  const decision = isRedone ? 'redo' : complaint.discounts.length > 0 ? 'discount' : undefined
  return (
    <section>
      <h2>{decide.title}</h2>
      <OfficeForm
        of={showForm(decideForm, { ...(decision && { decision }), seen }, language, refused)}
        action={complaintPath(row, complaint)}
        words={decide}
        stacked
      />
    </section>
  )
}
