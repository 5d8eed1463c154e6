import { cors } from 'hono/cors'
import { language } from '#copy/language.ts'
import { existsIn, type PageId, pageIds, pathOf } from '../domain/website/pages.ts'
import { previewPath } from '../services/cms/preview-links.ts'
import { largestPage } from '../services/cms/typed-page.ts'
import type { AppRequest, Route } from '../services/http/serve-routes.ts'
import { receiveReports } from '../services/reports/receive-reports.ts'
import { discoveryRoutes } from './discovery/discovery.ts'
import { largestMessage, receiveApiMessage } from './forms/message-api.ts'
import { estimateRoute } from './pages/estimate/estimate-api.ts'
import { redirectToOrdering, showEstimate } from './respond/forms-without-script.ts'
import { formPages, receiveForm } from './respond/receive-form.ts'
import { showTablePage } from './respond/show-page.ts'
import { showPicture } from './respond/show-picture.ts'
import { showPreview, showTyped } from './respond/show-preview.ts'
import type { SiteServices } from './respond/site-services.ts'

type SiteRoute = Route<AppRequest, SiteServices>

/** The pages of the table that more than their content answers. */
const answers: Partial<Record<PageId, SiteRoute['answer']>> = { start: redirectToOrdering, estimate: showEstimate }

const pageRoutes = pageIds
  .filter((id) => existsIn(id, language))
  .map((id): SiteRoute => ({ method: 'GET', path: pathOf(id, language), answer: answers[id] ?? showTablePage(id) }))

const formRoutes = formPages.map(
  (id): SiteRoute => ({
    method: 'POST',
    path: pathOf(id, language),
    body: 'fields',
    answer: (request, services) => receiveForm(request, services, id),
  }),
)

/** Every route of a website; all other addresses are those of pages that editors wrote, or of none. */
export const siteRoutes = (origins: readonly string[]): readonly SiteRoute[] => [
  {
    method: 'POST',
    path: '/api/sendMail',
    body: 'json',
    largest: largestMessage,
    around: [
      cors({
        origin: [...origins],
        allowMethods: ['POST'],
        allowHeaders: ['Content-Type', 'Idempotency-Key', 'Fill-Time'],
        exposeHeaders: ['Answer-Before', 'Receipt', 'Retry-After'],
      }),
    ],
    answer: receiveApiMessage,
  },
  { method: 'POST', path: '/api/reports', body: 'any', largest: largestMessage, answer: receiveReports },
  estimateRoute,
  ...pageRoutes,
  ...formRoutes,
  { method: 'GET', path: '/pictures/:name', answer: showPicture },
  { method: 'GET', path: '/pictures/:width/:name', answer: showPicture },
  { method: 'GET', path: previewPath, answer: showPreview },
  { method: 'POST', path: previewPath, body: 'any', largest: largestPage, answer: showTyped },
  ...discoveryRoutes,
]
