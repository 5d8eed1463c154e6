import { spacedZipCode } from '../../copy/format/spaced-zip-code.ts'
import {
  accesses,
  type DetailText,
  detailLengths,
  presences,
  type TypedDetails,
} from '../../domain/orders/order-details.ts'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import form from '../sections/form.module.css'
import styles from './office-detail-fields.module.css'

interface DetailFieldsProps {
  details: TypedDetails
  zipCode: string
  problems: Partial<Record<string, string>>
}

const types: Partial<Record<DetailText, string>> = { email: 'email', phoneNumber: 'tel' }

/** The fields for the customer and the address, filled in as typed before, valid or not. */
export function DetailFields({ details, zipCode, problems }: DetailFieldsProps) {
  const { newOrder, orders } = useOffice().words
  const sentences: Readonly<Record<string, string>> = newOrder.fieldProblems
  const problemOf = (field: string) => {
    const code = problems[field]
    return code === undefined ? undefined : (sentences[code] ?? newOrder.fieldProblems.malformed)
  }
  const field = (name: DetailText) => (
    <Field
      key={name}
      name={name}
      label={newOrder.labels[name]}
      type={types[name]}
      defaultValue={details[name]}
      maxLength={detailLengths[name]}
      problem={problemOf(name)}
      autoComplete="off"
      multiline={name === 'remark'}
      rows={3}
      {...(name === 'city' && { hint: spacedZipCode(zipCode) })}
    />
  )
  return (
    <>
      <div className={styles.fields}>
        {(['firstName', 'lastName', 'email', 'phoneNumber', 'street', 'houseNumber', 'city'] as const).map(field)}
      </div>
      {field('remark')}
      <fieldset className={form.options}>
        <legend>{newOrder.labels.presence}</legend>
        {presences.map((presence, index) => (
          <label key={presence}>
            <input
              id={index === 0 ? 'presence' : undefined}
              type="radio"
              name="presence"
              value={presence}
              defaultChecked={details.presence === presence}
              {...(index === 0 &&
                problemOf('presence') && { 'aria-invalid': true, 'aria-describedby': 'presence-problem' })}
            />{' '}
            {orders.presences[presence]}
          </label>
        ))}
        {problemOf('presence') && (
          <p id="presence-problem" className={styles.problem}>
            {newOrder.fieldProblems.unknown}
          </p>
        )}
      </fieldset>
      <fieldset className={form.options}>
        <legend>{newOrder.labels.access}</legend>
        {accesses.map((access) => (
          <label key={access}>
            <input type="radio" name="access" value={access} defaultChecked={details.access === access} />{' '}
            {orders.accesses[access]}
          </label>
        ))}
      </fieldset>
    </>
  )
}
