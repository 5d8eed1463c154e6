import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { errors } from '#copy/errors.ts'
import { language } from '#copy/language.ts'
import { problems } from '#copy/problems.ts'
import { findAddress } from '../domain/website/find-address.ts'
import { pathOf } from '../domain/website/pages.ts'
import { previewPath } from '../services/cms/preview-links.ts'
import { healthz, metrics, readyz } from '../services/http/health.ts'
import { limitBody } from '../services/http/limit-body.ts'
import { shedOverload } from '../services/http/overload.ts'
import { notFound } from '../services/http/plain-answers.ts'
import { postedFields } from '../services/http/posted-fields.ts'
import { problem, refuseMethod, refuseOtherMethods } from '../services/http/problem.ts'
import { type AppEnvironment, logRequests, requestIdHeader } from '../services/http/request-log.ts'
import { secureResponses } from '../services/http/security-headers.ts'
import { serveFiles } from '../services/http/serve-files.ts'
import { timeHandler } from '../services/http/server-timing.ts'
import { isStorageAway, retryStorage } from '../services/http/storage-away.ts'
import { receiveReports } from '../services/reports/receive-reports.ts'
import { discovery } from './discovery/discovery.ts'
import { keepOutOfSearch } from './discovery/indexing.ts'
import { largestBody, messageApi } from './forms/message-api.ts'
import type { PageProps } from './page-data/page-data.ts'
import { estimateApi } from './pages/estimate/estimate-api.ts'
import { showEstimate } from './pages/estimate/show-estimate.ts'
import { redirectToOrdering } from './pages/start/redirect-to-ordering.ts'
import { factsOfOther } from './respond/facts-of-page.ts'
import { formPages, largestForm, receiveForm } from './respond/receive-form.ts'
import { renderUncached } from './respond/render-response.ts'
import { isRead, showCached, showPage } from './respond/show-page.ts'
import { showPicture } from './respond/show-picture.ts'
import { showPreview } from './respond/show-preview.ts'
import type { SiteServices } from './respond/site-services.ts'

/** The whole site as a function from request to response, without a port. */
export function createApp(services: SiteServices): Hono<AppEnvironment> {
  const { log, settings, clock, clientFolder } = services
  const app = new Hono<AppEnvironment>()

  app.use(logRequests(services), keepOutOfSearch(settings))
  app.use(showCached(services))
  app.use(requestIdHeader, secureResponses(settings.origin[language]), shedOverload())

  const limit = limitBody(largestBody, problems.tooLarge)
  const limitForm = limitBody(largestForm, problems.tooLarge)
  app.use('/api/*', timeHandler)
  app.use(refuseOtherMethods(app, problems.otherMethod))
  app.on(
    ['POST', 'OPTIONS'],
    '/api/sendMail',
    cors({
      origin: Object.values(settings.origin),
      allowMethods: ['POST'],
      allowHeaders: ['Content-Type', 'Idempotency-Key', 'Fill-Time'],
      exposeHeaders: ['Answer-Before', 'Receipt', 'Retry-After'],
    }),
  )
  app.post('/api/sendMail', limit, messageApi(services))
  app.post('/api/reports', limit, receiveReports(services))
  app.get('/healthz', healthz)
  app.get('/readyz', readyz(services))
  app.get('/metrics', metrics(services))
  app.route('/api/estimate', estimateApi(services))
  app.all('/api/*', () => problem(404, problems.notFound))

  app.get(pathOf('start', language), redirectToOrdering(services))
  app.get(pathOf('estimate', language), showEstimate(services))
  for (const id of formPages) app.post(pathOf(id, language), limitForm, receiveForm(services, id))

  serveFiles(app, clientFolder)
  app.get('/pictures/:name', showPicture(services))
  app.get(previewPath, showPreview(services))
  app.route('/', discovery(services))
  const show = showPage(services)
  app.all('*', (context) => {
    if (isRead(context.req.method)) return show(context)
    const address = findAddress(context.req.path, language)
    if (!('page' in address)) return notFound()
    return refuseMethod(problems.otherMethod, ['GET', 'HEAD', ...(formPages.includes(address.page) ? ['POST'] : [])])
  })

  app.onError(async (err, context) => {
    const requestId = context.get('requestId')
    const isAway = isStorageAway(err)
    const path = context.get('loggedPath') ?? context.req.path
    log.error({ err, requestId, path }, isAway ? 'database away' : 'unexpected error')
    if (context.req.path.startsWith('/api/'))
      return isAway ? problem(503, problems.away, { headers: retryStorage }) : problem(500, problems.unexpected)
    const words = isAway ? errors.away : errors.page
    const facts = factsOfOther(
      services,
      { path: context.req.path, label: words.title, counterpart: false, unlisted: true },
      clock(),
    )
    const { pathname, search } = new URL(context.req.url)
    const away = isAway ? { path: pathname + search, fields: await postedFields(context) } : undefined
    const props: PageProps<'error'> = { view: 'error', facts, data: { requestId, ...(away && { away }) } }
    const content = { props: props as PageProps, words, subjects: [], validUntil: 0, status: isAway ? 503 : 500 }
    const response = await renderUncached(services, content, context)
    if (isAway) response.headers.set('Retry-After', retryStorage['Retry-After'])
    return response
  })
  return app
}
