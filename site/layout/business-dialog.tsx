import { layout } from '#copy/layout.ts'
import { typeset } from '../../copy/format/format-work.ts'
import { crossIcon, Icon } from '../../ui/components/icon.tsx'
import { businessDialogId } from '../forms/ask-to-be-called-back.ts'
import { ContactFormIsland } from '../sections/contact-form-island.tsx'
import styles from './business-dialog.module.css'

const id = businessDialogId

/** Attributes of a button that opens the business modal, with or without script. */
export const opensBusinessDialog = { command: 'show-modal', commandfor: id } as const

/** The modal on every page with the contact form in business mode (R3.4). */
export function BusinessDialog() {
  return (
    <dialog id={id} className={styles.dialog} aria-labelledby={`${id}-title`} closedby="any">
      <button
        type="button"
        className={styles.close}
        command="close"
        commandfor={id}
        aria-label={layout.businessDialog.close}
      >
        <Icon shape={crossIcon} size={26} />
      </button>
      <h2 id={`${id}-title`}>{layout.businessDialog.title}</h2>
      <p className={styles.lead}>{typeset(layout.businessDialog.lead)}</p>
      <ContactFormIsland mode="business" />
    </dialog>
  )
}
