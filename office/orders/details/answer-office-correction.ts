import { detailsOfOrder, sentDetails } from '../../../domain/orders/order-details.ts'
import { versionSeen } from '../../../domain/orders/seen.ts'
import { changeDetails, type DetailsOutcome } from '../../../services/orders/change/change-details.ts'
import { orderOf } from '../../../services/orders/record/order-rows.ts'
import type { PageAnswer } from '../../gate/office-route.ts'
import { byOffice } from '../by-office.ts'
import { findOfficeOrder } from '../find-office-order.ts'
import type { OrderAnswer } from '../of-order.ts'
import { OrderDetailsPage } from './office-details-page.tsx'

type Refused = Exclude<DetailsOutcome, { outcome: 'done' }>

/** `POST /orders/{number}/details`: corrects them (R16.18); what was typed is kept where it was not taken. */
export const correctDetails: OrderAnswer = async (request, services, row) => {
  const { form, person, redirect } = request
  const by = byOffice(person, { action: 'correctOrder' })
  const answer = await changeDetails(services, orderOf(row).order, sentDetails(form), {
    ...by,
    version: versionSeen(form),
  })
  if (answer.outcome === 'done') return redirect(`/orders/${row.number}${answer.isChanged ? '?changed' : ''}`)
  return await showDetails(request, services, answer)
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
      seen: versionSeen(request.form),
    },
    refused ? (isStale ? 409 : 422) : 200,
  )
}
