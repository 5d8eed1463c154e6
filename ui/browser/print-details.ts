/** On paper every answer is open: Chrome before 131, Safari before 18.4 and Firefox before 143 have no style for that. */
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
