import { details } from '#copy/order/details.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { fill } from '../../copy/fill.ts'
import { withFacts } from '../../copy/format/company-facts.ts'
import { spacedZipCode } from '../../copy/format/format-work.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import type { DetailProblems, TypedDetails } from '../../domain/orders/order-details.ts'
import { Button } from '../../ui/components/button.tsx'
import { orderPath } from '../layout/routes.ts'
import { DetailFields, detailProblems } from '../sections/detail-fields.tsx'
import form from '../sections/order-form.module.css'
import { ErrorSummary, Notice, OrderStep, useMendedFields } from '../sections/step-frame.tsx'

const words = orderPage.correct

export interface CorrectProps {
  view: OrderView
  /** As the form was sent, or as it is. */
  typed: TypedDetails
  /** Whether a note about how to get in is stored. */
  hasNote: boolean
  problems: DetailProblems
  problem?: 'stale' | 'askedTooOften' | 'tooMany'
}

/** Correcting who ordered, where the team rings, and whether someone is there (R16.18). */
export default function CorrectPage({ view, typed, hasNote, problems, problem }: CorrectProps) {
  const { key, order, transitions } = view
  const mended = useMendedFields()
  if (!transitions.includes('changeDetails')) {
    return <OrderStep view={view} title={words.title} lead={orderPage.notPossible} />
  }
  return (
    <OrderStep view={view} title={words.title} lead={words.lead}>
      {problem && <Notice kind="look">{problem === 'tooMany' ? orderPage.tooMany : words[problem]}</Notice>}
      <ErrorSummary problems={detailProblems(problems)} />
      <form
        className={`${form.form} ${form.narrow}`}
        method="post"
        action={orderPath(key, 'details')}
        noValidate
        {...mended}
      >
        <input type="hidden" name="version" value={order.version} />
        <DetailFields
          details={typed}
          hasNote={hasNote}
          problems={problems}
          emailHint={words.email}
          isBusiness={order.business !== null}
        >
          {fill(details.zipCode, { zipCode: spacedZipCode(order.zipCode) })}. {withFacts(words.zipCode)}
        </DetailFields>
        <p className={form.submit}>
          <Button type="submit">{words.submit}</Button>
        </p>
      </form>
    </OrderStep>
  )
}
