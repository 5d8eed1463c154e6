import { frame } from '#copy/layout.ts'
import { Icon } from '../../ui/icon.tsx'
import { crossIcon } from '../../ui/icons.ts'
import { ContactForm } from '../forms/contact-form.tsx'
import styles from './business-dialog.module.css'

const id = 'business'

/** Attributes of a button that opens the business modal, with or without script. */
export const opensBusinessDialog = { command: 'show-modal', commandfor: id } as const

/** The contact form in business mode, in a modal that every page carries (specification §2). */
export function BusinessDialog() {
  return (
    <dialog id={id} className={styles.dialog} aria-labelledby={`${id}-title`} closedby="any">
      <button
        type="button"
        className={styles.close}
        command="close"
        commandfor={id}
        aria-label={frame.businessDialog.close}
      >
        <Icon shape={crossIcon} size={26} />
      </button>
      <h2 id={`${id}-title`}>{frame.businessDialog.title}</h2>
      <p className={styles.lead}>{frame.businessDialog.lead}</p>
      <ContactForm mode="business" />
    </dialog>
  )
}

/**
 * Opens the modal as a call-back: with the phone number that was typed in the business box.
 * @param phoneNumber as typed
 */
export function askToBeCalledBack(phoneNumber: string): void {
  const dialog = document.getElementById(id) as HTMLDialogElement
  const set = (name: string, value: string) => {
    const input = dialog.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (input) input.value = value
  }
  set('phoneNumber', phoneNumber)
  set('kind', 'callBack')
  dialog.addEventListener('close', () => set('kind', 'business'), { once: true })
  dialog.showModal()
}
