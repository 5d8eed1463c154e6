import { type Handler, Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { routePath } from 'hono/route'
import { language } from '#copy/language.ts'
import { problems } from '#copy/problems.ts'
import { locationPath } from '../domain/orders/ordering-site.ts'
import { limitBody } from '../services/http/limit-body.ts'
import { shedOverload } from '../services/http/overload.ts'
import { notFound, redirect, redirectForNow } from '../services/http/plain-answers.ts'
import { problem, refuseOtherMethods } from '../services/http/problem.ts'
import { logRequests, requestIdHeader } from '../services/http/request-log.ts'
import { secureResponses } from '../services/http/security-headers.ts'
import { serveFiles } from '../services/http/serve-files.ts'
import { isStorageAway, retryStorage } from '../services/http/storage-away.ts'
import { webhookPath } from '../services/payments/online/start-payment.ts'
import { receiveReports } from '../services/reports/receive-reports.ts'
import { bookAgain } from './again/book-again.ts'
import { orderApi } from './api/order-api.ts'
import { largestOrder, ordersApi, visitsApi } from './api/orders-api.ts'
import { receiveCancel, showCancel } from './cancel/answer-cancel.ts'
import { receiveChange, showChange } from './change/answer-change.ts'
import { receiveCheck, showCheck } from './check/answer-check.ts'
import { receiveAgain, receiveConfirm, showConfirm, showSent } from './confirm/answer-confirmation.ts'
import { receiveCorrection, receiveEmail, showCorrection, showEmail } from './correct/answer-correction.ts'
import { receiveDetails, showDetails } from './details/answer-details.ts'
import type { OrderingServices, TakingOrders } from './layout/ordering-services.ts'
import { againRoute, calendarRoute, invoiceRoute, orderRoutes } from './layout/routes.ts'
import { receiveLocation, showLocation } from './location/answer-location.ts'
import { receiveLogin, showLogin } from './login/answer-login.ts'
import { sendCalendar } from './order/send-calendar.ts'
import { showOrder } from './order/show-order.ts'
import { receivePay, showPaid } from './paid/answer-paid.ts'
import { answerWebhook } from './paid/answer-webhook.ts'
import { showPay } from './pay/answer-pay.ts'
import { showProof } from './proof/show-proof.ts'
import { type OrderingEnvironment, readForm } from './respond/read-form.ts'
import { showAway, showFault, showNoOrders, showNotFound } from './respond/show-message.ts'
import { sendInvoiceFile } from './statement/send-invoice-file.ts'
import { receiveInvoice, showStatement } from './statement/show-statement.ts'
import { receiveVisit, showVisits } from './visits/answer-visits.ts'
import { receiveWithdraw, showWithdraw } from './withdraw/answer-withdraw.ts'
import { receiveWithdrawalForm, showWithdrawal } from './withdrawal/answer-withdrawal.ts'

/** The ordering site as a function from request to response, without a port. */
export function createOrderingApp(services: OrderingServices): Hono<OrderingEnvironment> {
  const { log, settings, clientFolder, estimator, orders } = services
  const app = new Hono<OrderingEnvironment>()
  // Addresses of drafts and orders are secrets: the log has the pattern of their route.
  app.use(logRequests({ ...services, pathOf: (context) => routePath(context, -1) }), requestIdHeader)
  app.use(secureResponses(settings.orderSiteUrl[language]), keepPrivate, shedOverload())
  app.use(refuseOtherMethods(app, problems.otherMethod))

  app.post('/api/reports', limitBody(largestOrder, problems.tooLarge), receiveReports(services))
  serveFiles(app, clientFolder)
  app.get('/', () => redirect('/location', 303))
  if (estimator && orders) addRoutes(app, { ...services, estimator, orders })
  else app.all('*', (context) => showNoOrders(services, context))

  app.notFound((context) => {
    if (context.req.path.startsWith('/api/')) return problem(404, problems.notFound)
    const moved = movedTo(new URL(context.req.url))
    if (moved && ['GET', 'HEAD'].includes(context.req.method)) return redirectForNow(moved)
    return context.req.header('accept')?.includes('text/html') ? showNotFound(services, context) : notFound()
  })
  app.onError((err, context) => {
    const requestId = context.get('requestId')
    const isAway = isStorageAway(err)
    const facts = { requestId, path: routePath(context, -1), order: context.get('order') }
    log.error({ err, ...facts }, isAway ? 'database away' : 'unexpected error')
    if (context.req.path.startsWith('/api/'))
      return isAway ? problem(503, problems.away, { headers: retryStorage }) : problem(500, problems.unexpected)
    return isAway ? showAway(services, context) : showFault(services, context, requestId)
  })
  return app
}

/** The pages without a secret in their address; those of drafts and orders are case-sensitive. */
const publicPaths = [orderRoutes.location, locationPath('es'), orderRoutes.login, orderRoutes.withdrawal]

/** The one spelling of an address with capitals, doubled slashes or one at its end; undefined if that is not a page. */
function movedTo({ pathname, search }: URL): string | undefined {
  const path = `/${pathname.split('/').filter(Boolean).join('/')}`
  const known =
    publicPaths.find((page) => page.toLowerCase() === path.toLowerCase()) ??
    (/^\/(?:draft|order|confirm|email)\//.test(path) ? path : undefined)
  return known === pathname ? undefined : known && known + search
}

function addRoutes(app: Hono<OrderingEnvironment>, services: TakingOrders): void {
  const form = readForm(services)
  const page = (path: string, show: Handler<OrderingEnvironment>, receive?: Handler<OrderingEnvironment>) => {
    app.get(path, show)
    if (receive) app.post(path, form, receive)
  }
  for (const path of [orderRoutes.location, locationPath('es')]) {
    page(path, showLocation(services), receiveLocation(services))
  }
  page(orderRoutes.visits, showVisits(services), receiveVisit(services))
  page(orderRoutes.details, showDetails(services), receiveDetails(services))
  page(orderRoutes.check, showCheck(services), receiveCheck(services))
  page(orderRoutes.sent, showSent(services), receiveAgain(services, 'draftId'))
  page(orderRoutes.confirm, showConfirm(services), receiveConfirm(services))
  page(orderRoutes.order, showOrder(services))
  page(orderRoutes.change, showChange(services), receiveChange(services))
  page(orderRoutes.correct, showCorrection(services), receiveCorrection(services))
  page(orderRoutes.email, showEmail(services), receiveEmail(services))
  page(orderRoutes.cancel, showCancel(services), receiveCancel(services))
  page(orderRoutes.withdraw, showWithdraw(services), receiveWithdraw(services))
  page(orderRoutes.paid, showPaid(services))
  page(orderRoutes.proof, showProof(services))
  app.post(againRoute, form, bookAgain(services))
  page(orderRoutes.pay, showPay(services), receivePay(services))
  page(orderRoutes.statement, showStatement(services), receiveInvoice(services))
  page(invoiceRoute, sendInvoiceFile(services))
  page(calendarRoute, sendCalendar(services))
  page(orderRoutes.login, showLogin(services), receiveLogin(services))
  page(orderRoutes.withdrawal, showWithdrawal(services), receiveWithdrawalForm(services))

  app.post(webhookPath, ...answerWebhook(services))
  app.on(['GET', 'OPTIONS'], '/api/visits', cors({ origin: '*', allowMethods: ['GET', 'HEAD'], maxAge: 86_400 }))
  app.get('/api/visits', visitsApi(services))
  app.post('/api/orders', limitBody(largestOrder, problems.tooLarge), ordersApi(services))
  app.get('/api/orders/:number/:secret', orderApi(services))
}

/** Nothing of a visitor's order is cached, indexed or sent to another site (R16.15). */
const keepPrivate: MiddlewareHandler = async (context, next) => {
  await next()
  const { headers } = context.res
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('X-Robots-Tag', 'noindex')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
}
