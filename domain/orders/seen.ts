/** The version of an order or draft that a form was shown with; one that none has, if the form names none. */
export function versionSeen(form: URLSearchParams): number {
  const text = form.get('version') ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : -1
}

/** An amount in cents that a form was shown with; NaN, which is like no amount, if it names none. */
export function centsSeen(form: URLSearchParams, field: 'price' | 'fee'): number {
  const text = form.get(field) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
}
