/** Shows the visit that is chosen, and its price, in the two places of the page that are marked for them. */
export function watchVisits(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'visit') return
    const named = target.ariaLabel?.split(': ') ?? []
    document.querySelectorAll('[data-chosen]').forEach((place, index) => {
      place.textContent = named[index] ?? ''
    })
  })
}
