/** Keeps the fields of forms with `data-draft`, so that they survive a reload of the tab. */
export function keepDrafts(): void {
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>('[data-draft]')
    if (!form) return
    // Storage may be forbidden: then there is no draft.
    try {
      sessionStorage[form.dataset.draft as string] = JSON.stringify(
        // How to get into a home is a secret that the tab's storage must not hold (R16.35).
        [...new FormData(form)].filter(([name]) => name !== 'accessNote'),
      )
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
      sessionStorage.removeItem(sessionStorage.sent)
      sessionStorage.removeItem('sent')
    }
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-draft]')) recall(form)
  } catch {}
}

function recall(form: HTMLFormElement): void {
  for (const [name, value] of JSON.parse(sessionStorage[form.dataset.draft as string] ?? '[]')) {
    for (const field of form.querySelectorAll<HTMLInputElement>('input,textarea')) {
      if (field.name !== name || field.type === 'hidden') continue
      if (field.getAttribute('value') === value) field.checked = true
      // A checkbox without a `value` is the consent, which visitors must give again.
      else if (field.type !== 'checkbox') field.value ||= value
    }
  }
}
