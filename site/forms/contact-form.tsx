import { contactForm as words } from '#copy/contact-form.ts'
import { language } from '#copy/language.ts'
import { type ContactTextField, checkContactFields, maximumLengths } from '../../domain/contact/contact-fields.ts'
import { countryOf } from '../../domain/language.ts'
import { Field } from '../../ui/field.tsx'
import { useFrame } from '../layout/frame-context.ts'
import { href } from '../links.ts'
import type { ContactOutcome } from '../page-data.ts'
import { contactSentence } from './contact-sentence.ts'
import styles from './message-form.module.css'
import { MessageForm } from './message-form.tsx'

const check = (values: Record<string, unknown>) => checkContactFields(countryOf(language), values).problems

interface ContactFormProps {
  /** `business` asks for the business name too; a call-back is a business form with the phone filled in. */
  mode: 'contact' | 'business'
  outcome?: ContactOutcome
}

/** The contact form of specification §3 in consumer or business mode. */
export function ContactForm({ mode, outcome }: ContactFormProps) {
  const { pageId } = useFrame()
  const asked = outcome && 'values' in outcome && outcome.values.kind === 'callBack' ? 'callBack' : mode
  return (
    <MessageForm
      name={mode}
      kind={asked}
      // Without script the answer stands where the form does, on the page that shows it.
      action={`${href(pageId === 'contact' ? 'contact' : 'customer-service')}#message`}
      submitLabel={words.submit}
      check={check}
      outcome={outcome}
    >
      {(fieldOf) => {
        const field = (name: ContactTextField) => {
          const { defaultValue, problem } = fieldOf(name)
          return {
            name,
            label: words.labels[name],
            placeholder: words.placeholders[name],
            required: true,
            maxLength: maximumLengths[name],
            defaultValue,
            problem: contactSentence(name, problem),
          }
        }
        return (
          <>
            {mode === 'business' && <Field {...field('business')} autoComplete="organization" />}
            <div className={styles.pair}>
              <Field {...field('firstName')} autoComplete="given-name" />
              <Field {...field('lastName')} autoComplete="family-name" />
            </div>
            <div className={styles.pair}>
              <Field {...field('email')} type="email" autoComplete="email" />
              <Field {...field('phoneNumber')} type="tel" autoComplete="tel" />
            </div>
            <Field {...field('remark')} multiline rows={6} />
          </>
        )
      }}
    </MessageForm>
  )
}
