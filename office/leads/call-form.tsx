import { countryOf } from '../../domain/language.ts'
import type { Lead } from '../../domain/leads/lead.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { PhoneLink } from '../sections/phone-link.tsx'
import styles from './call-form.module.css'

/** The top of a lead that was promised a call: the number, and the result of calling it. */
export function CallFirst({ lead }: { lead: Lead }) {
  const { lead: words } = useOffice().words.leads
  return (
    <div className={styles.first}>
      {lead.request && (
        <p className={styles.number}>
          <PhoneLink typed={lead.request.phoneNumber} country={countryOf(lead.language)} />
        </p>
      )}
      {!lead.answeredAt && <p>{words.callFirst}</p>}
      <CallForm lead={lead} />
    </div>
  )
}

/** Records a call: one that reached the sender, or one that nobody answered, after which another one is due. */
export function CallForm({ lead: { id, version } }: { lead: Lead }) {
  const { lead: words } = useOffice().words.leads
  return (
    <form method="post" action={`/leads/${id}`} className={styles.call}>
      <h2>{words.call.title}</h2>
      <input type="hidden" name="version" defaultValue={version} />
      <Field label={words.call.label} name="text" multiline rows={3} maxLength={20_000} />
      <p className={styles.buttons}>
        <Button type="submit" name="do" value="call" small>
          {words.call.button}
        </Button>
        <Button type="submit" name="do" value="missedCall" variant="secondary" small>
          {words.missedCall}
        </Button>
      </p>
    </form>
  )
}
