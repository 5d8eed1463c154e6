import type { ReactNode } from 'react'
import type { AnyForm, Shown } from '../../domain/forms/form.ts'
import { Button } from '../../ui/components/button.tsx'
import { FormFields, type FormFieldsProps, HiddenFormFields } from '../../ui/forms/form-fields.tsx'
import { type FormWords, problemIn, type Sentences } from '../../ui/forms/form-words.ts'
import { useOffice } from '../layout/office-facts.ts'
import styles from './form.module.css'

interface OfficeFormProps<Of extends AnyForm> extends Omit<FormFieldsProps<Of>, 'general' | 'words'> {
  action?: string
  /** `button`: the text of its button; several buttons by what they send as `do`, the main one first. */
  words: FormWords<Of> & { button: string | Readonly<Record<string, string>> }
  variant?: 'primary' | 'secondary' | 'danger'
  small?: boolean
  /** Stands between the fields and the button. */
  children?: ReactNode
  /** Fields below each other, not side by side. */
  stacked?: boolean
}

/** What is wrong with all of a form, on top of its page: the form may be gone. */
export function FormAlert({ of, words = {} }: { of: Shown<AnyForm> | undefined; words?: Sentences }) {
  const general = useOffice().words.frame.problems
  const sentence = of && problemIn(of, 'form', { problems: words }, general)
  return <Alert text={sentence} />
}

/** A form of the office, with its fields and its button. */
export function OfficeForm<Of extends AnyForm>(props: OfficeFormProps<Of>) {
  const { action, variant = 'primary', small = false, children, stacked, ...fields } = props
  const { button } = fields.words
  const general = useOffice().words.frame.problems
  return (
    <form method="post" action={action} className={stacked ? styles.stacked : styles.form}>
      <HiddenFormFields of={fields.of} as={typeof button === 'string' ? fields.of.form.name : undefined} />
      <FormFields {...fields} general={general} />
      {children}
      {typeof button === 'string' ? (
        <Button type="submit" variant={variant} small={small}>
          {button}
        </Button>
      ) : (
        <p className={styles.buttons}>
          {Object.entries(button).map(([value, text], index) => (
            <Button
              key={value}
              type="submit"
              name="do"
              value={value}
              variant={index > 0 ? 'secondary' : variant}
              small={small}
            >
              {text}
            </Button>
          ))}
        </p>
      )}
    </form>
  )
}

interface NoticeProps {
  /** Nothing is shown without one. */
  text: string | false | undefined
}

/** Says over a page why nothing was done; screen readers say it at once. */
export const Alert = ({ text }: NoticeProps) =>
  text && (
    <p role="alert" className={styles.problem}>
      {text}
    </p>
  )

interface StaleProps {
  title: string
  text: ReactNode
  /** What someone else did, beside what was typed. */
  children?: ReactNode
}

/** Says over a page that nothing was done, because someone else was faster. */
export const Stale = ({ title, text, children }: StaleProps) => (
  <section className={styles.warning} aria-labelledby="stale">
    <h2 id="stale">{title}</h2>
    <p role="alert">{text}</p>
    {children}
  </section>
)

/** Says over a page what was just done. */
export const Saved = ({ text }: NoticeProps) =>
  text && (
    <p role="status" className={styles.saved}>
      {text}
    </p>
  )
