import { editorsPage as words } from '#copy/cms-page.ts'
import { language } from '#copy/language.ts'
import { fill } from '../../copy/fill.ts'
import { clockTime } from '../../copy/format/clock-time.ts'
import { isInQuestions } from '../../domain/website/faq-question.ts'
import { isPagePath } from '../../services/cms/page-path.ts'
import { findPreviewed } from '../../services/cms/preview-links.ts'
import type { AppRequest } from '../../services/http/serve-routes.ts'
import type { Settings } from '../../services/settings/settings.ts'
import { readStoredPage } from './read-cms-page.ts'
import { type ContentServices, readPage } from './read-page.ts'
import { type RenderServices, renderUncached } from './render-response.ts'

/**
 * `GET /preview`: a draft in the real page, by a link from the office (R17.37). It is rendered like a published page,
 * but is not cached, indexed or measured, and sends no referrer.
 */
export async function showPreview(
  { context, query }: AppRequest,
  given: ContentServices & RenderServices & { settings: Pick<Settings, 'office'> },
): Promise<Response> {
  const services = { ...given, settings: { ...given.settings, gaMeasurementId: undefined } }
  const { database, clock } = services
  const now = clock()
  const [path, until, signature] = ['path', 'until', 'signature'].map((name) => query.get(name) ?? '') as [
    string,
    string,
    string,
  ]
  const page = isPagePath(path) && (await findPreviewed(database, language, { path, until, signature }, now))
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
  if (!page)
    return new Response(words.previewEnded, {
      status: 404,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    })
  const preview = fill(words.preview, { time: clockTime(new Date(Number(until))) })
  const content = isInQuestions(path)
    ? await readPage(services, 'faq', { draft: { answer: page, preview }, facts: { unlisted: true } })
    : await readStoredPage(services, page, now, { facts: { unlisted: true }, preview })
  const response = await renderUncached(services, content, context)
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  // The office shows it beside the text.
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  const framed = policy.replace("frame-ancestors 'none'", `frame-ancestors ${services.settings.office.origin}`)
  response.headers.set('Content-Security-Policy', framed)
  return response
}
