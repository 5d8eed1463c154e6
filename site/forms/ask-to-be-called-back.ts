/** The id of the business modal. */
export const businessDialogId = 'business'

/** Opens the business modal as a call-back form with `phoneNumber` filled in. */
export function askToBeCalledBack(phoneNumber: string): void {
  const dialog = document.getElementById(businessDialogId) as HTMLDialogElement
  const set = (name: string, value: string) => {
    const input = dialog.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (input) input.value = value
  }
  set('phoneNumber', phoneNumber)
  set('kind', 'callBack')
  dialog.addEventListener('close', () => set('kind', 'business'), { once: true })
  dialog.showModal()
}
