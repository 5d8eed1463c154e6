import { fill } from '../../copy/fill.ts'
import { notDoneReasons, type WorkStep } from '../../domain/orders/work-steps.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'
import styles from './order-step-page.module.css'

interface OrderStepProps {
  number: string
  version: number
  step: WorkStep
  /** Where the form goes, and where “back” leads. */
  action: string
  back: string
  /** The typed input, and why it was refused. */
  reason: string
  note: string
  problem: 'reasonMissing' | 'noteTooLong' | undefined
}

/** Asks before a step of a visit is recorded (R17.25), and for the reason if its work did not happen. */
export function OrderStepPage({ number, version, step, action, back, reason, note, problem }: OrderStepProps) {
  const { steps } = useOffice().words
  const title = fill(steps.ask[step], { number })
  return (
    <OfficeLayout title={title}>
      <p>
        {steps.texts[step]} {steps.undoable}
      </p>
      <form method="post" action={action} className={styles.form}>
        <input type="hidden" name="number" defaultValue={number} />
        <input type="hidden" name="version" defaultValue={version} />
        {step === 'giveUp' && (
          <>
            <fieldset className={`${form.options} ${styles.reasons}`}>
              <legend>{steps.reason}</legend>
              {notDoneReasons.map((known, index) => (
                <label key={known}>
                  <input
                    id={index === 0 ? 'reason' : undefined}
                    type="radio"
                    name="reason"
                    value={known}
                    required
                    defaultChecked={known === reason}
                    {...(index === 0 &&
                      problem === 'reasonMissing' && { 'aria-invalid': true, 'aria-describedby': 'reason-problem' })}
                  />{' '}
                  {steps.reasons[known]}
                </label>
              ))}
              {problem === 'reasonMissing' && (
                <p id="reason-problem" className={form.problem}>
                  {steps.reasonMissing}
                </p>
              )}
            </fieldset>
            <Field
              id="note"
              label={steps.note}
              hint={steps.noteHint}
              name="note"
              multiline
              rows={3}
              maxLength={4000}
              defaultValue={note}
              problem={problem === 'noteTooLong' ? steps.noteTooLong : undefined}
            />
          </>
        )}
        <p className={styles.buttons}>
          <Button type="submit" name="move" value={step}>
            {steps.buttons[step]}
          </Button>
          <a href={back}>{steps.back}</a>
        </p>
      </form>
    </OfficeLayout>
  )
}
