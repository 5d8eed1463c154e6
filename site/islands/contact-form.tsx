import { useEffect, useState } from 'react'
import { contactForm as words } from '#copy/contact-form.ts'
import { fill } from '../../copy/fill.ts'
import {
  type ContactTextField,
  checkContactFields,
  isRequired,
  maximumLengths,
} from '../../domain/contact/contact-fields.ts'
import { Field } from '../../ui/components/field.tsx'
import { businessDialogId } from '../forms/ask-to-be-called-back.ts'
import { formAddress } from '../forms/form-address.ts'
import styles from '../forms/message-form.module.css'
import { MessageForm } from '../forms/message-form.tsx'
import { contactProblems, problemText } from '../forms/problem-text.ts'
import type { FormOutcome } from '../page-data/form-outcome.ts'

const check = (values: Record<string, unknown>) => checkContactFields(values).problems

export interface ContactFormProps {
  /**
   * `business` asks for the business name too; a call-back is a business form with the phone filled in. `uncovered`,
   * for someone outside our area, asks for an address and a message alone.
   */
  mode: 'contact' | 'business' | 'uncovered'
  /** The page that shows the answer to a submit without script. */
  answeredOn: 'contact' | 'customer-service'
  outcome?: FormOutcome | undefined
}

/** What the business modal asks for, if the form is in it; undefined elsewhere, and until the browser has the form. */
function useDialogKind(mayBe: boolean): 'business' | 'callBack' | undefined {
  const [kind, setKind] = useState<'business' | 'callBack'>()
  useEffect(() => {
    const dialog = mayBe && document.getElementById(businessDialogId)
    if (!dialog) return
    const follow = () => setKind(dialog.dataset.kind === 'callBack' ? 'callBack' : 'business')
    follow()
    dialog.addEventListener('kind', follow)
    return () => dialog.removeEventListener('kind', follow)
  }, [mayBe])
  return kind
}

/** The contact form, for consumers or in business mode. */
export default function ContactForm({ mode, answeredOn, outcome }: ContactFormProps) {
  const given = outcome && 'values' in outcome && outcome.values.kind === 'callBack' ? 'callBack' : mode
  const asked = useDialogKind(mode === 'business' && !outcome) ?? given
  return (
    <MessageForm
      name={mode}
      kind={given}
      note={asked === 'callBack' ? words.requiredCallBack : words.required}
      action={`${formAddress(answeredOn)}#message`}
      submitLabel={words.submit}
      labels={words.labels}
      check={check}
      outcome={outcome}
    >
      {(fieldOf) => {
        const field = (name: ContactTextField) => {
          const { id, defaultValue, problem } = fieldOf(name)
          return {
            id,
            name,
            label: isRequired(name, asked) ? words.labels[name] : fill(words.optional, { label: words.labels[name] }),
            placeholder: words.placeholders[name],
            required: isRequired(name, asked),
            maxLength: maximumLengths[name],
            defaultValue,
            problem: problemText(contactProblems, name, problem),
          }
        }
        return (
          <>
            {mode === 'business' && <Field {...field('business')} autoComplete="organization" />}
            {mode !== 'uncovered' && (
              <div className={styles.pair}>
                <Field {...field('firstName')} autoComplete="given-name" />
                <Field {...field('lastName')} autoComplete="family-name" />
              </div>
            )}
            <Field {...field('email')} type="email" autoComplete="email" />
            {mode !== 'uncovered' && (
              <Field
                {...field('phoneNumber')}
                {...(mode === 'contact' && { hint: words.hints.phoneNumber })}
                type="tel"
                autoComplete="tel"
              />
            )}
            <Field {...field('remark')} multiline rows={6} />
          </>
        )
      }}
    </MessageForm>
  )
}
