import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { language } from '#copy/language.ts'
import { messages } from '#copy/order/messages.ts'
import { problems } from '#copy/problems.ts'
import { locationPath } from '../domain/orders/ordering-site.ts'
import { clientAddress } from '../services/http/client-address.ts'
import { shedOverload } from '../services/http/overload.ts'
import { isOwnOrigin } from '../services/http/own-origin.ts'
import { notFound, redirectForNow } from '../services/http/plain-answers.ts'
import { problem } from '../services/http/problem.ts'
import { type AppEnvironment, logRequests, requestIdHeader } from '../services/http/request-log.ts'
import { secureResponses } from '../services/http/security-headers.ts'
import { serveFiles } from '../services/http/serve-files.ts'
import { type AppRequest, isRead, type Refusal, serveRoutes } from '../services/http/serve-routes.ts'
import { webhookPath } from '../services/payments/online/start-payment.ts'
import type { OrderingServices, OrderRequest } from './layout/ordering-services.ts'
import { orderingRoutes, publicRoutes } from './ordering-routes.ts'
import { showOrderPage } from './respond/show-in-document.tsx'
import { showAway, showFault, showMessage, showNoOrders } from './respond/show-message.ts'

/**
 * Bytes. Forty rooms fit in, or a correction with all details at their longest, in letters that take nine bytes each
 * (`%E2%82%AC`), and what it was shown with.
 */
const largestForm = 96 * 1024

/** The ordering site as a function from request to response, without a port. */
export function createOrderingApp(services: OrderingServices): Hono<AppEnvironment> {
  const { settings, clientFolder, estimator, orders } = services
  const app = new Hono<AppEnvironment>()
  // Addresses of drafts and orders are secrets: the log has the pattern of their route.
  const pathOf = (context: Context) => routePath(context)
  app.use(logRequests({ ...services, pathOf }), requestIdHeader)
  app.use(secureResponses(settings.orderSiteUrl[language]), keepPrivate, shedOverload())
  serveFiles(app, clientFolder)

  const shared = {
    largestBody: largestForm,
    isOwn: (request: Request) => isOwnOrigin(request, Object.values(settings.orderSiteUrl)),
    read(request: AppRequest): OrderRequest {
      const client = clientAddress(request.context, settings.trustedProxies)
      const show: OrderRequest['show'] = (...shown) => showOrderPage(services, request.context, ...shown)
      return { ...request, client, show, notFound: () => showMessage({ show }, 404, messages.notFound) }
    },
    refuse: (request: OrderRequest, status: Refusal, route?: { path: string }) =>
      // The webhook answers 200 to bodies of any size (R18.22).
      route?.path === webhookPath ? new Response(null, { status: 200 }) : refuse(services, request, status),
    pathOf,
  }
  if (estimator && orders) {
    const routes = [...publicRoutes, ...orderingRoutes]
    serveRoutes(app, { ...shared, services: { ...services, estimator, orders }, routes })
  } else serveRoutes(app, { ...shared, services, routes: publicRoutes })
  return app
}

/** Titles of refusals for programs. */
const titles: Record<Refusal, string> = {
  403: messages.api.foreignOrigin,
  404: problems.notFound,
  405: problems.otherMethod,
  413: problems.tooLarge,
  415: messages.api.notJson,
  500: problems.unexpected,
  503: problems.away,
}

function refuse(services: OrderingServices, request: OrderRequest, status: Refusal): Response | Promise<Response> {
  const isForPrograms = services.orders && request.context.req.path.startsWith('/api/')
  if (status === 405 || isForPrograms) return problem(status, titles[status])
  switch (status) {
    case 404:
      return services.orders ? answerMissing(request) : showNoOrders(request)
    case 403:
      return showMessage(request, status, messages.forbidden)
    case 413:
      return showMessage(request, status, messages.tooLarge)
    case 415:
      return showMessage(request, status, messages.notForm)
    case 500:
      return showFault(request)
    case 503:
      return showAway(request)
  }
}

function answerMissing(request: OrderRequest): Response | Promise<Response> {
  const { req } = request.context
  const moved = movedTo(new URL(req.url))
  if (moved && isRead(req.method)) return redirectForNow(moved)
  return req.header('accept')?.includes('text/html') ? request.notFound() : notFound()
}

/** The pages without a secret in their address; those of drafts and orders are case-sensitive. */
const publicPaths = ['/location', locationPath('es'), '/login', '/withdrawal']

/** The one spelling of an address with capitals, doubled slashes or one at its end; undefined if that is not a page. */
function movedTo({ pathname, search }: URL): string | undefined {
  const path = `/${pathname.split('/').filter(Boolean).join('/')}`
  const known =
    publicPaths.find((page) => page.toLowerCase() === path.toLowerCase()) ??
    (/^\/(?:draft|order|confirm|email)\//.test(path) ? path : undefined)
  return known === pathname ? undefined : known && known + search
}

/** Nothing of a visitor's order is cached, indexed or sent to another site (R16.15). */
const keepPrivate: MiddlewareHandler = async (context, next) => {
  await next()
  const { headers } = context.res
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('X-Robots-Tag', 'noindex')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
}
