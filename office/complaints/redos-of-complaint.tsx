import { mayRedo, redoStates, redoSteps } from '../../domain/orders/redo.ts'
import { dayHasBegun } from '../../domain/orders/work-steps.ts'
import type { RedoTable } from '../../services/database/tables/lead-tables.ts'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { crewInWords, visitInWords } from '../orders/state-words.tsx'
import { complaintPath, type OrderComplaint } from './of-complaint.ts'

/** The redos of a complaint, and the ways to plan, move and cancel them (R17.46). */
export function RedosOfComplaint({
  row,
  complaint,
  teams,
}: OrderComplaint & { teams: Readonly<Record<string, string>> }) {
  const office = useOffice()
  const { words, may } = office
  const labels = words.orders.complaints.redo
  const path = `${complaintPath(row, complaint)}/redo`
  const mayPlan = may('changePlanning')
  return (
    <>
      {complaint.redos.map((redo) => (
        <section key={redo.id}>
          <h2>{visitInWords(redo, office)}</h2>
          <p>
            {labels.states[redo.state]} · {teams[redo.team] ?? redo.team} · {crewInWords(redo, office)}
          </p>
          {redo.work && <p dir="auto">{redo.work}</p>}
          {mayPlan && <RedoSteps redo={redo} action={path} />}
          {mayPlan && redo.state === 'planned' && (
            <p>
              <ButtonLink variant="secondary" small href={`${path}?redo=${redo.id}`}>
                {labels.move}
              </ButtonLink>
            </p>
          )}
        </section>
      ))}
      {mayPlan && mayRedo(row.state) && (
        <p>
          <ButtonLink variant="secondary" small href={path}>
            {labels.plan}
          </ButtonLink>
        </p>
      )}
    </>
  )
}

/** What may be recorded of a redo now; cancelling is for those who plan. */
export function RedoSteps({ redo, action, only }: { redo: RedoTable; action: string; only?: 'work' }) {
  const { words, now } = useOffice()
  const { steps } = words.orders.complaints.redo
  const isDue = dayHasBegun(redo.date, now)
  const open = redoStates.filter(
    (step) => redoSteps[step] === redo.state && (step === 'done' ? isDue : step !== 'cancelled' || only === undefined),
  )
  if (open.length === 0) return null
  return (
    <form method="post" action={action}>
      <input type="hidden" name="redo" defaultValue={redo.id} />
      <input type="hidden" name="version" defaultValue={redo.version} />
      {open.map((step) => (
        <Button
          key={step}
          type="submit"
          name="do"
          value={step}
          variant={step === 'done' ? 'primary' : 'secondary'}
          small
        >
          {steps[step]}
        </Button>
      ))}
    </form>
  )
}
