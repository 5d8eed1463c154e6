/**
 * A click anywhere on a row of a list follows the link in its heading: a larger target for a pointer, beside the link
 * that everybody has. It does nothing while text is selected, or on a control inside the row.
 */
export function watchRows(): void {
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return
    if (target.closest('a, button, input, label, select, summary') || getSelection()?.type === 'Range') return
    target.closest('[data-rows-open] tr')?.querySelector<HTMLElement>('th a')?.click()
  })
}
