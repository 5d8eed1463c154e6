const fields = () => document.querySelectorAll<HTMLInputElement>('[name=zipCode]')

function copyToOthers(source: HTMLInputElement): void {
  for (const field of fields()) {
    if (field.value === source.value) continue
    field.value = source.value
    // Has the form clear its content about the old postcode. Not an `input` event, which would make every form request
    // an estimate.
    field.dispatchEvent(new Event('postcode', { bubbles: true }))
  }
}

/** Keeps a typed postcode for the visit, and copies it to the other forms of the page (WCAG 3.3.7). */
export function keepPostcode(): void {
  addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'zipCode') return
    copyToOthers(target)
    // Storage may be forbidden: then the postcode is not kept.
    try {
      sessionStorage.zipCode = target.value
    } catch {}
  })
}

/** Fills in the postcode of the visit. A postcode that the page already has replaces it. */
export function recallPostcode(): void {
  try {
    const [first] = fields()
    if (first?.value) sessionStorage.zipCode = first.value
    else for (const field of fields()) field.value ||= sessionStorage.zipCode ?? ''
  } catch {}
}
