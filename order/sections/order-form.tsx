import type { ComponentProps, ReactNode } from 'react'
import { fieldProblems } from '#copy/field-problems.ts'
import type { AnyForm, Shown } from '../../domain/forms/form.ts'
import { useModule } from '../../ui/document/page-modules.ts'
import { FormFields, type FormFieldsProps } from '../../ui/forms/form-fields.tsx'
import { type GeneralProblems, idOf, problemIn, type Sentences } from '../../ui/forms/form-words.ts'
import styles from './order-form.module.css'
import { ErrorSummary } from './step-frame.tsx'

const { malformed: other, tooLong } = fieldProblems.any

/** The sentences of problems that a form of the ordering site has none of its own for. */
export const generalProblems: GeneralProblems = {
  required: other,
  malformed: other,
  tooLong,
  range: other,
  choose: other,
  tick: other,
  stale: other,
}

/** The problems of a form in words, for an error summary. A page that is out of date says so by itself. */
export const problemsIn = (of: Shown<AnyForm>, words: { problems?: Sentences }): { id: string; text: string }[] =>
  Object.entries(of.problems).flatMap(([name, problem]) => {
    const text = problemIn(of, name, words, generalProblems) ?? other
    return problem === 'stale' ? [] : [{ id: idOf(of.form, name), text }]
  })

interface StepFormProps extends ComponentProps<'form'> {
  /** When a field is looked at again: as it is typed in unless stated, or when it is left. */
  checkedOn?: 'input' | 'focusout'
}

/** A form whose fields lose their marks as soon as they are put right (R16.14). */
export function StepForm({ checkedOn = 'input', ...form }: StepFormProps) {
  useModule('clear-mended')
  const check = { [`data-on-${checkedOn}`]: 'clear-mended' }
  return <form className={styles.form} method="post" noValidate {...check} {...form} />
}

interface OrderFormProps<Of extends AnyForm> extends Omit<FormFieldsProps<Of>, 'general'> {
  action: string
  /** Its buttons. */
  children: ReactNode
}

/** A form of the ordering site: what is wrong, its fields and its buttons. */
export function OrderForm<Of extends AnyForm>({ action, children, ...fields }: OrderFormProps<Of>) {
  const { of, words } = fields
  return (
    <>
      <ErrorSummary problems={problemsIn(of, words)} />
      <StepForm className={`${styles.form} ${styles.narrow}`} action={action}>
        <FormFields {...fields} general={generalProblems} />
        <p className={styles.submit}>{children}</p>
      </StepForm>
    </>
  )
}
