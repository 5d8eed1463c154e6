import { parseEmail } from '../../domain/contact/email-address.ts'
import { isBlank } from '../../domain/contact/form-text.ts'
import { phoneNumberProblem } from '../../domain/contact/phone-number.ts'

/**
 * Removes the server's error mark from each field that has been put right: the ring, the message and its line in the
 * summary (R16.14). A field that is still wrong keeps them.
 * @param form was shown again by the server with its problems
 */
export default function clearMended(form: HTMLElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[aria-invalid][id]')) if (isMended(field)) clear(field)
}

function isMended(field: HTMLInputElement): boolean {
  const { type, name, value, form, maxLength } = field
  if (type === 'radio') return new FormData(form ?? undefined).has(name)
  if (type === 'checkbox') return field.checked
  // The server can refuse more than a browser knows of: what it refused stays marked.
  if (value === field.defaultValue || (field.required && isBlank(value))) return false
  if (maxLength >= 0 && value.length > maxLength) return false
  if (type === 'email') return parseEmail(value) !== undefined
  return type !== 'tel' || phoneNumberProblem(value) === undefined
}

function clear({ id, name, type, form }: HTMLInputElement): void {
  const group = type === 'radio' ? form?.querySelectorAll(`[name="${name}"]`) : undefined
  for (const field of group ?? [document.getElementById(id)]) {
    field?.removeAttribute('aria-invalid')
    const others = field?.getAttribute('aria-describedby')?.replace(`${id}-problem`, '').trim()
    if (others) field?.setAttribute('aria-describedby', others)
    else field?.removeAttribute('aria-describedby')
  }
  document.getElementById(`${id}-problem`)?.remove()
  removeLine(id)
}

/** Removes the line of a field from the summary, and the summary with its last line. */
export function removeLine(id: string): void {
  const line = document.querySelector(`[role=alert] a[href="#${id}"]`)?.closest('li')
  const left = line?.parentElement?.children.length
  if (left === 1) line?.closest('[role=alert]')?.remove()
  else line?.remove()
}
