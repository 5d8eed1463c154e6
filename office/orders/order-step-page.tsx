import { fill } from '../../copy/fill.ts'
import { type Refused, readForm, refuse, type Shown, sentAs, showForm } from '../../domain/forms/form.ts'
import { mayAdvance } from '../../domain/orders/order-states.ts'
import { dayHasBegun, parseWorkStep, type WorkStep } from '../../domain/orders/work-steps.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { recordByForm, type Said } from '../../services/visits/record-by-form.ts'
import { Button } from '../../ui/components/button.tsx'
import { FormFields, HiddenFormFields } from '../../ui/forms/form-fields.tsx'
import type { PersonRequest } from '../gate/office-route.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import layout from '../sections/form.module.css'
import links from '../sections/list-links.module.css'
import { FormAlert } from '../sections/office-form.tsx'
import type { OrderAnswer } from './of-order.ts'
import { giveUpForm, stepForm } from './order-forms.ts'
import { afterAct, showOrder } from './show-order.ts'

interface OrderStepProps {
  form: Shown<typeof giveUpForm>
  hidden: Shown<typeof stepForm>
  step: WorkStep
  number: string
  /** Where the form goes, and where “back” leads. */
  action: string
  back: string
}

/** Asks before a step of a visit is recorded (R17.25), and for the reason if its work did not happen. */
function OrderStepPage({ form, hidden, step, number, action, back }: OrderStepProps) {
  const { steps, frame } = useOffice().words
  const words = {
    labels: { reason: steps.reason, note: steps.note },
    hints: { note: steps.noteHint },
    options: { reason: steps.reasons },
    problems: { reason: steps.reasonMissing },
  }
  return (
    <OfficeLayout title={fill(steps.ask[step], { number })}>
      <FormAlert of={form} />
      <p>
        {steps.texts[step]} {steps.undoable}
      </p>
      <form method="post" action={action} className={layout.stacked}>
        <HiddenFormFields of={hidden} as={undefined} />
        {step === 'giveUp' && (
          <FormFields of={form} words={words} general={frame.problems} more={{ note: { rows: 3 } }} />
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

/** `GET /orders/{number}/step?move=`: asks before a step of a visit is recorded (R17.25). */
export const askStep: OrderAnswer = async (request, services, row) => {
  const step = parseWorkStep(request.query.get('move'))
  if (!step) return request.notFound()
  if (!mayAdvance(row.state, step, 'office') || !dayHasBegun(row.date, request.now))
    return await showOrder(request, services, { problem: 'impossible' }, 422)
  return askStepPage(request, row, step, pathsOf(row))
}

/** `POST` to the same address: records it. Someone was faster: 409 with the form again, or what has happened since. */
export const takeStep: OrderAnswer = async (request, services, row) => {
  const { form, person, now } = request
  const step = parseWorkStep(sentAs(form))
  if (!step) return request.notFound()
  const { said, refused } = readStep(step, form)
  if (!said) return askStepPage(request, row, step, pathsOf(row), refused)
  const show = () => showOrder(request, services, { problem: 'stale', seen: 0 }, 409)
  return await answerForm(form, stepForm, show, async ({ version }) => {
    const by = { person, version, actor: 'office', wanted: 'moved' } as const
    if (refused && row.version !== version && mayAdvance(row.state, step, 'office'))
      return askStepPage(request, row, step, pathsOf(row), refused)
    return await afterAct(request, services, { row, version }, await recordByForm(services, row, said, by, now))
  })
}

const pathsOf = ({ number }: OrderTable) => ({ action: `/orders/${number}/step`, back: `/orders/${number}` })

/** Reads a step and, for `giveUp`, why; `refused` beside `said` is its form for the case that someone was faster. */
export function readStep(step: WorkStep, sent: URLSearchParams): { said?: Said; refused?: Refused<typeof giveUpForm> } {
  if (step !== 'giveUp') return { said: { kind: step } }
  const read = readForm(giveUpForm, sent)
  if (!read.ok) return { refused: read }
  const { reason, note: text } = read.values
  return {
    said: { kind: step, reason, ...(text && { text }) },
    refused: refuse(giveUpForm, read.texts, { outcome: 'stale' }),
  }
}

/** The page that asks, with what was typed and what is wrong with it. */
export const askStepPage = (
  { show, language }: Pick<PersonRequest, 'show' | 'language'>,
  { number, version }: OrderTable,
  step: WorkStep,
  paths: { action: string; back: string },
  refused?: Refused<typeof giveUpForm>,
): Response => {
  const form = showForm(giveUpForm, {}, language, refused)
  const hidden = showForm(stepForm, { number, version }, language)
  return show(OrderStepPage, { form, hidden, step, number, ...paths }, refused?.status ?? 200)
}
