const renewal = 2 * 60_000

/**
 * Reports to the office that someone is typing where `data-lease` says so, so that others are warned: at first, and
 * every two minutes.
 */
export function watchLease(): void {
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
