import { language } from '#copy/language.ts'
import { details } from '#copy/order/details.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { fill } from '../../copy/fill.ts'
import { withFacts } from '../../copy/format/company-facts.ts'
import { spacedZipCode } from '../../copy/format/format-work.ts'
import { type Refused, readForm, type Shown, showForm, versionSeen } from '../../domain/forms/form.ts'
import { changedSince } from '../../domain/forms/shown-texts.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import {
  correctionForm,
  detailsOfOrder,
  refusedCorrection,
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
import { problemIn } from '../../ui/forms/form-words.ts'
import type { OrderRequest, TakingOrders } from '../layout/ordering-services.ts'
import { orderPath } from '../layout/routes.ts'
import { withOrder } from '../respond/with-order.ts'
import { DetailFields, detailLines, detailProblems } from '../sections/detail-fields.tsx'
import form from '../sections/order-form.module.css'
import { generalProblems, StepForm } from '../sections/order-form.tsx'
import { ErrorSummary, Notice, OrderStep } from '../sections/step-frame.tsx'

const words = orderPage.correct
const problems = { stale: words.stale, askedTooOften: words.askedTooOften, tooMany: orderPage.tooMany }

export interface CorrectProps {
  view: OrderView
  of: Shown<typeof correctionForm>
  /** What has changed in the details since the form was shown that is out of date. */
  newer: TypedDetails
  /** Whether a note about how to get in is stored. */
  hasNote: boolean
}

/** Correcting who ordered, where the team rings, and whether someone is there (R16.18). */
export default function CorrectPage({ view, of, newer, hasNote }: CorrectProps) {
  const { key, order, transitions } = view
  if (!transitions.includes('changeDetails')) {
    return <OrderStep view={view} title={words.title} lead={orderPage.notPossible} />
  }
  const problem = problemIn(of, 'form', { problems }, generalProblems)
  return (
    <OrderStep view={view} title={words.title} lead={words.lead}>
      {problem && (
        <Notice kind="attention">
          {[problem, ...detailLines(newer, words.newer)].map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
      <ErrorSummary problems={detailProblems(of)} />
      <StepForm className={`${form.form} ${form.narrow}`} action={orderPath(key, 'details')}>
        <HiddenFormFields of={of} as={undefined} />
        <DetailFields of={of} hasNote={hasNote} emailHint={words.email} isBusiness={order.business !== null}>
          {fill(details.zipCode, { zipCode: spacedZipCode(order.zipCode) })}. {withFacts(words.zipCode)}
        </DetailFields>
        <p className={form.submit}>
          <Button type="submit">{words.submit}</Button>
        </p>
      </StepForm>
    </OrderStep>
  )
}

/** `GET /order/…/details`: the details as they stand, to be corrected. */
export const showCorrection = withOrder((request, services, view) => page(services, request, view))

/** `POST /order/…/details`: corrects them, or shows what was typed again and says why it was not taken. */
export const receiveCorrection = withOrder(async (request, services, view) => {
  const { form } = request
  const { orders } = services
  const given = withSealedNote(orders.settings, sentDetails(form))
  const changed = await changeDetails(orders, view.order, given, {
    ...byCustomer,
    version: versionSeen(readForm(correctionForm, form)),
    storeNote: (transaction, note, now) => storeCustomerNote(transaction, orders.settings, view.order.id, note, now),
  })
  const path = orderPath(view.key)
  if (changed.outcome === 'done') return redirect(changed.isChanged ? `${path}?changed=yes` : path, 303)
  const now = (await findOrder(orders, view.key.number, view.key.secret)) ?? view
  const headers = 'retryAfter' in changed ? { 'Retry-After': String(changed.retryAfter) } : {}
  return await page(services, request, now, refusedCorrection(form, changed), headers)
})

/** A note of a correction that was not taken is stored nowhere: it is kept on the page alone. */
async function page(
  services: TakingOrders,
  request: OrderRequest,
  view: OrderView,
  refused?: Refused<typeof correctionForm>,
  headers = {},
): Promise<Response> {
  const { database, settings } = services.orders
  const { person, order } = view
  const hasNote = (await readCustomerNote(database, settings, order.id)) !== undefined
  const stored = detailsOfOrder(person, order)
  const of = showForm(correctionForm, { ...stored, version: order.version }, language, refused)
  const [shown = ''] = refused?.texts.shown ?? []
  const newer = refused?.status === 409 ? changedSince(shown, { access: '', photos: '', ...stored }) : {}
  const status = refused?.status === 422 && of.problems.form ? 429 : (refused?.status ?? 200)
  return await request.show(CorrectPage, { view, of, newer, hasNote }, { title: words.title, status, headers })
}
