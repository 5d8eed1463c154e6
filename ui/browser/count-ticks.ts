/**
 * Shows how many checkboxes of a list are checked.
 * @param list contains an element with `data-count`: the sentence, with `{count}` for the number
 */
export default function countTicks(list: HTMLElement): void {
  // The `reset` event fires before the checkboxes change.
  setTimeout(() => show(list))
}

function show(list: HTMLElement): void {
  const status = list.querySelector<HTMLElement>('[data-count]')
  const count = String(list.querySelectorAll(':checked').length)
  if (status) status.textContent = status.dataset.count?.replace('{count}', count) ?? ''
}
