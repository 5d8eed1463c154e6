import { language } from '#copy/language.ts'
import { details } from '#copy/order/details.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { fill } from '../../copy/fill.ts'
import { withFacts } from '../../copy/format/company-facts.ts'
import { spacedZipCode } from '../../copy/format/format-work.ts'
import { readForm, showForm } from '../../domain/forms/form.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import {
  correctionForm,
  type DetailProblems,
  detailsOfOrder,
  sentDetails,
  type TypedDetails,
} from '../../domain/orders/order-details.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { readCustomerNote, storeCustomerNote, withSealedNote } from '../../services/orders/access/access-notes.ts'
import { byCustomer } from '../../services/orders/advance/advance-order.ts'
import { changeDetails } from '../../services/orders/change/change-details.ts'
import { findOrder } from '../../services/orders/record/find-order.ts'
import { Button } from '../../ui/components/button.tsx'
import { HiddenFormFields } from '../../ui/forms/form-fields.tsx'
import type { Answer, OrderRequest, TakingOrders } from '../layout/ordering-services.ts'
import { orderPath } from '../layout/routes.ts'
import { withOrder } from '../respond/with-order.ts'
import { DetailFields, detailProblems } from '../sections/detail-fields.tsx'
import form from '../sections/order-form.module.css'
import { ErrorSummary, Notice, OrderStep, useMendedFields } from '../sections/step-frame.tsx'

const words = orderPage.correct

export interface CorrectProps {
  view: OrderView
  /** The values as the form was sent, or as stored. */
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
  const of = showForm(correctionForm, { version: order.version }, language)
  if (!transitions.includes('changeDetails')) {
    return <OrderStep view={view} title={words.title} lead={orderPage.notPossible} />
  }
  return (
    <OrderStep view={view} title={words.title} lead={words.lead}>
      {problem && <Notice kind="attention">{problem === 'tooMany' ? orderPage.tooMany : words[problem]}</Notice>}
      <ErrorSummary problems={detailProblems(problems)} />
      <form
        className={`${form.form} ${form.narrow}`}
        method="post"
        action={orderPath(key, 'details')}
        noValidate
        {...mended}
      >
        <HiddenFormFields of={of} as={undefined} />
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

/** `GET /order/…/details`: the details as they stand, to be corrected. */
export const showCorrection = withOrder((request, services, view) => page(services, request, { view, problems: {} }))

/** `POST /order/…/details`: corrects them, or shows what was typed again and says why it was not taken. */
export const receiveCorrection = withOrder(async (request, services, view) => {
  const { orders } = services
  const given = withSealedNote(orders.settings, sentDetails(request.form))
  const read = readForm(correctionForm, request.form)
  const changed = await changeDetails(orders, view.order, given, {
    ...byCustomer,
    // No order has the version -1.
    version: read.ok ? read.values.version : -1,
    storeNote: (transaction, note, now) => storeCustomerNote(transaction, orders.settings, view.order.id, note, now),
  })
  const path = orderPath(view.key)
  if (changed.outcome === 'done') return redirect(changed.isChanged ? `${path}?changed=yes` : path, 303)
  const now = (await findOrder(orders, view.key.number, view.key.secret)) ?? view
  if (changed.outcome === 'stale')
    return await page(services, request, { view: now, problems: {}, problem: 'stale' }, { status: 409 })
  const { form: problem, ...problems } = changed.problems
  const headers = changed.retryAfter === undefined ? {} : { 'Retry-After': String(changed.retryAfter) }
  const answer = { status: problem ? 429 : 422, headers } as const
  return await page(services, request, { view: now, problems, ...(problem && { problem }) }, answer)
})

/** A note of a correction that was not taken is stored nowhere: it is kept on the page alone. */
async function page(
  services: TakingOrders,
  request: OrderRequest,
  data: Omit<CorrectProps, 'hasNote' | 'typed'>,
  answer: Omit<Answer, 'title'> = {},
): Promise<Response> {
  const { database, settings } = services.orders
  const { person, order } = data.view
  const hasNote = (await readCustomerNote(database, settings, order.id)) !== undefined
  const typed = { ...detailsOfOrder(person, order), ...sentDetails(request.form) }
  return await request.show(CorrectPage, { ...data, typed, hasNote }, { title: words.title, ...answer })
}
