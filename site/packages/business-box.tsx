import { cleaningServices } from '#copy/cleaning-services.ts'
import { typeset } from '../../copy/format/format-work.ts'
import { Island } from '../../ui/document/island.tsx'
import CallBackForm from '../islands/call-back-form.tsx'
import styles from './business-box.module.css'

/**
 * The business box, the last part of a page and one row on wide screens: a business leaves its phone number and we call
 * back (R4.3).
 */
export function BusinessBox() {
  const { heading, text } = cleaningServices.packagePage.business
  return (
    <section className={`screen wrap ${styles.box}`}>
      <div>
        <h2>{heading}</h2>
        <p>{typeset(text)}</p>
      </div>
      <Island name="call-back-form" component={CallBackForm} props={{}} />
    </section>
  )
}
