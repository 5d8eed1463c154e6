import { contactForm } from '#copy/contact-form.ts'

/** The id of the business modal. */
export const businessDialogId = 'business'

/** Opens the business modal as a call-back form with `phoneNumber` and a message filled in. */
export function askToBeCalledBack(phoneNumber: string): void {
  const dialog = document.getElementById(businessDialogId) as HTMLDialogElement
  const field = (name: string) => dialog.querySelector<HTMLInputElement>(`[name=${name}]`)
  const set = (name: string, value: string) => {
    const input = field(name)
    if (input) input.value = value
  }
  const become = (kind: 'business' | 'callBack') => {
    set('kind', kind)
    dialog.dataset.kind = kind
    // Tells a form that is hydrated; another one reads it from the dialog.
    dialog.dispatchEvent(new Event('kind'))
  }
  set('phoneNumber', phoneNumber)
  if (!field('remark')?.value) set('remark', contactForm.callBackRemark)
  become('callBack')
  const end = () => {
    become('business')
    if (field('remark')?.value === contactForm.callBackRemark) set('remark', '')
  }
  dialog.addEventListener('close', end, { once: true })
  dialog.showModal()
  // The first field to fill in, and the touch that hydrates the form.
  field('business')?.focus()
}
