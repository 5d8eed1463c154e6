import { type SubmitEvent, useRef, useState } from 'react'
import { cleaningServices } from '#copy/cleaning-services.ts'
import { contactForm } from '#copy/contact-form.ts'
import { language } from '#copy/language.ts'
import { maximumLengths } from '../../domain/contact/contact-fields.ts'
import { checkPhoneNumber } from '../../domain/contact/phone-number.ts'
import { countryOf } from '../../domain/language.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { ServerPart } from '../../ui/server-part.tsx'
import { contactSentence } from '../forms/contact-sentence.ts'
import { useNativeValidationUntilHydrated } from '../forms/native-validation.ts'
import { askToBeCalledBack } from '../layout/business-dialog.tsx'
import { href } from '../links.ts'
import styles from './business-box.module.css'

/** What is wrong with a phone number, to the letter of specification §5; nothing where it is right. */
export function phoneNumberProblem(text: string): string | undefined {
  const check = checkPhoneNumber(countryOf(language), text)
  return check.ok ? undefined : contactSentence('phoneNumber', check.problem)
}

/**
 * For businesses: a phone number that is good opens the business modal with the number filled in (specification §2).
 * Without script it is a plain GET to customer service, where the form stands ready as a call-back.
 */
export function BusinessBox() {
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useNativeValidationUntilHydrated(form)

  const typed = () => String(new FormData(form.current ?? undefined).get('phoneNumber') ?? '')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = phoneNumberProblem(typed())
    setProblem(found)
    if (found) form.current?.querySelector<HTMLInputElement>('[name=phoneNumber]')?.focus()
    else askToBeCalledBack(typed())
  }

  return (
    <section className={styles.box}>
      <ServerPart>{import.meta.env.SSR && <Words />}</ServerPart>
      <form
        ref={form}
        className={styles.form}
        action={href('customer-service')}
        method="get"
        data-replay=""
        onSubmit={submit}
        onInput={() => problem && setProblem(phoneNumberProblem(typed()))}
      >
        <input type="hidden" name="kind" value="callBack" />
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
        <Button type="submit">{contactForm.submitCallBack}</Button>
      </form>
    </section>
  )
}

function Words() {
  const { heading, text } = cleaningServices.packagePage.business
  return (
    <>
      <h2>{heading}</h2>
      <p>{text}</p>
    </>
  )
}
