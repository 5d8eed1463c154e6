/** How often a page is fetched again without an event, in milliseconds. */
const pause = 30_000

/**
 * Keeps the parts of a page with `data-live` up to date: the page is fetched again every half minute and those parts
 * are replaced (R17.14). Parts that name a subject, as `data-live="leads"` does, are also replaced as soon as the event
 * stream reports a change of it. Nothing is replaced while a pointer is down: the click or the drag that it begins
 * would be lost. Forms that people type into are outside these parts.
 */
export function watchLive(): void {
  const parts = () => [...document.querySelectorAll<HTMLElement>('[data-live]')]
  if (parts().length === 0) return
  const subjects = new Set(parts().flatMap(({ dataset }) => dataset.live || []))
  let source: EventSource | undefined
  let loading = false
  let stale = false
  let pointerIsDown = false

  function refresh() {
    stale = loading || isHeld()
    if (stale) return
    loading = true
    const request = new XMLHttpRequest()
    // Parsed by the browser itself: the policy of the office lets no script make markup of text.
    request.responseType = 'document'
    request.onload = () => {
      const isThisPage = request.status === 200 && request.responseURL === location.href.split('#')[0]
      if (isHeld()) stale = true
      else if (isThisPage && request.response) for (const part of parts()) replace(part, request.response)
    }
    request.onloadend = () => {
      loading = false
      catchUp()
    }
    request.open('GET', location.href)
    request.send()
  }

  const isHeld = () => pointerIsDown || document.querySelector('[data-dragging]') !== null
  const catchUp = () => stale && refresh()

  function release() {
    pointerIsDown = false
    // After the click that follows.
    setTimeout(catchUp)
  }

  /** A hidden page has no stream: browsers allow few connections to one host. */
  function follow() {
    if (document.hidden) {
      source?.close()
      source = undefined
    } else if (!source && subjects.size > 0) {
      source = new EventSource('/events')
      source.onopen = refresh
      source.onmessage = ({ data }) => subjects.has(data) && refresh()
    }
  }

  addEventListener('pointerdown', () => {
    pointerIsDown = true
  })
  // Scrolling and dragging cancel the pointer.
  for (const end of ['pointerup', 'pointercancel', 'dragend']) addEventListener(end, release)
  setInterval(() => document.hidden || refresh(), pause)
  document.addEventListener('visibilitychange', follow)
  addEventListener('pagehide', () => source?.close())
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    source = undefined
    follow()
  })
  follow()
}

function replace(part: HTMLElement, loaded: Document): void {
  const next = loaded.getElementById(part.id)
  if (!next || next.isEqualNode(part)) return
  const focused = part.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : undefined
  const isTarget = part.querySelector(':target')
  part.replaceWith(document.adoptNode(next))
  if (isTarget) showTarget()
  if (focused) next.querySelector<HTMLElement>(`[href="${CSS.escape(focused)}"]`)?.focus()
  const seen = document.querySelector<HTMLInputElement>('[data-lease] input[name="version"]')
  const newer = document.querySelector<HTMLElement>('[data-newer]')
  if (next.dataset.version && seen && newer) newer.hidden = next.dataset.version === seen.value
}

/** Makes the new part with the address’s fragment its target, as the old one was, where the page stands. */
function showTarget(): void {
  const [left, top] = [scrollX, scrollY]
  location.replace(location.hash)
  scrollTo(left, top)
}
