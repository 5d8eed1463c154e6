import { seen } from '../forms/fields.ts'

/** The version of an order or draft that the form showed; -1, which matches no version, if it names none. */
export const versionSeen = (form: URLSearchParams): number => numberSeen(form, 'version') ?? -1

/** An amount in cents that the form showed; NaN, which equals no amount, if it names none. */
export const centsSeen = (form: URLSearchParams, field: 'price' | 'fee'): number =>
  numberSeen(form, field) ?? Number.NaN

function numberSeen(form: URLSearchParams, field: string): number | undefined {
  const read = seen().read(form.getAll(field))
  return 'value' in read ? read.value : undefined
}
