const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 4)

/**
 * Marks the page while it is scrolled away from the top, for the header to blur. A page may already be scrolled when it
 * loads.
 */
export function markScrolled(): void {
  addEventListener('scroll', mark)
  mark()
}
