/** Opens or closes the dialog of a button with `command`, for browsers older than Safari 26.2 and Firefox 144. */
function invoke(button: Element): void {
  if ('commandForElement' in button) return
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement
  if (button.getAttribute('command') === 'close') dialog.close()
  else dialog.showModal()
}

/**
 * Opens the closed answer that the address's fragment names, where the browser does not: older ones never do, and after
 * a reload Chromium opens it only if it has not yet restored the place on the page.
 */
function openNamedAnswer(): void {
  const question = document.querySelector(':target')?.closest<HTMLDetailsElement>('details:not([open])')
  if (!question) return
  question.open = true
  question.scrollIntoView()
}

/** Polyfills invoker commands and links into closed answers, and closes the menu when a link in it is followed. */
export function handleCommands(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    // The back button may return to this page with the menu open.
    target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover?.()
    const invoker = target.closest('button[command]')
    if (invoker) invoke(invoker)
  })
  addEventListener('hashchange', openNamedAnswer)
  openNamedAnswer()
}
