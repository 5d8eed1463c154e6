const renewal = 2 * 60_000

/**
 * Reports to the office that someone is typing into a form with `data-lease`, so that others are warned: at first, and
 * every two minutes.
 */
export function watchLease(): void {
  let sentAt = -renewal
  document.addEventListener('input', ({ target, timeStamp }) => {
    const form = target instanceof HTMLTextAreaElement ? target.form : null
    if (!form?.dataset.lease || timeStamp - sentAt < renewal) return
    sentAt = timeStamp
    fetch(form.dataset.lease, { method: 'POST', body: new URLSearchParams() }).catch(() => {
      sentAt = -renewal
    })
  })
}
