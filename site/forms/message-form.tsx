import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { contactForm as words } from '#copy/contact-form.ts'
import type { ContactKind } from '../../domain/contact/contact-fields.ts'
import { Button } from '../../ui/components/button.tsx'
import type { TypedValue } from '../page-data/form-outcome.ts'
import styles from './message-form.module.css'
import { SendStatus } from './send-status.tsx'
import { type SentForm, useMessage } from './use-message.ts'

interface MessageFormProps extends SentForm {
  kind: ContactKind
  /** Where the form goes without script. */
  action: string
  submitLabel: string
  /** Which fields are required; all of them where nothing is said. */
  note?: string
  /** The label of each field. */
  labels: Partial<Record<string, string>>
  /** The fields, given the typed value and the problem code of each. */
  children: (field: FieldState) => ReactNode
}

/** Returns the value, the problem code and the id of a field. The status links to that id. */
export type FieldState = (name: string) => {
  id: string
  defaultValue: TypedValue | undefined
  problem: string | undefined
}

/** A form that sends a message to the office: shared by the contact, business, call-back and partner forms. */
export function MessageForm({ note = words.required, ...props }: MessageFormProps) {
  const { name, kind, action, submitLabel, labels, check, outcome, children } = props
  const form = useRef<HTMLFormElement>(null)
  const { problems, send, failures, submit, recheck } = useMessage({ name, check, outcome })
  const id = useId()
  const idOf = (field: string) => `${id}-${field}`

  const values = outcome && outcome.state !== 'success' ? outcome.values : {}
  return (
    <form
      ref={form}
      className={styles.form}
      action={action}
      method="post"
      noValidate
      data-draft={name}
      data-replay=""
      aria-describedby={id}
      onSubmit={submit}
      onInput={recheck}
      onKeyDown={ignoreHeldEnter}
    >
      {/* Not `type="hidden"`: setting its value would set the attribute, which React overwrites on the next render. */}
      <input hidden name="kind" defaultValue={kind} />
      <WrongFields wrong={Object.keys(problems).map((field) => ({ id: idOf(field), label: labels[field] ?? field }))} />
      <p className={styles.note}>{note}</p>
      {children((field) => ({ id: idOf(field), defaultValue: values[field], problem: problems[field] }))}
      <p className={styles.trap} aria-hidden="true">
        <label>
          Website <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Button type="submit" disabled={send.state === 'loading'} onClick={ignoreDoubleClick}>
        {send.state === 'loading' ? words.sending : submitLabel}
      </Button>
      <SendStatus id={id} send={send} outcome={outcome} failures={failures} labels={labels} form={form} />
    </form>
  )
}

// A double click or a held key submits once. A second submit after a fast success would find an empty form and replace
// the success message by errors (R7.4).
const ignoreDoubleClick = (event: MouseEvent) => event.detail > 1 && event.preventDefault()
const ignoreHeldEnter = (event: KeyboardEvent) => {
  const startsLine = event.target instanceof HTMLTextAreaElement
  if (event.repeat && event.key === 'Enter' && !startsLine) event.preventDefault()
}

/**
 * The fields to check as links, above the form. Announced, because focus may already be in the invalid field: then
 * nothing else would be read out.
 */
const WrongFields = ({ wrong }: { wrong: readonly { id: string; label: string }[] }) =>
  wrong.length > 0 && (
    <div className={styles.error} role="alert">
      <p>{words.summary}</p>
      <ul>
        {wrong.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
