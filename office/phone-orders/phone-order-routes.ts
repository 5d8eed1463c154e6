import type { OfficeRoute } from '../gate/office-route.ts'
import { beginOrder, showNewOrder } from './answer-new-order.ts'
import { orderDraft, showDraft } from './answer-phone-draft.ts'

/** Orders by phone, before those that exist: `new` is no number. */
export const phoneOrderRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/orders/new', action: 'changeOrders', answer: showNewOrder },
  { method: 'POST', path: '/orders/new', action: 'changeOrders', answer: beginOrder },
  { method: 'GET', path: '/orders/new/:draft', action: 'changeOrders', answer: showDraft },
  { method: 'POST', path: '/orders/new/:draft', action: 'changeOrders', answer: orderDraft },
]
