import { fill } from '../../copy/fill.ts'
import type { Shown } from '../../domain/forms/form.ts'
import type { VisitOffer } from '../../domain/orders/order.ts'
import { parseVisit } from '../../domain/scheduling/visit.ts'
import { Button } from '../../ui/components/button.tsx'
import { problemIn } from '../../ui/forms/form-words.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { OfferedVisits } from '../orders/offered-visits.tsx'
import { Alert, FormAlert, OfficeForm } from '../sections/office-form.tsx'
import type { redoForm } from './of-complaint.ts'
import { complaintPath, type OrderComplaint } from './of-complaint.ts'

interface RedoProps extends OrderComplaint {
  teams: Readonly<Record<string, string>>
  of: Shown<ReturnType<typeof redoForm>>
  /** The visits that are free for what the form says. */
  offers: readonly VisitOffer[]
}

/** Plans a redo, or moves one: who comes for how long to do what, and the visits that are free for that (R17.46). */
export function RedoPage({ row, complaint, teams, of, offers }: RedoProps) {
  const { words, frame } = { ...useOffice(), ...useOffice().words }
  const { redo: labels, pageTitle } = words.orders.complaints
  const problems = { ...words.planning.move.problems, 'visit.required': words.newOrder.problems.visit }
  const path = complaintPath(row, complaint)
  return (
    <OfficeLayout title={fill(labels.title, { number: row.number })}>
      <FormAlert of={of} />
      <Alert text={problemIn(of, 'visit', { problems }, frame.problems)} />
      <p>
        <a href={path}>{fill(pageTitle, { number: row.number })}</a>
      </p>
      <OfficeForm
        of={of}
        only={['team', 'people', 'minutesOnSite', 'work']}
        action={`${path}/redo`}
        words={{ ...labels, options: { team: teams }, problems, button: { plan: labels.button } }}
      >
        <p>
          <Button type="submit" name="do" value="showFree" variant="secondary" small formNoValidate>
            {labels.look}
          </Button>
        </p>
        <OfferedVisits offers={offers} chosen={parseVisit(of.texts.visit?.[0] ?? '')} />
      </OfficeForm>
    </OfficeLayout>
  )
}
