import { type Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import { fill } from '../copy/fill.ts'
import { officeWords } from '../copy/office/words.ts'
import { serveHealth } from '../services/http/health.ts'
import { shedOverload } from '../services/http/overload.ts'
import { postedFields } from '../services/http/posted-fields.ts'
import { problem } from '../services/http/problem.ts'
import { type AppEnvironment, logRequests, requestIdHeader } from '../services/http/request-log.ts'
import { serveFiles } from '../services/http/serve-files.ts'
import { isRead, type Refusal, serveRoutes } from '../services/http/serve-routes.ts'
import { admitRequest, isSameOrigin, refuseUnknown, refuseWith } from './gate/admit-request.ts'
import { ownHostOnly, secureOffice } from './gate/office-headers.ts'
import type { OfficeRequest, OfficeRoute, OfficeServices } from './gate/office-route.ts'
import { readRequest } from './gate/read-request.ts'
import { officeRoutes } from './office-routes.ts'
import { MessagePage } from './sections/office-message-page.tsx'

/** The largest form, in bytes. */
const largestForm = 128 * 1024

/** The content type that routes expect if they do not take a form. */
const otherBodies: Partial<Record<string, string>> = { json: 'JSON', jpeg: 'a JPEG picture' }

/** The whole office as a function from request to response, without a port. */
export function createOfficeApp(services: OfficeServices): Hono<AppEnvironment> {
  const { settings, clientFolder } = services
  const app = new Hono<AppEnvironment>()
  // The id of a withdrawal leads to its acknowledgement, so the log has the pattern of the route that answered.
  const pathOf = (context: Context) => routePath(context)
  const isOwn = (request: Request) => isSameOrigin(request, settings.office.origin)
  app.use(logRequests({ ...services, pathOf }), requestIdHeader, secureOffice(settings), shedOverload())
  serveHealth(app, services)
  app.use(ownHostOnly(settings))
  serveFiles(app, clientFolder)
  serveRoutes(app, {
    services,
    routes: officeRoutes,
    largestBody: largestForm,
    isOwn,
    read: (request) => readRequest(services, request),
    admit: (request, route) => admitRequest(services, request, route),
    refuse(request, status, route) {
      const { raw, method } = request.context.req
      const isForeign = status === 404 && !isRead(method) && !isOwn(raw)
      return refuse(services, request, isForeign ? 403 : status, route)
    },
    pathOf,
  })
  return app
}

function refuse(
  services: OfficeServices,
  request: OfficeRequest,
  status: Refusal,
  route?: OfficeRoute,
): Response | Promise<Response> {
  const { words, context } = request
  switch (status) {
    case 403:
      return refuseWith(request, route, status, words.frame.foreign)
    case 404:
      return refuseUnknown(services, request)
    case 405:
      return refuseWith(request, route, status, words.frame.notFound)
    case 413:
      return problem(status, officeWords.en.frame.tooLarge.text)
    case 415:
      return context.text(`Send ${otherBodies[route?.body ?? ''] ?? 'a form'}.`, status)
    case 500: {
      const { title, text } = words.frame.unexpected
      return request.show(MessagePage, { title, text: fill(text, { requestId: context.get('requestId') }) }, status)
    }
    case 503:
      return showAway(request)
  }
}

/** The database is away: what was typed is kept and can be sent again (R3.12). */
async function showAway({ context, words, show }: OfficeRequest): Promise<Response> {
  const { title, text, kept } = words.frame.away
  const { pathname, search } = new URL(context.req.url)
  const again = { path: pathname + search, fields: await postedFields(context) }
  return show(MessagePage, { title, text: again.fields ? kept : text, again }, 503)
}
