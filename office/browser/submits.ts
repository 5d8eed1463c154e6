/**
 * How long a form waits before it says that it is being worked on, and before it can be sent again, in milliseconds.
 */
const patience = 500
const stuckAfter = 10_000

/**
 * Sends a form once, however often its button is pressed, and says after half a second that the office is working on
 * it. It can be sent again when the page comes back, or after ten seconds, as the network may have failed. A form with
 * `data-file` is answered with a file, which browsers show the progress of, or in a frame.
 */
export function watchSubmits(): void {
  const progress = document.getElementById('progress')
  const sent = new Set<HTMLFormElement>()

  function release(form: HTMLFormElement) {
    if (sent.delete(form) && sent.size === 0 && progress) progress.textContent = ''
  }

  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || submitter?.hasAttribute('data-file')) return
    if (sent.has(form)) return event.preventDefault()
    sent.add(form)
    setTimeout(() => {
      if (sent.has(form) && progress) progress.textContent = progress.dataset.text ?? ''
    }, patience)
    setTimeout(() => release(form), stuckAfter)
  })
  addEventListener('pageshow', () => {
    for (const form of sent) release(form)
  })
}
