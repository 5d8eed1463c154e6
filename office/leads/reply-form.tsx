import type { Lead } from '../../domain/leads/lead.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import form from '../sections/form.module.css'
import styles from './reply-form.module.css'

interface ReplyFormProps {
  lead: Lead
  text: string
  /** Version of the draft that the text is from. */
  draft: number
}

/**
 * Where a reply is written. It names the version of the lead that its writer sees, so that none goes to a state they
 * have not seen.
 */
export function ReplyForm({ lead, text, draft }: ReplyFormProps) {
  const { leads } = useOffice().words
  const words = leads.lead.reply
  return (
    <form
      id="reply"
      method="post"
      action={`/leads/${lead.id}`}
      className={styles.form}
      data-lease={`/leads/${lead.id}/lease`}
    >
      <h2>{words.title}</h2>
      <input type="hidden" name="version" defaultValue={lead.version} />
      <input type="hidden" name="draft" defaultValue={draft} />
      <p className={styles.newer} data-newer="" role="status" hidden>
        {leads.lead.newer}
      </p>
      <Field
        label={words.label}
        hint={words.hint}
        name="text"
        multiline
        rows={10}
        maxLength={20_000}
        defaultValue={text}
        keys="r"
      />
      <fieldset className={form.options}>
        <legend>{words.afterwards}</legend>
        {(['waiting', 'done'] as const).map((to) => (
          <label key={to}>
            <input type="radio" name="to" value={to} defaultChecked={to === 'waiting'} /> {words[to]}
          </label>
        ))}
      </fieldset>
      <p className={styles.buttons}>
        <Button type="submit" name="do" value="reply">
          {words.send}
        </Button>
        <Button type="submit" name="do" value="keepDraft" variant="secondary">
          {words.keep}
        </Button>
      </p>
    </form>
  )
}
