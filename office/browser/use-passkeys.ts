import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'

/** Names of the sentences that a passkey form can show (office/sections/passkey-form.tsx). */
type Problem = 'cancelled' | 'known' | 'unsupported' | 'unreachable'

/** A problem that the person reads in one of the form's sentences, or in the office's own. */
class PasskeyProblem extends Error {
  readonly problem: Problem | undefined

  constructor(problem: Problem | undefined, message = '') {
    super(message)
    this.problem = problem
  }
}

/**
 * Confirms forms with a passkey: when one is sent, asks the office what is to be signed, has the browser sign it, and
 * sends the form with the answer. The token of an invitation comes from the address, after `#`.
 */
document.addEventListener('submit', (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !form.dataset.passkey) return
  event.preventDefault()
  send(form)
})

async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  // Read as late as this: following another link to this page only changes the address.
  const token = form.querySelector<HTMLInputElement>('input[name="token"]')
  if (token) token.value = token.defaultValue || location.hash.slice(1)
  const answer = form.elements.namedItem(form.dataset.field ?? '')
  if (!button || !(answer instanceof HTMLInputElement)) return
  button.disabled = true
  showProblem(form, undefined)
  try {
    answer.value = JSON.stringify(await askPasskey(form))
    form.submit()
  } catch (error) {
    showProblem(form, error)
  } finally {
    // After going back the form is to ask again.
    answer.value = ''
    button.disabled = false
  }
}

async function askPasskey(form: HTMLFormElement): Promise<object> {
  if (!browserSupportsWebAuthn()) throw new PasskeyProblem('unsupported')
  const optionsJSON = await fetchOptions(form)
  try {
    if (form.dataset.passkey === 'make') return await startRegistration({ optionsJSON })
    return await startAuthentication({ optionsJSON })
  } catch (error) {
    throw new PasskeyProblem(problemOf(error))
  }
}

/** Maps the browser's error names: a passkey that exists, an address that passkeys do not work on, everything else. */
function problemOf(error: unknown): Problem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'known'
  return name === 'SecurityError' || name === 'NotSupportedError' ? 'unsupported' : 'cancelled'
}

async function fetchOptions(form: HTMLFormElement) {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  const response = await fetch(form.dataset.options ?? '', { method: 'POST', body }).catch(() => undefined)
  if (!response) throw new PasskeyProblem('unreachable')
  if (!response.ok) throw new PasskeyProblem(undefined, await response.text())
  return await response.json()
}

/** Shows a sentence of the form, or the one that the office answered with; without an error, none. */
function showProblem(form: HTMLFormElement, error: unknown): void {
  const unexpected = error === undefined ? undefined : 'unreachable'
  const { problem, message } = error instanceof PasskeyProblem ? error : new PasskeyProblem(unexpected)
  for (const sentence of form.querySelectorAll<HTMLElement>('[data-problem]'))
    sentence.hidden = sentence.dataset.problem !== problem
  const answered = form.querySelector<HTMLElement>('[data-answered]')
  if (answered) answered.textContent = message
}
