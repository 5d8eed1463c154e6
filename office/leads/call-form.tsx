import { randomUUID } from 'node:crypto'
import { type AnyRefused, showForm } from '../../domain/forms/form.ts'
import { countryOf } from '../../domain/language.ts'
import { useOffice } from '../layout/office-facts.ts'
import { PhoneLink } from '../sections/facts.tsx'
import { OfficeForm } from '../sections/office-form.tsx'
import styles from './call-form.module.css'
import { callForm } from './lead-forms.ts'
import type { Lead } from './read-lead.ts'

interface CallProps {
  lead: Lead
  refused: AnyRefused | undefined
}

/** The top of a lead that was promised a call: the number, and the result of calling it. */
export function CallFirst({ lead, refused }: CallProps) {
  const { lead: words } = useOffice().words.leads
  return (
    <div className={styles.first}>
      {lead.request && (
        <p className={styles.number}>
          <PhoneLink typed={lead.request.phoneNumber} country={countryOf(lead.language)} />
        </p>
      )}
      {!lead.answeredAt && <p>{words.callFirst}</p>}
      <CallForm lead={lead} refused={refused} />
    </div>
  )
}

/** Records a call: one that reached the sender, or one that no one answered, after which another is due. */
export function CallForm({ lead: { id, version }, refused }: CallProps) {
  const { words, language } = useOffice()
  const { lead, problems } = words.leads
  return (
    <section className={styles.call}>
      <h2>{lead.call.title}</h2>
      <OfficeForm
        of={showForm(callForm, { version, entry: randomUUID() }, language, refused)}
        action={`/leads/${id}`}
        words={{ ...lead.call, problems }}
        more={{ text: { rows: 3 } }}
        small
        stacked
      />
    </section>
  )
}
