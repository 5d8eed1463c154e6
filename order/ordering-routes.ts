import { cors } from 'hono/cors'
import { locationPath } from '../domain/orders/ordering-site.ts'
import { redirect } from '../services/http/plain-answers.ts'
import type { Route } from '../services/http/serve-routes.ts'
import { webhookPath } from '../services/payments/online/start-payment.ts'
import { receiveReports } from '../services/reports/receive-reports.ts'
import { bookAgain } from './again/book-again.ts'
import { orderApi } from './api/order-api.ts'
import { largestOrder, ordersApi, visitsApi } from './api/orders-api.ts'
import { receiveCancel, showCancel } from './cancel/answer-cancel.ts'
import { receiveChange, showChange } from './change/answer-change.ts'
import { receiveCheck, showCheck } from './check/answer-check.ts'
import { receiveConfirm, receiveSent, showConfirm, showSent } from './confirm/answer-confirmation.ts'
import { receiveCorrection, receiveEmail, showCorrection, showEmail } from './correct/answer-correction.ts'
import { receiveDetails, showDetails } from './details/answer-details.ts'
import type { OrderingServices, OrderRequest, TakingOrders } from './layout/ordering-services.ts'
import {
  againRoute,
  calendarRoute,
  contractRoute,
  invoiceRoute,
  orderRoutes,
  photoRoute,
  remarksRoute,
} from './layout/routes.ts'
import { receiveLocation, showLocation } from './location/answer-location.ts'
import { receiveLogin, showLogin } from './login/answer-login.ts'
import { sendCalendar, sendContractFile, showOrder } from './order/answer-order.ts'
import { receivePay, showPaid } from './paid/answer-paid.ts'
import { answerWebhook } from './paid/answer-webhook.ts'
import { showPay } from './pay/answer-pay.ts'
import { askRemoval, receiveRemoval, sendPhoto } from './photo/answer-photo.ts'
import { showProof } from './proof/show-proof.ts'
import { receiveRemark, showReport, showVisit } from './report/answer-report.ts'
import { sendInvoiceFile } from './statement/send-invoice-file.ts'
import { receiveInvoice, showStatement } from './statement/show-statement.ts'
import { receiveVisit, showVisits } from './visits/answer-visits.ts'
import { receiveWithdraw, showWithdraw } from './withdraw/answer-withdraw.ts'
import { receiveWithdrawalForm, showWithdrawal } from './withdrawal/answer-withdrawal.ts'

/** The routes that there are without a tariff too. */
export const publicRoutes: readonly Route<OrderRequest, OrderingServices>[] = [
  { method: 'GET', path: '/', answer: () => redirect('/location', 303) },
  { method: 'POST', path: '/api/reports', body: 'any', largest: largestOrder, answer: receiveReports },
]

/** Every other route of the ordering site. */
export const orderingRoutes: readonly Route<OrderRequest, TakingOrders>[] = [
  { method: 'GET', path: orderRoutes.location, answer: showLocation },
  { method: 'POST', path: orderRoutes.location, answer: receiveLocation },
  { method: 'GET', path: locationPath('es'), answer: showLocation },
  { method: 'POST', path: locationPath('es'), answer: receiveLocation },
  { method: 'GET', path: orderRoutes.visits, answer: showVisits },
  { method: 'POST', path: orderRoutes.visits, answer: receiveVisit },
  { method: 'GET', path: orderRoutes.details, answer: showDetails },
  { method: 'POST', path: orderRoutes.details, answer: receiveDetails },
  { method: 'GET', path: orderRoutes.check, answer: showCheck },
  { method: 'POST', path: orderRoutes.check, answer: receiveCheck },
  { method: 'GET', path: orderRoutes.sent, answer: showSent },
  { method: 'POST', path: orderRoutes.sent, answer: receiveSent },
  { method: 'GET', path: orderRoutes.confirm, answer: showConfirm },
  { method: 'POST', path: orderRoutes.confirm, answer: receiveConfirm },

  { method: 'GET', path: orderRoutes.order, answer: showOrder },
  { method: 'GET', path: orderRoutes.change, answer: showChange },
  { method: 'POST', path: orderRoutes.change, answer: receiveChange },
  { method: 'GET', path: orderRoutes.correct, answer: showCorrection },
  { method: 'POST', path: orderRoutes.correct, answer: receiveCorrection },
  { method: 'GET', path: orderRoutes.email, answer: showEmail },
  { method: 'POST', path: orderRoutes.email, answer: receiveEmail },
  { method: 'GET', path: orderRoutes.visit, answer: showVisit },
  { method: 'GET', path: orderRoutes.report, answer: showReport },
  { method: 'POST', path: remarksRoute, answer: receiveRemark },
  { method: 'GET', path: photoRoute, answer: sendPhoto },
  { method: 'GET', path: orderRoutes.photo, answer: askRemoval },
  { method: 'POST', path: orderRoutes.photo, answer: receiveRemoval },
  { method: 'GET', path: orderRoutes.cancel, answer: showCancel },
  { method: 'POST', path: orderRoutes.cancel, answer: receiveCancel },
  { method: 'GET', path: orderRoutes.withdraw, answer: showWithdraw },
  { method: 'POST', path: orderRoutes.withdraw, answer: receiveWithdraw },
  { method: 'GET', path: orderRoutes.proof, answer: showProof },
  { method: 'POST', path: againRoute, answer: bookAgain },
  { method: 'GET', path: calendarRoute, answer: sendCalendar },
  { method: 'GET', path: contractRoute, answer: sendContractFile },

  { method: 'GET', path: orderRoutes.pay, answer: showPay },
  { method: 'POST', path: orderRoutes.pay, answer: receivePay },
  { method: 'GET', path: orderRoutes.paid, answer: showPaid },
  { method: 'GET', path: orderRoutes.statement, answer: showStatement },
  { method: 'POST', path: orderRoutes.statement, answer: receiveInvoice },
  { method: 'GET', path: invoiceRoute, answer: sendInvoiceFile },

  { method: 'GET', path: orderRoutes.login, answer: showLogin },
  { method: 'POST', path: orderRoutes.login, answer: receiveLogin },
  { method: 'GET', path: orderRoutes.withdrawal, answer: showWithdrawal },
  { method: 'POST', path: orderRoutes.withdrawal, answer: receiveWithdrawalForm },

  {
    method: 'GET',
    path: '/api/visits',
    around: [cors({ origin: '*', allowMethods: ['GET', 'HEAD'], maxAge: 86_400 })],
    answer: visitsApi,
  },
  { method: 'POST', path: '/api/orders', body: 'json', largest: largestOrder, answer: ordersApi },
  { method: 'GET', path: '/api/orders/:number/:secret', answer: orderApi },
  { method: 'POST', path: webhookPath, body: 'any', answer: answerWebhook },
]
