/**
 * Keeps the parts of a page that name what they show in `data-live` as they are at the office: whenever that changes, and whenever
 * the stream opens, the page is asked for again and those parts are put in (R17.14). What somebody types stands outside of them.
 */
export function watchLive(): void {
  const parts = () => [...document.querySelectorAll<HTMLElement>('[data-live]')]
  const subjects = new Set(parts().map(({ dataset }) => dataset.live))
  if (subjects.size === 0) return
  let source: EventSource | undefined
  let loading = false
  let stale = false

  function refresh() {
    stale = loading
    if (loading) return
    loading = true
    const request = new XMLHttpRequest()
    // Parsed by the browser itself: the policy of the office lets no script make markup of text.
    request.responseType = 'document'
    request.onload = () => {
      if (request.status === 200 && request.response && request.responseURL === location.href.split('#')[0])
        for (const part of parts()) replace(part, request.response)
    }
    request.onloadend = () => {
      loading = false
      if (stale) refresh()
    }
    request.open('GET', location.href)
    request.send()
  }

  /** A hidden page has no stream: browsers allow few connections to one host. */
  function follow() {
    if (document.hidden) {
      source?.close()
      source = undefined
    } else if (!source) {
      source = new EventSource('/events')
      source.onopen = refresh
      source.onmessage = ({ data }) => subjects.has(data) && refresh()
    }
  }

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
  part.replaceWith(document.adoptNode(next))
  if (focused) next.querySelector<HTMLElement>(`[href="${CSS.escape(focused)}"]`)?.focus()
  const seen = document.querySelector<HTMLInputElement>('[data-lease] input[name="version"]')
  const newer = document.querySelector<HTMLElement>('[data-newer]')
  if (next.dataset.version && seen && newer) newer.hidden = next.dataset.version === seen.value
}
