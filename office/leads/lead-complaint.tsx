import { fill } from '../../copy/fill.ts'
import type { Shown } from '../../domain/forms/form.ts'
import type { LeadView } from '../../domain/leads/lead.ts'
import { useOffice } from '../layout/office-facts.ts'
import { formatUntil } from '../sections/format-time.ts'
import { OfficeForm } from '../sections/office-form.tsx'
import type { complaintForm } from './lead-forms.ts'

/** The order that a message complains about, with the day of the decision, or the way to name one (R17.44). */
export function LeadComplaint({
  view: { lead, complaint },
  naming,
}: {
  view: LeadView
  naming: Shown<typeof complaintForm>
}) {
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
    <OfficeForm
      of={naming}
      action={`/leads/${lead.id}`}
      words={labels}
      button={labels.record}
      variant="secondary"
      small
    />
  )
}
