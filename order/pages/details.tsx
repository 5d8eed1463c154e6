import type { ComponentProps } from 'react'
import { contactForm } from '#copy/contact-form.ts'
import { details as words } from '#copy/order/details.ts'
import { frame } from '#copy/order/frame.ts'
import { orderProcess } from '#copy/order-process.ts'
import { fill } from '../../copy/fill.ts'
import { type DetailProblem, type DetailText, detailLengths, presences } from '../../domain/orders/order-details.ts'
import { Button } from '../../ui/button.tsx'
import { withFacts } from '../../ui/company-facts.ts'
import { Field } from '../../ui/field.tsx'
import { spacedZipCode } from '../../ui/spaced-zip-code.ts'
import { money, shortDay } from '../../ui/work-words.ts'
import { homeOfDraft } from '../home-of-draft.ts'
import type { OrderDataOf } from '../page-data.ts'
import { draftPath } from '../pages.ts'
import { DraftOrder } from '../sections/draft-order.tsx'
import { ErrorSummary } from '../sections/error-summary.tsx'
import styles from '../sections/form.module.css'
import { HoldLine } from '../sections/hold-line.tsx'
import { Progress } from '../sections/progress.tsx'
import { RadioChoice } from '../sections/radio-choice.tsx'
import { StepPage } from '../sections/step-page.tsx'

/** What browsers know and how they should ask, per field. */
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

/** What is wrong with a field, in words. */
function inWords(field: DetailText | 'presence', problem: DetailProblem): string {
  if (problem === 'tooLong') return words.problems.tooLong
  if (problem === 'required' && field !== 'remark') return words.problems[field]
  if (field === 'email') return words.problems.emailMalformed
  if (field === 'phoneNumber') return fill(words.problems.phoneMalformed, { phone1, phone2 })
  return words.problems.other
}

/** The payment rule that goes with an answer; the website's order process has the same words. */
const paymentOf = { present: 'present', leaves: 'leaving-early', absent: 'absent' } as const
const presenceOptions = presences.map((value) => {
  const rule = orderProcess.payment.rules.find(({ id }) => id === paymentOf[value])
  return { value, label: rule?.situation ?? '', text: withFacts(rule?.payment ?? '') }
})

/** The price and the visit: "€249, Thu 26 Nov, morning". */
const briefOf = ({ draft: { visit }, quote: { priceCents } }: OrderDataOf<'details'>) =>
  visit && priceCents !== undefined
    ? [money(priceCents), shortDay(visit.date), frame.parts[visit.part].toLowerCase()].join(', ')
    : undefined

/** Step 3 (R16.13): who orders, where the team rings, and whether somebody is there at the end. */
export default function DetailsPage({ data }: { data: OrderDataOf<'details'> }) {
  const { draft, hold, problems } = data
  const problemOf = (name: DetailText | 'presence') => problems[name] && inWords(name, problems[name])
  const field = (name: DetailText) => (
    <Field
      key={name}
      id={name}
      name={name}
      label={words.labels[name]}
      {...(hints[name] && { hint: hints[name] })}
      problem={problemOf(name)}
      defaultValue={draft.details[name]}
      maxLength={detailLengths[name]}
      required={name !== 'remark'}
      placeholder={placeholders[name]}
      {...inputs[name]}
    />
  )
  const listed = Object.keys(problems).flatMap((id) => {
    const text = problemOf(id as DetailText)
    return text ? [{ id, text }] : []
  })
  return (
    <>
      <Progress current="details" draft={draft} />
      <StepPage title={words.title} lead={words.lead} aside={<DraftOrder {...data} />} brief={briefOf(data)}>
        <ErrorSummary problems={listed} />
        <form
          className={`${styles.form} ${styles.narrow}`}
          method="post"
          action={draftPath(draft.id, 'details')}
          data-draft={`details-${draft.id}`}
        >
          <fieldset className={styles.group}>
            <legend>{words.person}</legend>
            {(['firstName', 'lastName', 'email', 'phoneNumber'] as const).map(field)}
          </fieldset>
          <fieldset className={styles.group}>
            <legend>{words.address}</legend>
            {field('street')}
            <div className={styles.code}>{field('houseNumber')}</div>
            <p className={styles.quiet}>
              {fill(words.zipCode, { zipCode: spacedZipCode(draft.home.zipCode) })}{' '}
              <a href={homeOfDraft(draft)}>{frame.change}</a>
            </p>
            {field('city')}
          </fieldset>
          <RadioChoice
            id="presence"
            name="presence"
            {...words.presence}
            problem={problemOf('presence')}
            chosen={draft.details.presence}
            options={presenceOptions}
          />
          {field('remark')}
          <HoldLine hold={hold} />
          <p className={styles.submit}>
            <Button type="submit">{words.submit}</Button>
          </p>
        </form>
      </StepPage>
    </>
  )
}
