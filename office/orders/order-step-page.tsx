import { fill } from '../../copy/fill.ts'
import type { Shown } from '../../domain/forms/form.ts'
import type { WorkStep } from '../../domain/orders/work-steps.ts'
import { Button } from '../../ui/components/button.tsx'
import { FormFields, HiddenFormFields } from '../../ui/forms/form-fields.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import layout from '../sections/form.module.css'
import links from '../sections/list-links.module.css'
import { FormAlert } from '../sections/office-form.tsx'
import type { giveUpForm } from './order-forms.ts'

interface OrderStepProps {
  form: Shown<typeof giveUpForm>
  step: WorkStep
  number: string
  /** Where the form goes, and where “back” leads. */
  action: string
  back: string
}

/** Asks before a step of a visit is recorded (R17.25), and for the reason if its work did not happen. */
export function OrderStepPage({ form, step, number, action, back }: OrderStepProps) {
  const { steps, frame } = useOffice().words
  const words = {
    labels: { reason: steps.reason, note: steps.note },
    hints: { note: steps.noteHint },
    options: { reason: steps.reasons },
    problems: { reason: steps.reasonMissing, tooLong: steps.noteTooLong },
  }
  return (
    <OfficeLayout title={fill(steps.ask[step], { number })}>
      <FormAlert of={form} />
      <p>
        {steps.texts[step]} {steps.undoable}
      </p>
      <form method="post" action={action} className={layout.stacked}>
        <HiddenFormFields of={form} as={undefined} />
        {step === 'giveUp' && (
          <FormFields
            of={form}
            only={['reason', 'note']}
            words={words}
            general={frame.problems}
            more={{ note: { rows: 3 } }}
          />
        )}
        <p className={links.lists}>
          <Button type="submit" name="do" value={step}>
            {steps.buttons[step]}
          </Button>
          <a href={back}>{steps.back}</a>
        </p>
      </form>
    </OfficeLayout>
  )
}
