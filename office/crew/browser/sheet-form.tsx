import { createContext, type ReactNode, type SubmitEvent, use, useState } from 'react'
import { isBlank } from '../../../domain/contact/form-text.ts'
import { Button } from '../../../ui/components/button.tsx'
import { useWords } from './crew-state.ts'
import styles from './sheet.module.css'
import { closeSheet } from './sheet.tsx'

/** The ids of what was recorded; undefined where that failed, or the name of the field because of which it was not. */
type Recorded = Promise<readonly string[] | string | undefined>

const WrongField = createContext<string | undefined>(undefined)

/** What is wrong with a field, at its place; renders nothing unless it is. */
export const Problem = ({ of, text }: Record<'of' | 'text', string>) =>
  use(WrongField) === of && (
    <span role="alert" className={styles.problem}>
      {text}
    </span>
  )

interface SheetFormProps {
  /** The button; without it the children have their own. */
  button?: string
  isDanger?: boolean
  onRecord: (data: FormData) => Recorded
  children: ReactNode
}

/** A form in a sheet: once what it asked is on the disk, the sheet closes. A required field that is blank is wrong. */
export function SheetForm({ button, isDanger, onRecord, children }: SheetFormProps) {
  const [wrongField, setWrongField] = useState<string>()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form, event.nativeEvent.submitter)
    const required = [...form.querySelectorAll<HTMLInputElement>('[required]')]
    const blank = required.find(({ name }) => isBlank(String(data.get(name) ?? '')))
    const recorded = blank?.name ?? (await onRecord(data))
    const wrong = typeof recorded === 'string' ? recorded : undefined
    setWrongField(wrong)
    for (const field of form.elements) field.ariaInvalid = field.getAttribute('name') === wrong ? 'true' : null
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    if (recorded && !wrong) closeSheet(form)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <WrongField value={wrongField}>{children}</WrongField>
      {button && (
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'}>
          {button}
        </Button>
      )}
    </form>
  )
}

interface ChoicesProps {
  legend: string
  name: string
  choices: Readonly<Record<string, string>>
}

/** Radio buttons as large rows, one of which has to be chosen. */
export const Choices = ({ legend, name, choices }: ChoicesProps) => (
  <fieldset className={styles.choices}>
    <legend>{legend}</legend>
    <Problem of={name} text={useWords().missing} />
    {Object.entries(choices).map(([value, label]) => (
      <label key={value}>
        <input type="radio" name={name} value={value} required />
        {label}
      </label>
    ))}
  </fieldset>
)

/** Large buttons, each of which answers and submits. */
export const AnswerButtons = ({ legend, name, choices }: ChoicesProps) => (
  <fieldset className={styles.buttons}>
    <legend>{legend}</legend>
    {Object.entries(choices).map(([value, label]) => (
      <button key={value} type="submit" name={name} value={value}>
        {label}
      </button>
    ))}
  </fieldset>
)

/** A field for a few sentences. */
export const TextField = ({ label, required = false }: { label: string; required?: boolean }) => (
  <label className={styles.text}>
    {label}
    <textarea name="text" rows={3} maxLength={1000} required={required} />
    <Problem of="text" text={useWords().missing} />
  </label>
)

/** What was typed, to be spread into an operation. */
export function typedText(data: FormData): { text?: string } {
  const text = String(data.get('text') ?? '').trim()
  return isBlank(text) ? {} : { text }
}
