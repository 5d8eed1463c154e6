import type { OfficeRoute } from '../gate/office-route.ts'
import { beginOrder, showNewOrder } from '../phone-orders/answer-new-order.ts'
import { orderDraft, showDraft } from '../phone-orders/answer-phone-draft.ts'
import { answerWithdrawal, showWithdrawal, showWithdrawals } from '../withdrawals/answer-withdrawals.ts'
import { actOnOrder, showOrder } from './act-on-order.ts'
import { askStep, takeStep } from './answer-order-step.ts'
import { receiveChange, showChange } from './change/answer-order-change.ts'
import { correctDetails, showDetails } from './details/answer-office-correction.ts'
import { exportList } from './export-list.ts'
import { openCustomerPage } from './open-customer-page.ts'
import { showOrders } from './show-orders.ts'

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
