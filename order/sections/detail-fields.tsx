import type { ComponentProps, ReactNode } from 'react'
import { contactForm } from '#copy/contact-form.ts'
import { details as words } from '#copy/order/details.ts'
import { orderProcess } from '#copy/order-process.ts'
import { fill } from '../../copy/fill.ts'
import { withFacts } from '../../copy/format/company-facts.ts'
import { accessLength } from '../../domain/orders/access-note-limits.ts'
import {
  accesses,
  type DetailField,
  type DetailProblem,
  type DetailText,
  detailLengths,
  presences,
  type TypedDetails,
} from '../../domain/orders/order-details.ts'
import { FactText } from '../../ui/components/fact-text.tsx'
import { Field } from '../../ui/components/field.tsx'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'
import styles from './order-form.module.css'

/** The autocomplete and input attributes of each field. */
const inputs: Record<DetailText, Omit<ComponentProps<'input'>, 'name'> & { multiline?: boolean; rows?: number }> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phoneNumber: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  street: { autoComplete: 'address-line1' },
  houseNumber: {},
  city: { autoComplete: 'address-level2' },
  remark: { multiline: true, rows: 4 },
}

/** Those of the contact form, where it asks for the same. */
const placeholders: Partial<Record<DetailText, string>> = { ...contactForm.placeholders, ...words.placeholders }

const hints: Partial<Record<DetailText, string>> = withFacts(words.hints)
const [phone1 = '', phone2 = ''] = contactForm.validPhones

/** The problem of a field, in words. */
function inWords(field: DetailField, problem: DetailProblem): string {
  if (problem === 'tooLong') return words.problems.tooLong
  if (field === 'accessNote' || field === 'access') return words.problems[field]
  if (problem === 'required' && field !== 'remark') return words.problems[field]
  if (field === 'email') return words.problems.emailMalformed
  if (field === 'phoneNumber') return fill(words.problems.phoneMalformed, { phone1, phone2 })
  return words.problems.other
}

/** The payment rule that goes with an answer; the website's order process has the same words. */
const paymentOf = { present: 'present', leaves: 'leaving-early', absent: 'absent' } as const
const presenceOptions = presences.map((value) => {
  const rule = orderProcess.payment.rules.find(({ id }) => id === paymentOf[value])
  return { value, label: words.presence.options[value], text: withFacts(rule?.payment ?? '') }
})

type Problems = Partial<Record<DetailField, DetailProblem>>

/** The problem of each field, in words, for an error summary. */
export const detailProblems = (problems: Problems): { id: string; text: string }[] =>
  Object.entries(problems).map(([id, problem]) => ({ id, text: inWords(id as DetailField, problem) }))

interface DetailFieldsProps {
  /** As typed so far. */
  details: TypedDetails
  /** Whether a note about how to get in is stored. */
  hasNote: boolean
  problems: Problems
  /** What happens with the e-mail address of an order, where that is not step 3's. */
  emailHint?: string
  /** The postcode, and how to change it. */
  children: ReactNode
}

/** The customer, the address and the presence: the fields of step 3, and of a correction. */
export function DetailFields({ details, hasNote, problems, emailHint = hints.email, children }: DetailFieldsProps) {
  const problemOf = (name: DetailField) => problems[name] && inWords(name, problems[name])
  const hintOf = (name: DetailText) => (name === 'email' ? emailHint : hints[name])
  const field = (name: DetailText) => (
    <Field
      key={name}
      id={name}
      name={name}
      label={words.labels[name]}
      hint={hintOf(name)}
      problem={problemOf(name)}
      defaultValue={details[name]}
      maxLength={detailLengths[name]}
      required={name !== 'remark'}
      placeholder={placeholders[name]}
      {...inputs[name]}
    />
  )
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{words.person}</legend>
        <div className={styles.row}>{(['firstName', 'lastName'] as const).map(field)}</div>
        {(['email', 'phoneNumber'] as const).map(field)}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.address}</legend>
        <p className={styles.quiet}>{children}</p>
        <div className={styles.street}>
          {field('street')}
          {field('houseNumber')}
        </div>
        {field('city')}
      </fieldset>
      <RadioGroup
        id="presence"
        name="presence"
        legend={words.presence.legend}
        hint={words.presence.hint}
        problem={problemOf('presence')}
        chosen={details.presence}
        required
        options={presenceOptions}
      />
      <div className={styles.access}>
        <RadioGroup
          id="access"
          name="access"
          legend={words.access.legend}
          hint={words.access.hint}
          problem={problemOf('access')}
          chosen={details.access}
          options={accesses.map((value) => ({ value, label: words.access.options[value] }))}
        />
        <Field
          id="accessNote"
          name="accessNote"
          label={words.access.note}
          hint={hasNote ? words.access.noteStored : words.access.noteHint}
          problem={problemOf('accessNote')}
          defaultValue={details.accessNote}
          maxLength={accessLength}
          // A secret belongs neither into the browser's history of forms nor into what survives a reload.
          autoComplete="off"
          multiline
          rows={3}
        />
        {words.access.after.map((text) => (
          <p key={text} className={styles.quiet}>
            <FactText text={text} />
          </p>
        ))}
      </div>
      {field('remark')}
    </>
  )
}
