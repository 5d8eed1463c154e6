/** Scrolls the name of the current page into sight where the rail is narrower than its pages, as on phones. */
export function showCurrentPage(): void {
  const current = document.querySelector('header nav [aria-current]')
  const rail = current?.closest('nav')
  if (!current || !rail) return
  const [shown, visible] = [current.getBoundingClientRect(), rail.getBoundingClientRect()]
  rail.scrollLeft += shown.left - visible.left - (visible.width - shown.width) / 2
}
