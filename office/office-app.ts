import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { fill } from '../copy/fill.ts'
import { officeWords } from '../copy/office/words.ts'
import { healthz, metrics, readyz } from '../services/http/health.ts'
import { limitBody } from '../services/http/limit-body.ts'
import { shedOverload } from '../services/http/overload.ts'
import { postedFields } from '../services/http/posted-fields.ts'
import { type AppEnvironment, logRequests, requestIdHeader } from '../services/http/request-log.ts'
import { isStorageAway, retryStorage } from '../services/http/storage-away.ts'
import { answerRoute } from './gate/answer-route.ts'
import { ownHostOnly, secureOffice } from './gate/office-headers.ts'
import type { OfficeServices } from './gate/office-services.ts'
import { readRequest } from './gate/read-request.ts'
import { officeRoutes } from './office-routes.ts'
import { MessagePage } from './sections/office-message-page.tsx'

/** The largest form, in bytes. */
const largestForm = 128 * 1024

/** A page of the website with its longest body, as browsers write what they send. */
const largestPage = 1024 * 1024

/** A statement of the bank, which says itself that 20 MB are too many, and what a form adds to it. */
export const largestUpload = 21 * 1024 * 1024

/** Found files are cached: those of `/assets/` change their name with their content. */
const cacheFiles =
  (cacheControl: string): MiddlewareHandler =>
  async (context, next) => {
    await next()
    if (context.res.ok) context.res.headers.set('Cache-Control', cacheControl)
  }

/** The whole office as a function from request to response, without a port. */
export function createOfficeApp(services: OfficeServices): Hono<AppEnvironment> {
  const { settings, clientFolder, log } = services
  const app = new Hono<AppEnvironment>()
  // The id of a withdrawal leads to its acknowledgement, so the log has the pattern of the route that answered.
  const pathOf = (context: Context) => routePath(context)
  app.use(logRequests({ ...services, pathOf }), requestIdHeader, secureOffice(settings), shedOverload())
  app.get('/healthz', healthz)
  app.get('/readyz', readyz(services))
  app.get('/metrics', metrics(services))
  app.use(ownHostOnly(settings))
  if (clientFolder) {
    const files = serveStatic({ root: clientFolder, precompressed: true })
    app.get('/assets/*', cacheFiles('public, max-age=31536000, immutable'), files)
    app.get('/icons/*', cacheFiles('public, max-age=86400'), files)
  }

  const { text: tooLarge } = officeWords.en.frame.tooLarge
  const limitForm = limitBody(largestForm, tooLarge)
  const limitUpload = limitBody(largestUpload, tooLarge)
  const limitPage = limitBody(largestPage, tooLarge)
  for (const route of officeRoutes) {
    const limit = route.upload ? limitUpload : route.long ? limitPage : limitForm
    app.on(route.method, route.path, limit, (context) => answerRoute(services, context, route))
  }
  app.use(limitForm)
  for (const path of new Set(officeRoutes.map(({ path }) => path))) {
    const methods = officeRoutes.filter((route) => route.path === path).map(({ method }) => method)
    const allow = methods.includes('GET') ? ['HEAD', ...methods] : methods
    app.all(path, (context) => answerRoute(services, context, undefined, allow))
  }
  app.all('*', (context) => answerRoute(services, context, undefined))

  app.onError(async (err, context) => {
    const requestId = context.get('requestId')
    const isAway = isStorageAway(err)
    log.error(
      { err, requestId, path: pathOf(context), order: context.get('order') },
      isAway ? 'database away' : 'unexpected error',
    )
    const request = await readRequest(services, context)
    if (isAway) {
      context.header('Retry-After', retryStorage['Retry-After'])
      const { title, text, kept } = request.words.frame.away
      const { pathname, search } = new URL(context.req.url)
      const again = { path: pathname + search, fields: await postedFields(context) }
      return request.show(MessagePage, { title, text: again.fields ? kept : text, again }, 503)
    }
    const { title, text } = request.words.frame.unexpected
    return request.show(MessagePage, { title, text: fill(text, { requestId }) }, 500)
  })
  return app
}
