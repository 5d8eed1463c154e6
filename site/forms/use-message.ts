import { type SubmitEvent, useRef, useState } from 'react'
import { countEvent } from '../../ui/browser/events.ts'
import type { FormOutcome, TypedValue } from '../page-data/form-outcome.ts'
import { newIdempotencyKey, postMessage, type SendState } from './post-message.ts'

/** A form whose values are checked and sent. */
export interface SentForm {
  /** The name of the draft, which survives a reload of the tab. */
  name: string
  /** Returns the problem code of each invalid field. */
  check: (values: Record<string, TypedValue>) => Partial<Record<string, string>>
  /** The outcome of a submit without script. */
  outcome?: FormOutcome | undefined
}

/** Sends the message of a form, and checks its fields: its state, and the handlers of the form. */
export function useMessage({ name, check, outcome }: SentForm) {
  const attempt = useRef({ key: '', body: '', failures: 0, busy: false })
  const [problems, setProblems] = useState(outcome?.state === 'invalid' ? outcome.problems : {})
  const [send, setSend] = useState<SendState>({ state: 'idle' })

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const target = event.currentTarget
    const { values, website } = typedIn(target)
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
      if (JSON.stringify(typedIn(target).values) === body) {
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
  function recheck(event: { currentTarget: HTMLFormElement }) {
    const refused = Object.keys(problems)
    if (refused.length === 0) return
    const found = check(typedIn(event.currentTarget).values)
    setProblems(Object.fromEntries(refused.flatMap((field) => (found[field] ? [[field, found[field]]] : []))))
  }

  return { problems, send, failures: attempt.current.failures, submit, recheck }
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

/**
 * The named values of a form as text, and its honeypot. A name that occurs more than once has a list of values, as in a
 * native post.
 */
function typedIn(form: HTMLFormElement) {
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
