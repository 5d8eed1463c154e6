import { seen } from '../forms/fields.ts'

/** The version of an order or draft that a form was shown with; one that none has, if the form names none. */
export const versionSeen = (form: URLSearchParams): number => numberSeen(form, 'version') ?? -1

/** An amount in cents that a form was shown with; NaN, which is like no amount, if it names none. */
export const centsSeen = (form: URLSearchParams, field: 'price' | 'fee'): number =>
  numberSeen(form, field) ?? Number.NaN

function numberSeen(form: URLSearchParams, field: string): number | undefined {
  const read = seen().read(form.getAll(field))
  return 'value' in read ? read.value : undefined
}
