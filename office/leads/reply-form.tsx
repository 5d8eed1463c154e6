import type { Shown } from '../../domain/forms/form.ts'
import { useOffice } from '../layout/office-facts.ts'
import form from '../sections/form.module.css'
import { OfficeForm } from '../sections/office-form.tsx'
import type { replyForm } from './lead-forms.ts'
import styles from './reply-form.module.css'

/**
 * Where a reply is written. It names the version of the lead that its writer sees, so that none goes to a state they
 * have not seen.
 */
export function ReplyForm({ id, reply }: { id: string; reply: Shown<typeof replyForm> }) {
  const { leads } = useOffice().words
  const words = leads.lead.reply
  return (
    <section id="reply" data-lease={`/leads/${id}/lease`} className={styles.reply}>
      <h2>{words.title}</h2>
      <p className={form.warning} data-newer="" role="status" hidden>
        {leads.lead.newer}
      </p>
      <OfficeForm
        of={reply}
        action={`/leads/${id}`}
        words={{ ...words, problems: leads.problems }}
        more={{ text: { rows: 10, keys: 'r' } }}
        button={words.buttons}
        stacked
      />
    </section>
  )
}
