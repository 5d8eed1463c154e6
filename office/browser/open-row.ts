/**
 * A press anywhere on a row of a list opens what the name of the row leads to; it is for a pointer, since the link itself
 * is there for everybody else. Not while text is selected, to be copied, nor on what has a press of its own.
 */
export function watchRows(): void {
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return
    if (target.closest('a, button, input, label, select, summary') || getSelection()?.type === 'Range') return
    target.closest('[data-rows-open] tr')?.querySelector<HTMLElement>('th a')?.click()
  })
}
