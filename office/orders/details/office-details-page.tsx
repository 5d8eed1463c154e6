import { fill } from '../../../copy/fill.ts'
import { readForm, showForm } from '../../../domain/forms/form.ts'
import { correctionForm, detailsOfOrder, sentDetails, type TypedDetails } from '../../../domain/orders/order-details.ts'
import { changeDetails, type DetailsOutcome } from '../../../services/orders/change/change-details.ts'
import { orderOf } from '../../../services/orders/record/order-rows.ts'
import { Button } from '../../../ui/components/button.tsx'
import { HiddenFormFields } from '../../../ui/forms/form-fields.tsx'
import type { PageAnswer } from '../../gate/office-route.ts'
import { useOffice } from '../../layout/office-facts.ts'
import { OfficeLayout } from '../../layout/office-layout.tsx'
import { Alert } from '../../sections/office-form.tsx'
import { findOfficeOrder, type OfficeOrder } from '../find-office-order.ts'
import type { OrderAnswer } from '../of-order.ts'
import { byOffice, versionSeen } from '../of-order.ts'
import { DetailFields } from '../office-detail-fields.tsx'
import { OrderHistory } from '../order-history.tsx'

interface OrderDetailsProps {
  view: OfficeOrder
  /** The stored details, or the typed ones. */
  typed: TypedDetails
  problem: 'invalid' | 'stale' | 'askedTooOften' | undefined
  /** A code for each invalid field. */
  problems: Partial<Record<string, string>>
  /** The version that the page showed which was sent. */
  seen: number
}

/** Correcting who ordered, where the team rings, and whether someone is there (R16.18). */
function OrderDetailsPage({ view, typed, problem, problems, seen }: OrderDetailsProps) {
  const { words, language } = useOffice()
  const of = showForm(correctionForm, { version: view.order.version }, language)
  const { correct, change } = words.newOrder
  const { order, transitions } = view
  return (
    <OfficeLayout title={fill(correct.title, { number: order.number })}>
      <p>
        <a href={`/orders/${order.number}`}>{fill(words.orders.pageTitle, { number: order.number })}</a>
      </p>
      <Alert text={problem && correct.problems[problem]} />
      {problem === 'stale' && <OrderHistory view={view} since={seen} />}
      {transitions.includes('changeDetails') ? (
        <form method="post" action={`/orders/${order.number}/details`} noValidate>
          <p>{correct.lead}</p>
          <HiddenFormFields of={of} as={undefined} />
          <DetailFields details={typed} zipCode={order.zipCode} problems={problems} />
          <p>{correct.zipCode}</p>
          <p>
            <Button type="submit">{correct.button}</Button>
          </p>
        </form>
      ) : (
        <p>{change.notPossible}</p>
      )}
    </OfficeLayout>
  )
}

type Refused = Exclude<DetailsOutcome, { outcome: 'done' }> & Pick<OrderDetailsProps, 'seen'>

/** `POST /orders/{number}/details`: corrects them (R16.18); what was typed is kept where it was not taken. */
export const correctDetails: OrderAnswer = async (request, services, row) => {
  const { form, person, redirect } = request
  const seen = versionSeen(readForm(correctionForm, form))
  const by = { ...byOffice(person, { action: 'correctOrder' }), version: seen }
  const answer = await changeDetails(services, orderOf(row).order, sentDetails(form), by)
  if (answer.outcome === 'done')
    return redirect(`/orders/${row.number}${answer.isChanged || answer.asked ? '?changed' : ''}`)
  return await showDetails(request, services, { ...answer, seen })
}

/** `GET /orders/{number}/details`: the details as they stand, to be corrected, or as they were refused. */
export const showDetails: PageAnswer<Refused> = async (request, services, refused) => {
  const view = await findOfficeOrder(services, request.param('number'), request.person.id)
  if (!view?.person) return request.notFound()
  const isStale = refused?.outcome === 'stale'
  const { form, ...problems } = refused?.outcome === 'refused' ? refused.problems : {}
  const isAsked = form === 'askedTooOften'
  return request.show(
    OrderDetailsPage,
    {
      view,
      typed: { ...detailsOfOrder(view.person, view.order), ...sentDetails(request.form) },
      problem: refused && (isAsked ? 'askedTooOften' : isStale ? 'stale' : 'invalid'),
      problems,
      seen: refused?.seen ?? 0,
    },
    refused ? (isStale ? 409 : 422) : 200,
  )
}
