import { isIP } from 'node:net'
import { Hono, type MiddlewareHandler } from 'hono'
import { errors } from '#copy/errors.ts'
import { language } from '#copy/language.ts'
import { problems } from '#copy/problems.ts'
import { serveHealth } from '../services/http/health.ts'
import { shedOverload } from '../services/http/overload.ts'
import { isOwnOrigin } from '../services/http/own-origin.ts'
import { notFound } from '../services/http/plain-answers.ts'
import { postedFields } from '../services/http/posted-fields.ts'
import { problem } from '../services/http/problem.ts'
import { type AppEnvironment, logRequests, requestIdHeader } from '../services/http/request-log.ts'
import { secureResponses } from '../services/http/security-headers.ts'
import { serveFiles } from '../services/http/serve-files.ts'
import { type AppRequest, isRead, type Refusal, serveRoutes } from '../services/http/serve-routes.ts'
import { timeHandler } from '../services/http/server-timing.ts'
import type { Settings } from '../services/settings/settings.ts'
import Fault from './pages/error/error-page.tsx'
import { factsOfOther } from './respond/facts-of-page.ts'
import { renderUncached } from './respond/render-response.ts'
import { showCached, showPage } from './respond/show-page.ts'
import type { SiteServices } from './respond/site-services.ts'
import { showView } from './respond/views.ts'
import { siteRoutes } from './site-routes.ts'

/**
 * In bytes. URL encoding takes up to nine bytes per UTF-16 unit (`%E2%82%AC`), and the longest field has 10,000 of
 * them.
 */
export const largestForm = 128 * 1024

/** The whole site as a function from request to response, without a port. */
export function createApp(services: SiteServices): Hono<AppEnvironment> {
  const { settings, clientFolder } = services
  const app = new Hono<AppEnvironment>()
  const origins = Object.values(settings.origin)

  app.use(logRequests(services), keepOutOfSearch(settings))
  app.use(showCached(services))
  app.use(requestIdHeader, secureResponses(settings.origin[language]), shedOverload())
  app.use('/api/*', timeHandler)
  serveHealth(app, services)
  serveFiles(app, clientFolder)
  serveRoutes(app, {
    services,
    routes: siteRoutes(origins),
    largestBody: largestForm,
    isOwn: (request) => isOwnOrigin(request, origins),
    read: (request) => request,
    refuse: (request, status, route) => refuse(services, request, status, route?.body),
    pathOf: (context) => context.get('loggedPath') ?? context.req.path,
  })
  return app
}

const titles: Record<Refusal, string> = {
  403: problems.foreignOrigin,
  404: problems.notFound,
  405: problems.otherMethod,
  413: problems.tooLarge,
  415: problems.notForm,
  500: problems.unexpected,
  503: problems.away,
}

/**
 * An address that is not in the table may be an editor's page. Other refusals are problems (RFC 9457); instead of a
 * page that could not be shown there is one that says so.
 */
async function refuse(services: SiteServices, request: AppRequest, status: Refusal, body?: string): Promise<Response> {
  const isForPrograms = request.context.req.path.startsWith('/api/')
  if (status === 404 && !isForPrograms)
    return isRead(request.context.req.method) ? await showPage(request, services) : notFound()
  if ((status === 500 || status === 503) && !isForPrograms) return await showFault(services, request, status)
  return problem(status, status === 415 && body === 'json' ? problems.notJson : titles[status])
}

async function showFault(services: SiteServices, { context }: AppRequest, status: 500 | 503): Promise<Response> {
  const words = status === 503 ? errors.away : errors.page
  const { facts } = factsOfOther(
    services,
    { path: context.req.path, label: words.title, counterpart: undefined, unlisted: true },
    services.clock(),
  )
  const { pathname, search } = new URL(context.req.url)
  const away = status === 503 ? { path: pathname + search, fields: await postedFields(context) } : undefined
  const shown = showView(Fault, { requestId: context.get('requestId'), ...(away && { away }) })
  return await renderUncached(services, { ...shown, facts, words, status }, context)
}

/**
 * Names and addresses that cannot be reached from outside a machine or a private network (RFC 6761, RFC 1918, RFC
 * 4193).
 */
const privateName = /(?:^|\.)(?:localhost|local|test|internal|invalid|home\.arpa)$/
const privateAddress =
  /^(?:0|10|127)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^169\.254\.|^::1?$|^f[cd][\da-f]{2}:|^fe[89ab][\da-f]:/

/** Whether the public can reach an origin, judging by its host. */
function isPublicOrigin(origin: string): boolean {
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '')
  return !(isIP(host) ? privateAddress : privateName).test(host)
}

/**
 * Marks every response of a non-production site, including files, with `noindex` (R11.5, decision 10). `SITE_INDEXED`
 * decides if it is set; otherwise a site is non-production if its origin is not public.
 */
function keepOutOfSearch({ indexed, origin }: Pick<Settings, 'indexed' | 'origin'>): MiddlewareHandler {
  if (indexed ?? isPublicOrigin(origin[language])) return (_, next) => next()
  return async (context, next) => {
    await next()
    context.res.headers.set('X-Robots-Tag', 'noindex')
  }
}
