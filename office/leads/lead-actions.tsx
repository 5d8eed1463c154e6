import { randomUUID } from 'node:crypto'
import { fill } from '../../copy/fill.ts'
import { type AnyRefused, showForm } from '../../domain/forms/form.ts'
import { leadTransitions } from '../../domain/leads/lead-states.ts'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeForm } from '../sections/office-form.tsx'
import type { LeadView } from './find-lead.ts'
import styles from './lead-actions.module.css'
import { assignForm, complaintForm, noteForm } from './lead-forms.ts'
import { isBusinessLead } from './read-lead.ts'

export interface LeadProps {
  view: LeadView
  /** A form that was refused. */
  refused: AnyRefused | undefined
}

/** The actions on a lead other than answering it by mail. */
export function LeadActions({ view, refused }: LeadProps) {
  const { lead, people } = view
  const { version, assigneeId: to } = lead
  const { words, language } = useOffice()
  const { unassigned, lead: labels, problems } = words.leads
  const action = `/leads/${lead.id}`
  const names = Object.fromEntries(people.map(({ id, name }) => [id, name]))
  return (
    <>
      <p>
        <ButtonLink
          href={`/orders/${isBusinessLead(lead) ? 'business' : 'new'}?lead=${lead.id}`}
          variant="secondary"
          small
        >
          {isBusinessLead(lead) ? words.businessOrder.title : labels.order}
        </ButtonLink>
      </p>
      {lead.kind === 'contact' && <LeadComplaint view={view} refused={refused} />}
      <form method="post" action={action}>
        <input type="hidden" name="version" defaultValue={lead.version} />
        <input type="hidden" name="do" defaultValue="move" />
        <fieldset className={styles.moves}>
          <legend>{labels.move.title}</legend>
          {leadTransitions[lead.state].map((to) => (
            <Button key={to} type="submit" name="to" value={to} variant="secondary" small>
              {labels.move[to]}
            </Button>
          ))}
        </fieldset>
      </form>
      <OfficeForm
        of={showForm(assignForm(people), { version, to: to ?? undefined }, language, refused)}
        action={action}
        words={{ ...labels.assign, problems, options: { to: { '': unassigned, ...names } } }}
        variant="secondary"
        small
      />
      <section>
        <h2>{labels.note.title}</h2>
        <OfficeForm
          of={showForm(noteForm, { version, entry: randomUUID() }, language, refused)}
          action={action}
          words={{ ...labels.note, problems }}
          more={{ text: { rows: 3, keys: 'n' } }}
          variant="secondary"
          small
          stacked
        />
      </section>
    </>
  )
}

/** The order that a message complains about, with the day of the decision, or the way to name one (R17.44). */
function LeadComplaint({ view: { lead, complaint, orders }, refused }: LeadProps) {
  const { words, language, formatUntil, dayInWords } = useOffice()
  const labels = words.leads.lead.complaint
  if (complaint)
    return (
      <p>
        <a href={`/orders/${complaint.number}#complaints`}>
          {fill(words.orders.complaints.pageTitle, { number: complaint.number })}
        </a>
        {complaint.decidedAt === null && ` · ${fill(labels.decideBy, { date: formatUntil(complaint.decideBy) })}`}
      </p>
    )
  return (
    <>
      {orders.length > 0 && (
        <form method="post" action={`/leads/${lead.id}`}>
          <input type="hidden" name="do" defaultValue={complaintForm.name} />
          <fieldset className={styles.moves}>
            <legend>{labels.record}</legend>
            {orders.map(({ number, date }) => (
              <Button key={number} type="submit" name="number" value={number} variant="secondary" small>
                {fill(words.orders.pageTitle, { number })}, {dayInWords(date)}
              </Button>
            ))}
          </fieldset>
        </form>
      )}
      <OfficeForm
        of={showForm(complaintForm, {}, language, refused)}
        action={`/leads/${lead.id}`}
        words={{ ...labels, problems: { ...words.leads.problems, ...labels.problems }, button: labels.record }}
        variant="secondary"
        small
      />
    </>
  )
}
