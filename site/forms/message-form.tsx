import { type KeyboardEvent, type MouseEvent, type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { contactForm as words } from '#copy/contact-form.ts'
import type { ContactKind } from '../../domain/contact/contact-fields.ts'
import { countEvent } from '../../ui/browser/events.ts'
import { Button } from '../../ui/button.tsx'
import { useNativeValidationUntilHydrated } from '../../ui/home-form/native-validation.ts'
import type { FormOutcome, TypedValue } from '../page-data.ts'
import styles from './message-form.module.css'
import { newIdempotencyKey, type SendState, sendMail } from './send-mail.ts'
import { SendStatus } from './send-status.tsx'

interface MessageFormProps {
  /** Names the draft that survives a reload of the tab. */
  name: string
  kind: ContactKind
  /** Where the form goes without script. */
  action: string
  submitLabel: string
  /** The label of each field. */
  labels: Partial<Record<string, string>>
  /** The problem code of each field that is not right yet. */
  check: (values: Record<string, TypedValue>) => Partial<Record<string, string>>
  /** Where the form stands after a submit without script. */
  outcome?: FormOutcome<string, string> | undefined
  /** The fields, given the typed value and the problem code of each. */
  children: (field: FieldState) => ReactNode
}

/** What was typed in a field, or ticked in a group, the code of what is wrong with it, and the id that the form's status links to. */
export type FieldState = (name: string) => {
  id: string
  defaultValue: TypedValue | undefined
  problem: string | undefined
}

/** A form whose message reaches the office: shared by contact, business, call-back and partner forms. */
export function MessageForm({ name, kind, action, submitLabel, labels, check, outcome, children }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const attempt = useRef({ key: '', body: '', failures: 0, busy: false })
  const [problems, setProblems] = useState(outcome?.state === 'invalid' ? outcome.problems : {})
  const [send, setSend] = useState<SendState>({ state: 'idle' })
  const id = useId()
  const idOf = (field: string) => `${id}-${field}`
  useNativeValidationUntilHydrated(form)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const target = event.currentTarget
    const { values, website } = readForm(target)
    // Only the page that a form is posted to knows what to do with a filled-in trap.
    if (website) return
    event.preventDefault()
    // Presses from before hydration are replayed all at once, before anything is rendered.
    if (attempt.current.busy) return
    const found = check(values)
    setProblems(found)
    if (Object.keys(found).length > 0) {
      setSend({ state: 'invalid' })
      focusFirst(target, found)
      return
    }
    setSend({ state: 'loading' })
    attempt.current.busy = true
    const body = JSON.stringify(values)
    const current = attempt.current
    // A changed text is another message; the same text tried again is the same one.
    if (current.body !== body) Object.assign(current, { key: newIdempotencyKey(), body, failures: 0 })
    const result = await sendMail(values, current.key, Math.round(performance.now()))
    current.busy = false
    if (result.outcome === 'accepted') {
      countEvent({ event: 'generate_lead', kind: String(values.kind) })
      // What was changed while it was on its way has not been sent: it stays.
      if (JSON.stringify(readForm(target).values) === body) {
        empty(target)
        forgetDraft(name)
      }
      Object.assign(current, { body: '', failures: 0 })
    } else if (result.outcome === 'refused') {
      setProblems(result.problems)
      focusFirst(target, result.problems)
    } else {
      current.failures += 1
      console.warn('The message could not be sent:', result.outcome === 'failed' ? result.cause : result.outcome)
    }
    setSend(
      result.outcome === 'refused' ? { state: 'invalid' } : { state: 'settled', kind: String(values.kind), result },
    )
  }

  const values = outcome && outcome.state !== 'success' ? outcome.values : {}
  return (
    <form
      ref={form}
      className={styles.form}
      action={action}
      method="post"
      data-draft={name}
      data-replay=""
      aria-describedby={id}
      onSubmit={submit}
      onKeyDown={ignoreHeldEnter}
    >
      {/* Not of the type "hidden": what a call-back writes there would be its default value, which React writes anew. */}
      <input hidden name="kind" defaultValue={kind} />
      <p className={styles.note}>{words.required}</p>
      {children((field) => ({ id: idOf(field), defaultValue: values[field], problem: problems[field] }))}
      <p className={styles.trap} aria-hidden="true">
        <label>
          Website <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Button type="submit" disabled={send.state === 'loading'} onClick={ignoreDoubleClick}>
        {send.state === 'loading' ? words.sending : submitLabel}
      </Button>
      <SendStatus
        id={id}
        send={send}
        outcome={outcome}
        wrong={Object.keys(problems).map((field) => ({ id: idOf(field), label: labels[field] ?? field }))}
        failures={attempt.current.failures}
        labels={labels}
        form={form}
      />
    </form>
  )
}

/** More than `reset()`: where a submit without script failed before, the defaults of the fields are the message itself. */
function empty(form: HTMLFormElement): void {
  form.reset()
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = false
    else if (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.name !== 'kind'))
      field.value = ''
  }
}

// Storage may be forbidden: then there is no draft.
function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(`draft:${name}`)
  } catch {}
}

// A double click or a held key counts as one press. Once the message is sent and the form is empty, the rest of that press would
// submit an empty form and replace the success message by errors (R7.4).
const ignoreDoubleClick = (event: MouseEvent) => event.detail > 1 && event.preventDefault()
const ignoreHeldEnter = (event: KeyboardEvent) => {
  const startsLine = event.target instanceof HTMLTextAreaElement
  if (event.repeat && event.key === 'Enter' && !startsLine) event.preventDefault()
}

/**
 * The named values of a form as text, apart from the trap that only robots fill in. A name that occurs more than once
 * holds the list of its values, as in a native post.
 */
function readForm(form: HTMLFormElement) {
  const data = new FormData(form)
  const { website, ...values } = Object.fromEntries(
    [...new Set(data.keys())].map((field): [string, TypedValue] => {
      const [first = '', ...others] = data.getAll(field).map(String)
      return [field, others.length > 0 ? [first, ...others] : first]
    }),
  )
  return { values, website }
}

function focusFirst(form: HTMLFormElement, problems: object): void {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLElement)
  inputs.find((element) => (element.getAttribute('name') ?? '') in problems)?.focus()
}
