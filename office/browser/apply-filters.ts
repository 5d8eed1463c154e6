const lastUsed = 'filter'

/**
 * Applies a filter of a list as soon as it is chosen, and puts the focus back on it after the page has loaded. What is
 * typed, dates too, waits for Enter or the button, which is all there is without script.
 */
export function watchFilters(): void {
  const name = sessionStorage.getItem(lastUsed)
  sessionStorage.removeItem(lastUsed)
  if (name) document.querySelector<HTMLElement>(`search [name="${CSS.escape(name)}"]`)?.focus()
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement || target instanceof HTMLInputElement)) return
    if (!target.form?.closest('search') || ['search', 'date'].includes(target.type)) return
    sessionStorage.setItem(lastUsed, target.name)
    target.form.requestSubmit()
  })
}
