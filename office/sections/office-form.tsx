import type { ReactNode } from 'react'
import type { FormFields as Fields, Form } from '../../domain/forms/form.ts'
import { Button } from '../../ui/components/button.tsx'
import { FormFields, type FormFieldsProps } from '../../ui/forms/form-fields.tsx'
import { problemIn } from '../../ui/forms/form-words.ts'
import { useOffice } from '../layout/office-facts.ts'
import styles from './form.module.css'

interface OfficeFormProps<Of extends Form<Fields, string>> extends Omit<FormFieldsProps<Of>, 'general'> {
  action?: string
  button: string
  variant?: 'primary' | 'secondary' | 'danger'
  /** Stands between the fields and the button. */
  children?: ReactNode
  /** Fields below each other, not side by side. */
  stacked?: boolean
}

/** A form of the office with what is wrong with it, its fields and its button. */
export function OfficeForm<Of extends Form<Fields, string>>(props: OfficeFormProps<Of>) {
  const { action, button, variant = 'primary', children, stacked, ...fields } = props
  const { of, words } = fields
  const general = useOffice().words.frame.problems
  const refused = problemIn(of, 'form', words, general)
  return (
    <form method="post" action={action} className={stacked ? styles.stacked : styles.form}>
      {refused && (
        <p role="alert" className={styles.problem}>
          {refused}
        </p>
      )}
      {of.form.name && <input type="hidden" name="do" defaultValue={of.form.name} />}
      <FormFields {...fields} general={general} />
      {children}
      <Button type="submit" variant={variant}>
        {button}
      </Button>
    </form>
  )
}
