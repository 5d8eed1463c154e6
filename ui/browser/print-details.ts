/**
 * Opens all answers for printing in browsers without `::details-content` (before Chrome 131, Safari 18.4, Firefox 143).
 */
export function openDetailsOnPaper(): void {
  if (CSS.supports('selector(::details-content)')) return
  let closed: (readonly [details: HTMLDetailsElement, name: string])[] = []
  addEventListener('beforeprint', () => {
    const found = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    closed = found.map((details) => [details, details.getAttribute('name') ?? ''])
    for (const [details] of closed) {
      // Without a name, opening one does not close another.
      details.removeAttribute('name')
      details.open = true
    }
  })
  addEventListener('afterprint', () => {
    for (const [details, name] of closed) {
      details.open = false
      if (name) details.setAttribute('name', name)
    }
  })
}
