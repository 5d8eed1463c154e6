import nameChoice from '../../ui/browser/name-choice.ts'
import { watchBoard } from './drag-board.ts'
import { watchProblems } from './list-problems.ts'
import { watchLive } from './live.ts'
import { watchSubmits } from './submits.ts'
import { watchShortcuts } from './watch-shortcuts.ts'

/**
 * Makes a whole row of a list follow the link in its heading when it is clicked, as a larger target for pointers.
 * Clicks that select text, or hit a control in the row, are ignored.
 */
function watchRows(): void {
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return
    if (target.closest('a, button, input, label, select, summary') || getSelection()?.type === 'Range') return
    target.closest('[data-rows-open] tr')?.querySelector<HTMLElement>('th a')?.click()
  })
}

/** Shows the visit that is chosen, and its price, wherever the page names them. */
function watchVisits(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'visit' && target.form) nameChoice(target.form)
  })
}

const renewal = 2 * 60_000

/**
 * Reports to the office that someone is typing where `data-lease` says so, so that others are warned: at first, and
 * every two minutes.
 */
function watchLease(): void {
  let sentAt = -renewal
  document.addEventListener('input', ({ target, timeStamp }) => {
    const place = target instanceof HTMLTextAreaElement ? target.closest<HTMLElement>('[data-lease]') : null
    if (!place?.dataset.lease || timeStamp - sentAt < renewal) return
    sentAt = timeStamp
    fetch(place.dataset.lease, { method: 'POST', body: new URLSearchParams() }).catch(() => {
      sentAt = -renewal
    })
  })
}

const lastUsed = 'search'

/**
 * Applies a filter of a list as soon as it is chosen, and puts the focus back on it after the page has loaded. What is
 * typed, dates too, waits for Enter or the button, which is all there is without script.
 */
function watchFilters(): void {
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

watchShortcuts()
watchFilters()
watchLive()
watchLease()
watchBoard()
watchSubmits()
watchProblems()
watchVisits()
watchRows()
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-print]')) print()
})
