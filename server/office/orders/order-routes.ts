import type { OfficeRoute } from '../office-route.ts'
import { actOnOrder, showOrder } from './act-on-order.ts'
import { receiveChange, showChange } from './change-order.ts'
import { correctDetails, showDetails } from './correct-details.ts'
import { exportList } from './export-list.ts'
import { beginOrder, showNewOrder } from './new-order.ts'
import { openCustomerPage } from './open-customer-page.ts'
import { orderDraft, showDraft } from './order-draft.ts'
import { showOrders } from './show-orders.ts'
import { askStep, takeStep } from './step-order.ts'
import { answerWithdrawal, showWithdrawal, showWithdrawals } from './withdrawals.ts'

/** Orders and withdrawals. */
export const orderRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/orders', action: 'readOrders', answer: showOrders },
  { method: 'GET', path: '/orders/new', action: 'changeOrders', answer: showNewOrder },
  { method: 'POST', path: '/orders/new', action: 'changeOrders', answer: beginOrder },
  { method: 'GET', path: '/orders/new/:draft', action: 'changeOrders', answer: showDraft },
  { method: 'POST', path: '/orders/new/:draft', action: 'changeOrders', answer: orderDraft },
  { method: 'GET', path: '/orders.csv', action: 'changeOrders', data: true, answer: exportList },
  { method: 'GET', path: '/orders/:number', action: 'readOrders', answer: showOrder },
  { method: 'POST', path: '/orders/:number', action: 'changeOrders', answer: actOnOrder },
  { method: 'GET', path: '/orders/:number/step', action: 'changeOrders', answer: askStep },
  { method: 'POST', path: '/orders/:number/step', action: 'changeOrders', answer: takeStep },
  { method: 'GET', path: '/orders/:number/change', action: 'changeOrders', answer: showChange },
  { method: 'POST', path: '/orders/:number/change', action: 'changeOrders', answer: receiveChange },
  { method: 'POST', path: '/orders/:number/customer-page', action: 'changeOrders', answer: openCustomerPage },
  { method: 'GET', path: '/orders/:number/details', action: 'changeOrders', answer: showDetails },
  { method: 'POST', path: '/orders/:number/details', action: 'changeOrders', answer: correctDetails },
  { method: 'GET', path: '/withdrawals', action: 'changeOrders', answer: showWithdrawals },
  { method: 'GET', path: '/withdrawals/:id', action: 'changeOrders', answer: showWithdrawal },
  { method: 'POST', path: '/withdrawals/:id', action: 'changeOrders', answer: answerWithdrawal },
]
