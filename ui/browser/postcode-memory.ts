const fields = () => document.querySelectorAll<HTMLInputElement>('[name=zipCode]')

function fillIn(field: HTMLInputElement, text: string): void {
  if (field.value === text) return
  field.value = text
  // Has the form follow, or clear its content about the old postcode. An `input` event would be kept as typed.
  field.dispatchEvent(new Event('postcode', { bubbles: true }))
}

/** Keeps a typed postcode for the visit, and copies it to the other forms of the page (WCAG 3.3.7). */
export function keepPostcode(): void {
  addEventListener('input', ({ target }) => {
    const { name, value } = target as HTMLInputElement
    if (name !== 'zipCode') return
    for (const field of fields()) fillIn(field, value)
    // Storage may be forbidden: then the postcode is not kept.
    try {
      sessionStorage.zipCode = value
    } catch {}
  })
}

/** Fills in the postcode of the visit. A postcode that the page already has replaces it. */
export function recallPostcode(): void {
  try {
    const [first] = fields()
    if (first?.value) sessionStorage.zipCode = first.value
    else for (const field of fields()) fillIn(field, field.value || sessionStorage.zipCode || '')
  } catch {}
}
