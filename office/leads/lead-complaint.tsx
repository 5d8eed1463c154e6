import { fill } from '../../copy/fill.ts'
import type { LeadView } from '../../domain/leads/lead.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import form from '../sections/form.module.css'
import { formatUntil } from '../sections/format-time.ts'

/** The order that a message complains about, with the day of the decision, or the way to name one (R17.44). */
export function LeadComplaint({ view: { lead, complaint } }: { view: LeadView }) {
  const { words, language } = useOffice()
  const labels = words.leads.lead.complaint
  if (complaint)
    return (
      <p>
        <a href={`/orders/${complaint.number}#complaints`}>{fill(labels.about, { number: complaint.number })}</a>
        {complaint.decidedAt === null &&
          ` · ${fill(labels.decideBy, { date: formatUntil(complaint.decideBy, language) })}`}
      </p>
    )
  return (
    <form method="post" action={`/leads/${lead.id}`} className={form.form}>
      <Field label={labels.number} name="number" required maxLength={20} />
      <Button type="submit" name="do" value="complaint" variant="secondary" small>
        {labels.record}
      </Button>
    </form>
  )
}
