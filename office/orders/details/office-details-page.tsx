import { fill } from '../../../copy/fill.ts'
import { type Refused, readForm, type Shown, showForm, versionSeen } from '../../../domain/forms/form.ts'
import { correctionForm, detailsOfOrder, refusedCorrection, sentDetails } from '../../../domain/orders/order-details.ts'
import { changeDetails } from '../../../services/orders/change/change-details.ts'
import { orderOf } from '../../../services/orders/record/order-rows.ts'
import { Button } from '../../../ui/components/button.tsx'
import { HiddenFormFields } from '../../../ui/forms/form-fields.tsx'
import type { PageAnswer } from '../../gate/office-route.ts'
import { useOffice } from '../../layout/office-facts.ts'
import { OfficeLayout } from '../../layout/office-layout.tsx'
import { Alert, FormAlert } from '../../sections/office-form.tsx'
import { findOfficeOrder, type OfficeOrder } from '../find-office-order.ts'
import type { OrderAnswer } from '../of-order.ts'
import { byOffice } from '../of-order.ts'
import { DetailFields } from '../office-detail-fields.tsx'
import { OrderHistory } from '../order-history.tsx'

interface OrderDetailsProps {
  view: OfficeOrder
  of: Shown<typeof correctionForm>
  /** What was sent and not taken. */
  refused: Refused<typeof correctionForm> | undefined
}

/** Correcting who ordered, where the team rings, and whether someone is there (R16.18). */
function OrderDetailsPage({ view, of, refused }: OrderDetailsProps) {
  const { words } = useOffice()
  const { correct, change } = words.newOrder
  const { order, transitions } = view
  return (
    <OfficeLayout title={fill(correct.title, { number: order.number })}>
      <p>
        <a href={`/orders/${order.number}`}>{fill(words.orders.pageTitle, { number: order.number })}</a>
      </p>
      <FormAlert of={refused} words={correct.problems} />
      {refused?.status === 409 && <OrderHistory view={view} since={versionSeen(refused)} />}
      {refused && !refused.problems.form && <Alert text={correct.problems.invalid} />}
      {transitions.includes('changeDetails') ? (
        <form method="post" action={`/orders/${order.number}/details`} noValidate>
          <p>{correct.lead}</p>
          <HiddenFormFields of={of} as={undefined} />
          <DetailFields of={of} zipCode={order.zipCode} />
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

/** `POST /orders/{number}/details`: corrects them (R16.18); what was typed is kept where it was not taken. */
export const correctDetails: OrderAnswer = async (request, services, row) => {
  const { form, person, redirect } = request
  const version = versionSeen(readForm(correctionForm, form))
  const by = { ...byOffice(person, { action: 'correctOrder' }), version }
  const answer = await changeDetails(services, orderOf(row).order, sentDetails(form), by)
  if (answer.outcome === 'done')
    return redirect(`/orders/${row.number}${answer.isChanged || answer.asked ? '?changed' : ''}`)
  return await showDetails(request, services, refusedCorrection(form, answer))
}

/** `GET /orders/{number}/details`: the details as they stand, to be corrected, or as they were refused. */
export const showDetails: PageAnswer<Refused<typeof correctionForm>> = async (request, services, refused) => {
  const view = await findOfficeOrder(services, request.param('number'), request.person.id)
  if (!view?.person) return request.notFound()
  const stored = { ...detailsOfOrder(view.person, view.order), version: view.order.version }
  const of = showForm(correctionForm, stored, request.language, refused)
  return request.show(OrderDetailsPage, { view, of, refused }, refused?.status)
}
