import { type SubmitEvent, useRef, useState } from 'react'
import { contactForm } from '#copy/contact-form.ts'
import { maximumLengths } from '../../domain/contact/contact-fields.ts'
import { phoneNumberProblem } from '../../domain/contact/phone-number.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { askToBeCalledBack } from '../forms/ask-to-be-called-back.ts'
import { formAddress } from '../forms/form-address.ts'
import { contactProblems, problemText } from '../forms/problem-text.ts'
import styles from './call-back-form.module.css'

/** The message for an invalid phone number; undefined if it is valid. */
function messageFor(text: string): string | undefined {
  const problem = phoneNumberProblem(text)
  return problem && problemText(contactProblems, 'phoneNumber', problem)
}

/**
 * Opens the business modal with a valid phone number filled in. Without script it posts the number to customer
 * service, which shows the form ready as a call-back: no address has it.
 */
export default function CallBackForm() {
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)

  const typed = () => String(new FormData(form.current ?? undefined).get('phoneNumber') ?? '')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = messageFor(typed())
    setProblem(found)
    if (found) form.current?.querySelector<HTMLInputElement>('[name=phoneNumber]')?.focus()
    else askToBeCalledBack(typed())
  }

  return (
    <form
      ref={form}
      className={styles.form}
      action={`${formAddress('customer-service')}#message`}
      method="post"
      noValidate
      data-replay=""
      onSubmit={submit}
      onInput={() => problem && setProblem(messageFor(typed()))}
    >
      <input type="hidden" name="kind" value="callBack" />
      <input type="hidden" name="begin" value="yes" />
      <Field
        label={contactForm.labels.phoneNumber}
        name="phoneNumber"
        type="tel"
        required
        maxLength={maximumLengths.phoneNumber}
        autoComplete="tel"
        placeholder={contactForm.placeholders.phoneNumber}
        problem={problem}
        announced
      />
      <Button type="submit" variant="secondary">
        {contactForm.submitCallBack}
      </Button>
    </form>
  )
}
