/**
 * Says how many boxes of a list are ticked.
 * @param list holds an element with `data-count`: the sentence, with `{count}` for the number
 */
export function answer(list: HTMLElement): void {
  // A form that is about to be reset has its ticks still.
  setTimeout(() => show(list))
}

function show(list: HTMLElement): void {
  const status = list.querySelector<HTMLElement>('[data-count]')
  const count = String(list.querySelectorAll(':checked').length)
  if (status) status.textContent = status.dataset.count?.replace('{count}', count) ?? ''
}
