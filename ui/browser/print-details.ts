/**
 * Opens all answers for printing in browsers without `::details-content` (before Chrome 131, Safari 18.4, Firefox 143).
 */
export function openDetailsOnPaper(): void {
  if (CSS.supports('selector(::details-content)')) return
  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll('details')) {
      // With a name, opening one would close another.
      details.removeAttribute('name')
      details.open = true
    }
  })
}
