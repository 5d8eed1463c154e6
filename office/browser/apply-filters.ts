const lastUsed = 'search'

/**
 * Applies a filter of a list as soon as it is chosen, and puts the focus back on it after the page has loaded. What is
 * typed, dates too, waits for Enter or the button, which is all there is without script.
 */
export function watchFilters(): void {
  const name = sessionStorage.getItem(lastUsed)
  sessionStorage.removeItem(lastUsed)
  if (name) document.querySelector<HTMLElement>(`search [name="${CSS.escape(name)}"]`)?.focus()
  document.addEventListener('change', ({ target }) => {
    const field = target as HTMLSelectElement
    if (!field.matches('search :not([type=search], [type=date])')) return
    sessionStorage.setItem(lastUsed, field.name)
    field.form?.requestSubmit()
  })
}
