import { spacedZipCode } from '../../copy/format/format-work.ts'
import type { Shown } from '../../domain/forms/form.ts'
import { type detailForm, detailTexts } from '../../domain/orders/order-details.ts'
import { FormFields } from '../../ui/forms/form-fields.tsx'
import { useOffice } from '../layout/office-facts.ts'
import styles from './office-detail-fields.module.css'

interface DetailFieldsProps {
  /** As typed before, valid or not. */
  of: Shown<typeof detailForm>
  zipCode: string
}

/** The office types for someone else: nothing is filled in by the browser. */
const more = Object.fromEntries(detailTexts.map((field) => [field, { autoComplete: 'off', rows: 3 }]))

/** The fields for the customer and the address. */
export function DetailFields({ of, zipCode }: DetailFieldsProps) {
  const { newOrder, orders, frame } = useOffice().words
  const words = {
    labels: newOrder.labels,
    options: { presence: orders.presences, access: orders.accesses, photos: orders.photos },
    hints: { city: spacedZipCode(zipCode) },
  }
  const given = { of, words, general: frame.problems, more }
  return (
    <>
      <div className={styles.fields}>
        <FormFields
          {...given}
          only={['firstName', 'lastName', 'email', 'phoneNumber', 'street', 'houseNumber', 'city']}
        />
      </div>
      <FormFields {...given} only={['remark', 'presence', 'access']} />
      <input type="hidden" name="photos" defaultValue="" />
      <FormFields {...given} only={['photos']} />
    </>
  )
}
