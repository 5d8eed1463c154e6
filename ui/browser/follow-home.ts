let pause: ReturnType<typeof setTimeout> | undefined
let request: XMLHttpRequest | undefined
/** The last query. */
let asked = ''

/**
 * Keeps the work order of a form in step with what is typed (R16.1): it asks the server for the page again, as the
 * button without script does, and takes over what differs.
 * @param form sends the home; elements of the page with `data-fresh` are replaced
 */
export default function followHome(form: HTMLFormElement): void {
  if (!form.dataset.follows) {
    form.dataset.follows = 'yes'
    // The buttons that change the home have a name.
    form.addEventListener('submit', (event) => {
      if (!(event.submitter instanceof HTMLButtonElement) || !event.submitter.name) return
      event.preventDefault()
      refresh(form, event.submitter)
    })
  }
  clearTimeout(pause)
  pause = setTimeout(() => refresh(form), 400)
}

function refresh(form: HTMLFormElement, submitter?: HTMLElement): void {
  clearTimeout(pause)
  const body = new URLSearchParams([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]))
  if (!submitter) body.set('refresh', 'yes')
  if (!submitter && String(body) === asked) return
  asked = String(body)
  request?.abort()
  request = new XMLHttpRequest()
  // Parsed by the browser as a page is: nothing of it runs, and Trusted Types have nothing to object to.
  request.responseType = 'document'
  request.onload = () => {
    if (request?.status !== 200 || !request.responseXML) return
    replaceFresh(request.responseXML)
    history.replaceState(history.state, '', request.responseURL.replace(/#.*/, ''))
  }
  request.open('POST', form.action)
  request.send(body)
}

/**
 * Replaces the fresh parts of this page, but none in which someone types; what is open stays open, and the focus in its
 * place.
 */
function replaceFresh(page: Document): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-fresh]')) {
    const fresh = page.querySelector(`[data-fresh="${place.dataset.fresh}"]`)
    const { activeElement } = document
    const inside = place.contains(activeElement) ? activeElement : null
    if (!fresh || (inside instanceof HTMLInputElement && !['radio', 'checkbox'].includes(inside.type))) continue
    const open = [...place.querySelectorAll('details')].map((details) => details.open)
    const controls = () => [...place.querySelectorAll<HTMLElement>('a,button,input,select,summary')]
    const at = inside ? controls().indexOf(inside as HTMLElement) : -1
    place.replaceChildren(...fresh.childNodes)
    for (const [index, details] of place.querySelectorAll('details').entries()) details.open = open[index] ?? false
    controls()[at]?.focus({ preventScroll: true })
  }
}
