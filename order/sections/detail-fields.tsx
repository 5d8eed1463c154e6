import type { ReactNode } from 'react'
import { contactForm } from '#copy/contact-form.ts'
import { fieldProblems } from '#copy/field-problems.ts'
import { details as words } from '#copy/order/details.ts'
import { orderProcess } from '#copy/order-process.ts'
import { fill } from '../../copy/fill.ts'
import { withFacts } from '../../copy/format/company-facts.ts'
import { typeset } from '../../copy/format/format-work.ts'
import type { AnyForm, Shown } from '../../domain/forms/form.ts'
import type { ownDetailForm, TypedDetails } from '../../domain/orders/order-details.ts'
import { FactParagraph } from '../../ui/components/fact-text.tsx'
import { FormFields } from '../../ui/forms/form-fields.tsx'
import type { FormWords, VisibleName } from '../../ui/forms/form-words.ts'
import styles from './order-form.module.css'
import { generalProblems, problemsIn } from './order-form.tsx'

const [phone1 = '', phone2 = ''] = contactForm.validPhones
const { any, email, phoneNumber } = fieldProblems

const formWords: FormWords<typeof ownDetailForm> = {
  labels: {
    ...words.labels,
    presence: words.presence.legend,
    access: words.access.legend,
    accessNote: words.access.note,
    photos: words.photos.legend,
  },
  hints: {
    ...withFacts(words.hints),
    presence: words.presence.hint,
    access: words.access.hint,
    accessNote: words.access.noteHint,
    photos: withFacts(words.photos.hint),
  },
  options: { presence: words.presence.options, access: words.access.options, photos: words.photos.options },
  problems: {
    ...words.problems,
    tooLong: any.tooLong,
    'email.malformed': email.malformed,
    'phoneNumber.malformed': fill(phoneNumber.malformed, { phone1, phone2 }),
  },
}

/** The payment rule that goes with an answer; the website's order process has the same words. */
const paymentOf = { present: 'present', leaves: 'leaving-early', absent: 'absent' } as const
const ruleOf = (presence: keyof typeof paymentOf) =>
  typeset(withFacts(orderProcess.payment.rules.find(({ id }) => id === paymentOf[presence])?.payment ?? ''))

/** How browsers fill the fields in. */
const more = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { autoComplete: 'email' },
  phoneNumber: { autoComplete: 'tel' },
  street: { autoComplete: 'address-line1' },
  city: { autoComplete: 'address-level2' },
  remark: { rows: 4 },
  // A secret belongs neither into the browser's history of forms nor into what survives a reload.
  accessNote: { autoComplete: 'off', rows: 3 },
  presence: { texts: { present: ruleOf('present'), leaves: ruleOf('leaves'), absent: ruleOf('absent') } },
}

/** The problem of each field, in words, for an error summary. Its page says what is wrong with the whole form. */
export const detailProblems = (of: Shown<AnyForm>) => problemsIn(of, formWords).filter(({ id }) => id !== 'form')

const labels: Readonly<Record<string, string>> = formWords.labels
const options: Readonly<Record<string, Readonly<Record<string, string>>>> = formWords.options

/** Details in words, a line for each, such as those that have changed. @param sentence with `{name}` and `{value}` */
export const detailLines = (details: TypedDetails, sentence: string): string[] =>
  Object.entries(details).map(([field, text]) =>
    fill(sentence, { name: labels[field] ?? '', value: options[field]?.[text] || text || '–' }),
  )

interface DetailFieldsProps {
  of: Shown<typeof ownDetailForm>
  /** Whether a note about how to get in is stored. */
  hasNote: boolean
  /** What happens with the e-mail address of an order, where that is not step 3's. */
  emailHint?: string
  /** Whether a business orders, which pays after the visit in any case. */
  isBusiness?: boolean
  /** The postcode, and how to change it. */
  children: ReactNode
}

/** The customer, the address and the presence: the fields of step 3, and of a correction. */
export function DetailFields({ of, hasNote, emailHint, isBusiness, children }: DetailFieldsProps) {
  const hints = {
    ...formWords.hints,
    ...(emailHint && { email: emailHint }),
    ...(isBusiness && { presence: '' }),
    ...(hasNote && { accessNote: words.access.noteStored }),
  }
  const drawn = { ...formWords, hints }
  const fields = (...only: VisibleName<typeof ownDetailForm>[]) => (
    <FormFields
      of={of}
      only={only}
      words={drawn}
      general={generalProblems}
      more={isBusiness ? { ...more, presence: {} } : more}
    />
  )
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{words.person}</legend>
        <div className={styles.row}>{fields('firstName', 'lastName')}</div>
        {fields('email', 'phoneNumber')}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.address}</legend>
        <p className={styles.quiet}>{children}</p>
        <div className={styles.street}>{fields('street', 'houseNumber')}</div>
        {fields('city')}
      </fieldset>
      {fields('presence')}
      <div className={styles.access}>
        {fields('access', 'accessNote')}
        {words.access.after.map((text) => (
          <FactParagraph key={text} className={styles.quiet} text={text} />
        ))}
      </div>
      <input type="hidden" name="photos" defaultValue="" />
      {fields('photos', 'remark')}
    </>
  )
}
