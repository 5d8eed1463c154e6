import type { OfficeRoute } from '../gate/office-route.ts'
import { answerBusinessOrder, showBusinessOrder } from './answer-business-order.ts'
import { beginOrder, showNewOrder } from './answer-new-order.ts'
import { orderDraft, showDraft } from './answer-phone-draft.ts'

/** Orders by phone, before those that exist: `new` and `business` are not numbers. */
export const phoneOrderRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/orders/business', action: 'changeOrders', answer: showBusinessOrder },
  { method: 'POST', path: '/orders/business', action: 'changeOrders', answer: answerBusinessOrder },
  { method: 'GET', path: '/orders/new', action: 'changeOrders', answer: showNewOrder },
  { method: 'POST', path: '/orders/new', action: 'changeOrders', answer: beginOrder },
  { method: 'GET', path: '/orders/new/:draft', action: 'changeOrders', answer: showDraft },
  { method: 'POST', path: '/orders/new/:draft', action: 'changeOrders', answer: orderDraft },
]
