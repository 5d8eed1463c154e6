import { cors } from 'hono/cors'
import { locationPath } from '../domain/orders/ordering-site.ts'
import { redirect } from '../services/http/plain-answers.ts'
import type { Route } from '../services/http/serve-routes.ts'
import { webhookPath } from '../services/payments/online/start-payment.ts'
import { receiveReports } from '../services/reports/receive-reports.ts'
import { largestOrder, orderApi, ordersApi, visitsApi } from './api/orders-api.ts'
import { receiveCancel, showCancel } from './cancel/cancel-page.tsx'
import { receiveChange, showChange } from './change/answer-change.ts'
import { receiveCheck, showCheck } from './check/answer-check.ts'
import { receiveConfirm, receiveSent, showConfirm, showSent } from './confirm/answer-confirmation.ts'
import { receiveCorrection, showCorrection } from './correct/correct-page.tsx'
import { receiveDetails, showDetails } from './details/details-page.tsx'
import { receiveEmail, showEmail } from './email/email-page.tsx'
import type { OrderingServices, OrderRequest, TakingOrders } from './layout/ordering-services.ts'
import { receiveLocation, showLocation } from './location/answer-location.ts'
import { receiveLogin, showLogin } from './login/login-page.tsx'
import { bookAgain, sendCalendar, sendContractFile, showOrder } from './order/answer-order.ts'
import { answerWebhook, receivePay, showPaid } from './paid/paid-page.tsx'
import { showPay } from './pay/pay-page.tsx'
import { askRemoval, receiveRemoval, sendPhoto } from './photo/photo-page.tsx'
import { showProof } from './proof/proof-page.tsx'
import { receiveRemark, showReport } from './report/answer-report.ts'
import { receiveInvoice, sendInvoiceFile, showStatement } from './statement/show-statement.ts'
import { showVisit } from './visit/visit-page.tsx'
import { receiveVisit, showVisits } from './visits/answer-visits.ts'
import { receiveWithdraw, showWithdraw } from './withdraw/withdraw-page.tsx'
import { receiveWithdrawalForm, showWithdrawal } from './withdrawal/answer-withdrawal.ts'

/** The routes that there are without a tariff too. */
export const publicRoutes: readonly Route<OrderRequest, OrderingServices>[] = [
  { method: 'GET', path: '/', answer: () => redirect('/location', 303) },
  { method: 'POST', path: '/api/reports', body: 'any', largest: largestOrder, answer: receiveReports },
]

type OrderingRoute = Route<OrderRequest, TakingOrders>
type Answer = OrderingRoute['answer']

/** A page, and what its form is sent to. */
const form = (path: string, show: Answer, receive: Answer): OrderingRoute[] => [
  { method: 'GET', path, answer: show },
  { method: 'POST', path, answer: receive },
]

const draft = '/draft/:draftId'
const order = '/order/:number/:secret'

/** Every other route of the ordering site, the same in both languages (R16.1). */
export const orderingRoutes: readonly OrderingRoute[] = [
  ...form('/location', showLocation, receiveLocation),
  ...form(locationPath('es'), showLocation, receiveLocation),
  ...form(`${draft}/visits`, showVisits, receiveVisit),
  ...form(`${draft}/details`, showDetails, receiveDetails),
  ...form(`${draft}/check`, showCheck, receiveCheck),
  ...form(`${draft}/sent`, showSent, receiveSent),
  ...form('/confirm/:token', showConfirm, receiveConfirm),

  { method: 'GET', path: order, answer: showOrder },
  ...form(`${order}/change`, showChange, receiveChange),
  ...form(`${order}/details`, showCorrection, receiveCorrection),
  ...form('/email/:token', showEmail, receiveEmail),
  { method: 'GET', path: `${order}/visit`, answer: showVisit },
  { method: 'GET', path: `${order}/report`, answer: showReport },
  { method: 'POST', path: `${order}/remarks`, answer: receiveRemark },
  { method: 'GET', path: `${order}/photos/:sha256`, answer: sendPhoto },
  ...form(`${order}/photos/:sha256/remove`, askRemoval, receiveRemoval),
  ...form(`${order}/cancel`, showCancel, receiveCancel),
  ...form(`${order}/withdraw`, showWithdraw, receiveWithdraw),
  { method: 'GET', path: `${order}/proof`, answer: showProof },
  { method: 'POST', path: `${order}/again`, answer: bookAgain },
  { method: 'GET', path: `${order}/visit.ics`, answer: sendCalendar },
  { method: 'GET', path: `${order}/contract/:file`, answer: sendContractFile },

  ...form(`${order}/pay`, showPay, receivePay),
  { method: 'GET', path: `${order}/paid`, answer: showPaid },
  ...form(`${order}/statement`, showStatement, receiveInvoice),
  { method: 'GET', path: `${order}/invoice/:file`, answer: sendInvoiceFile },

  ...form('/login', showLogin, receiveLogin),
  ...form('/withdrawal', showWithdrawal, receiveWithdrawalForm),

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
