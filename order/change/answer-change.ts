import { orderPage } from '#copy/order/order-page.ts'
import { includedExtras } from '../../domain/estimate/work.ts'
import { readForm } from '../../domain/forms/form.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { ownChangeForm } from '../../domain/orders/visit-form.ts'
import { agreedIn } from '../../domain/orders/withdrawal-period.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { editsRooms, offerChanges, wantedChange } from '../../services/orders/change/change-form.ts'
import { type ChangeOutcome, changeOrder } from '../../services/orders/change/change-order.ts'
import type { OrderChange } from '../../services/orders/change/quote-change.ts'
import { findOrder } from '../../services/orders/record/find-order.ts'
import type { OrderRequest, TakingOrders } from '../layout/ordering-services.ts'
import { orderPath } from '../layout/routes.ts'
import { withOrder } from '../respond/with-order.ts'
import ChangePage, { type ChangeProblem, type ChangeProps } from './change-page.tsx'

/**
 * `GET /order/…/change`: dates, handover, rooms, extras and hours in one form; with a choice in the address, a preview
 * with its price.
 */
export const showChange = withOrder(async (request, services, view) => {
  const query = request.query
  const wanted = view.transitions.includes('changeVisit') ? wantedChange(query, view.order) : undefined
  return await changePage(services, request, view, { wanted, preview: !editsRooms(query) })
})

/** `POST /order/…/change`: makes the change that the page showed, at the price that it showed. */
export const receiveChange = withOrder(async (request, services, view) => {
  const { orders } = services
  const wanted = wantedChange(request.form, view.order)
  if (!wanted) return redirect(orderPath(view.key, 'change'), 303)
  const read = readForm(ownChangeForm, request.form)
  const outcome: ChangeOutcome = read.ok
    ? await changeOrder(orders, view.order, wanted, { ...read.values, consents: agreedIn(read.values) })
    : { outcome: 'stale' }
  // Repeating the request changes nothing.
  if (outcome.outcome === 'done') return redirect(orderPath(view.key) + (outcome.isChanged ? '?changed=yes' : ''), 303)
  const now = (await findOrder(orders, view.key.number, view.key.secret)) ?? view
  return await changePage(services, request, now, { wanted, preview: true, refused: outcome })
})

interface Shown {
  wanted: OrderChange | undefined
  preview: boolean
  refused?: Exclude<ChangeOutcome, { outcome: 'done' }>
}

async function changePage(
  services: TakingOrders,
  request: OrderRequest,
  view: OrderView,
  { wanted, preview, refused }: Shown,
): Promise<Response> {
  const { orders, estimator } = services
  const { order, transitions } = view
  const { home, hoursOnSale, quoted, offers, chosen, keep, tooLarge, ...near } = await offerChanges(
    orders,
    order,
    wanted,
  )
  const { handover, ...choice } = home
  const given = refused?.outcome === 'refused' ? refused : undefined
  const nearest = given?.nearest ?? near.nearest
  const why = refused && problemOf(refused)
  const problem =
    (!transitions.includes('changeVisit') && 'notPossible') ||
    (tooLarge && preview && 'tooLarge') ||
    (why !== 'taken' && why) ||
    (nearest && (nearest.length > 0 ? 'taken' : 'gone'))
  const props: ChangeProps = {
    view,
    offers,
    chosen,
    keep,
    form: order.business
      ? undefined
      : {
          choice: { packageId: order.packageId, zipCode: order.zipCode, ...choice },
          ...(handover && { handover }),
          ...(hoursOnSale && { hoursOnSale }),
          houseNumber: view.person.houseNumber,
          typicalHome: estimator.tariff.typicalHome,
          includedExtras: includedExtras(order.packageId),
        },
    ...(problem && { problem }),
    ...(quoted && preview && !nearest && { preview: quoted }),
    ...(nearest && { nearest }),
  }
  return await request.show(ChangePage, props, {
    title: orderPage.change.title,
    status: why ? (statuses[why] ?? 422) : 200,
    headers: given?.retryAfter === undefined ? {} : { 'Retry-After': String(given.retryAfter) },
  })
}

/** The message for a refusal; that of a taken visit depends on the nearest free ones. */
function problemOf(refused: NonNullable<Shown['refused']>): ChangeProblem {
  if (refused.outcome === 'stale') return 'stale'
  const { form, price, visit, rooms, afterHandover } = refused.problems
  if (form) return form
  if (price) return 'stale'
  if (visit) return visit
  return rooms ?? (afterHandover ? 'afterHandover' : 'consent')
}

/** The statuses of refusals; 422 is that of the others. */
const statuses: Partial<Record<ChangeProblem, 409 | 429>> = { stale: 409, taken: 409, tooMany: 429 }
