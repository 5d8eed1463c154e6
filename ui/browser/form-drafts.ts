/** Keeps the text of forms with `data-draft`, so that it survives a reload of the tab. */
export function keepDrafts(): void {
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>('[data-draft]')
    if (!form) return
    // Storage may be forbidden: then there is no draft.
    try {
      sessionStorage[`draft:${form.dataset.draft}`] = JSON.stringify([...new FormData(form)])
    } catch {}
  })
  // The draft of a natively posted form is deleted once the next page confirms that it was sent.
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented) return
    try {
      sessionStorage.sent = (target as HTMLFormElement).dataset.draft
    } catch {}
  })
}

/** Fills in the drafts of the forms on this page. It never overwrites text, and never ticks the consent. */
export function recallDrafts(): void {
  try {
    if (document.getElementById('sent')) {
      sessionStorage.removeItem(`draft:${sessionStorage.sent}`)
      sessionStorage.removeItem('sent')
    }
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-draft]')) recall(form)
  } catch {}
}

function recall(form: HTMLFormElement): void {
  for (const [name, value] of JSON.parse(sessionStorage[`draft:${form.dataset.draft}`] ?? '[]')) {
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea')) {
      if (field.name !== name || field.type === 'hidden') continue
      // A checkbox without a `value` is the consent, which visitors must give again.
      if (field.type === 'checkbox') {
        if (field.hasAttribute('value') && field.value === value) (field as HTMLInputElement).checked = true
      } else field.value ||= value
    }
  }
}
