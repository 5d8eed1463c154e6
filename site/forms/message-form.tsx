import { type KeyboardEvent, type MouseEvent, type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { contactForm as words } from '#copy/contact-form.ts'
import type { ContactKind } from '../../domain/contact/contact-fields.ts'
import { countEvent } from '../../ui/browser/events.ts'
import { Button } from '../../ui/components/button.tsx'
import type { FormOutcome, TypedValue } from '../page-data/form-outcome.ts'
import styles from './message-form.module.css'
import { newIdempotencyKey, postMessage, type SendState } from './post-message.ts'
import { SendStatus } from './send-status.tsx'

interface MessageFormProps {
  /** The name of the draft, which survives a reload of the tab. */
  name: string
  kind: ContactKind
  /** Where the form goes without script. */
  action: string
  submitLabel: string
  /** Which fields are required; all of them where nothing is said. */
  note?: string
  /** The label of each field. */
  labels: Partial<Record<string, string>>
  /** Returns the problem code of each invalid field. */
  check: (values: Record<string, TypedValue>) => Partial<Record<string, string>>
  /** The outcome of a submit without script. */
  outcome?: FormOutcome<string, string> | undefined
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
  const attempt = useRef({ key: '', body: '', failures: 0, busy: false })
  const [problems, setProblems] = useState(outcome?.state === 'invalid' ? outcome.problems : {})
  const [send, setSend] = useState<SendState>({ state: 'idle' })
  const id = useId()
  const idOf = (field: string) => `${id}-${field}`

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const target = event.currentTarget
    const { values, website } = readForm(target)
    // A form with a filled-in honeypot is posted natively, so that the server sees the honeypot.
    if (website) return
    event.preventDefault()
    // Submits from before hydration are replayed in one task, before React renders `disabled`.
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
    // A changed text is a new message; the same text is a retry of the same one.
    if (current.body !== body) Object.assign(current, { key: newIdempotencyKey(), body, failures: 0 })
    const result = await postMessage(values, current.key, Math.round(performance.now()))
    current.busy = false
    if (result.outcome === 'accepted') {
      countEvent({ event: 'generate_lead', kind: String(values.kind) })
      // Text that changed while the message was being sent has not been sent: keep it.
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

  /** A field that was refused says what is wrong with it now, or nothing once it is right (R7.2). */
  function checkAgain(event: { currentTarget: HTMLFormElement }) {
    const refused = Object.keys(problems)
    if (refused.length === 0) return
    const found = check(readForm(event.currentTarget).values)
    setProblems(Object.fromEntries(refused.flatMap((field) => (found[field] ? [[field, found[field]]] : []))))
  }

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
      onInput={checkAgain}
      onKeyDown={ignoreHeldEnter}
    >
      {/* Not `type="hidden"`: setting its value would set the attribute, which React overwrites on the next render. */}
      <input hidden name="kind" defaultValue={kind} />
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

/**
 * Clears the form. `reset()` is not enough: after a failed submit without script, the message is the fields' default
 * value.
 */
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
    sessionStorage.removeItem(name)
  } catch {}
}

// A double click or a held key submits once. A second submit after a fast success would find an empty form and replace
// the success message by errors (R7.4).
const ignoreDoubleClick = (event: MouseEvent) => event.detail > 1 && event.preventDefault()
const ignoreHeldEnter = (event: KeyboardEvent) => {
  const startsLine = event.target instanceof HTMLTextAreaElement
  if (event.repeat && event.key === 'Enter' && !startsLine) event.preventDefault()
}

/**
 * The named values of a form as text, and its honeypot. A name that occurs more than once has a list of values, as in a
 * native post.
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
