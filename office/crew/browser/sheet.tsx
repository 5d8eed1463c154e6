import { type ReactNode, type SubmitEvent, useEffect } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { change, crewState, useCrew, useWords } from './crew-state.ts'
import styles from './sheet.module.css'

/** What a sheet asks is stored by `record`, which answers undefined where that failed: then the sheet stays open. */
type Recorded = Promise<readonly string[] | undefined>

const keepBusy = (count: number) => change({ busy: crewState().busy + count })

function openModal(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal()
}

/** Closes the sheet that an element is in; the browser moves the focus back to what opened it. */
export const closeSheet = (inside: Element): void => inside.closest('dialog')?.close()

/** A dialog at the bottom of the screen. While it is open the page is not reloaded. */
export function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const words = useWords()
  const { notSaved } = useCrew()
  useEffect(() => {
    keepBusy(1)
    return () => keepBusy(-1)
  }, [])
  return (
    <dialog ref={openModal} className={styles.sheet} aria-labelledby="sheet-title" onClose={onClose}>
      <h2 id="sheet-title">{title}</h2>
      {children}
      {notSaved && (
        <p role="alert" className={styles.problem}>
          {words.notSaved}
        </p>
      )}
      <form method="dialog">
        <button type="submit" className={styles.close}>
          {words.close}
        </button>
      </form>
    </dialog>
  )
}

interface SheetFormProps {
  /** The button; without it the children have their own. */
  button?: string
  isDanger?: boolean
  onRecord: (data: FormData) => Recorded
  children: ReactNode
}

/** A form in a sheet: once what it asked is on the disk, the sheet closes. */
export function SheetForm({ button, isDanger, onRecord, children }: SheetFormProps) {
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (await onRecord(new FormData(form, event.nativeEvent.submitter))) closeSheet(form)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {children}
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
  </label>
)

/** What was typed, to be spread into an operation. */
export function typedText(data: FormData): { text?: string } {
  const text = String(data.get('text') ?? '').trim()
  return text ? { text } : {}
}
