import { isBusinessLead, type LeadView } from '../../domain/leads/lead.ts'
import { leadTransitions } from '../../domain/leads/lead-states.ts'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import form from '../sections/form.module.css'
import styles from './lead-actions.module.css'
import { LeadComplaint } from './lead-complaint.tsx'

/** The actions on a lead other than answering it by mail. */
export function LeadActions({ view }: { view: LeadView }) {
  const { lead, people } = view
  const { words } = useOffice()
  const { nobody, lead: labels } = words.leads
  const action = `/leads/${lead.id}`
  const version = <input type="hidden" name="version" defaultValue={lead.version} />
  return (
    <>
      {isBusinessLead(lead) ? (
        <p>{labels.homesOnly}</p>
      ) : (
        <p>
          <ButtonLink href={`/orders/new?lead=${lead.id}`} variant="secondary" small>
            {labels.order}
          </ButtonLink>
        </p>
      )}
      {lead.kind === 'contact' && <LeadComplaint view={view} />}
      <form method="post" action={action}>
        {version}
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
      <form method="post" action={action} className={form.form}>
        {version}
        <label className={form.choice}>
          {labels.assign.label}
          <select name="to" defaultValue={lead.assigneeId ?? ''}>
            <option value="">{nobody}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" name="do" value="assign" variant="secondary" small>
          {labels.assign.button}
        </Button>
      </form>
      <form method="post" action={action} className={styles.note}>
        <h2>{labels.note.title}</h2>
        {version}
        <Field label={labels.note.label} name="text" multiline rows={3} required maxLength={20_000} keys="n" />
        <p>
          <Button type="submit" name="do" value="note" variant="secondary" small>
            {labels.note.button}
          </Button>
        </p>
      </form>
    </>
  )
}
