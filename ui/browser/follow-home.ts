import { queryOf, requestPage } from './request-page.ts'
import { moveFocus, takeOverFresh } from './take-over.ts'

/** A pause in typing, in milliseconds, after which the server is asked. */
const pause = 150

/** The last query, and the page that answered it. */
let asked = ''
let answer: Document | null = null
let request: XMLHttpRequest | undefined
let timer: ReturnType<typeof setTimeout> | undefined
/** The button whose work is not done yet. */
let pressed: HTMLButtonElement | undefined
/** The link that waits for an answer. */
let held: HTMLAnchorElement | undefined
/** The field whose change is not complete yet. */
let typing: EventTarget | null = null

/**
 * Keeps a page in step with the form of a home (R6.5, R16.1): it asks the server for the page again, as the buttons do
 * without script, and takes over what differs. It is fetched like an island, at the first sign of intent.
 * @param form sends the home. The elements of the page with `data-fresh` follow it; that with `data-failed` is shown
 *   when no answer came. Its buttons with a name change the home or refresh the page; one without sends the form.
 */
export function hydrate(form: HTMLFormElement): void {
  form.addEventListener('input', ({ target }) => {
    typing = target
    follow(form)
  })
  form.addEventListener('change', () => {
    typing = null
    follow(form, 0)
  })
  // The boot script has filled in the postcode of the visit.
  form.addEventListener('postcode', () => follow(form))
  form.addEventListener('focusin', ({ target }) => {
    // Typing replaces a postcode instead of appending to it.
    if (target instanceof HTMLInputElement && target.name === 'zipCode') target.select()
  })
  form.addEventListener('submit', (event) => {
    if (!(event.submitter instanceof HTMLButtonElement) || !event.submitter.name) return
    event.preventDefault()
    press(form, event.submitter)
  })
  document.body.addEventListener('click', (event) => hold(form, event), { capture: true })
  form.dataset.hydrated = ''
  // Since the server rendered the form, something may have been filled in, or the dates of its answer have passed.
  const first = form.cloneNode(true) as HTMLFormElement
  first.reset()
  asked = Date.parse(form.dataset.validUntil ?? '') <= Date.now() ? '' : String(queryOf(first))
  typing = document.activeElement
  follow(form)
}

function press(form: HTMLFormElement, button: HTMLButtonElement): void {
  typing = null
  const figure = form.elements.namedItem(button.value)
  if (figure instanceof HTMLInputElement) {
    // The count changes at once, so quick presses are not lost.
    if (button.name === 'more') figure.stepUp()
    else figure.stepDown()
    follow(form)
  } else if (!pressed) {
    pressed = button
    ask(form)
  }
}

/** Takes over the answer to what the form says, or asks for it once the visitor pauses. */
function follow(form: HTMLFormElement, wait = pause): void {
  clearTimeout(timer)
  if (String(queryOf(form)) !== asked) timer = setTimeout(ask, wait, form)
  else if (answer && request) {
    takeOverFresh(answer, typing)
    history.replaceState(history.state, '', request.responseURL.replace(/#.*/, ''))
    if (pressed) moveFocus(form, pressed)
    pressed = undefined
    asked = String(queryOf(form))
    leave()
  }
}

function ask(form: HTMLFormElement): void {
  clearTimeout(timer)
  request?.abort()
  const query = queryOf(form, pressed)
  if (!pressed && form.method === 'post') query.set('refresh', 'yes')
  asked = String(queryOf(form))
  answer = null
  const receive = (page: Document) => {
    answer = page
    follow(form)
  }
  request = requestPage(form, query, receive, fail)
}

function fail(): void {
  pressed = undefined
  asked = ''
  document.querySelector('[data-failed]')?.removeAttribute('hidden')
  leave()
}

/** Holds a link that leads on with the home until it says what the form does. */
function hold(form: HTMLFormElement, event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-fresh] a, a[data-fresh]')
  const isAnswered = String(queryOf(form)) === asked && (answer || !request)
  if (!link || isAnswered || ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  held = link
  ask(form)
}

function leave(): void {
  if (held?.isConnected) location.assign(held.href)
  held = undefined
}
