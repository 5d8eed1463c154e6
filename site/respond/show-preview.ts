import type { Context } from 'hono'
import { editorsPage as words } from '#copy/cms-page.ts'
import { language } from '#copy/language.ts'
import { fill } from '../../copy/fill.ts'
import { clockTime } from '../../copy/format/clock-time.ts'
import { pages as english } from '../../copy/office/en/pages.ts'
import { pages as dutch } from '../../copy/office/nl/pages.ts'
import { isInQuestions } from '../../domain/website/faq-question.ts'
import { isPagePath } from '../../services/cms/page-path.ts'
import { problemSentence, unknownFacts } from '../../services/cms/page-problems.ts'
import { prepareBody } from '../../services/cms/prepare-body.ts'
import { findPreviewed, isTypedClaim } from '../../services/cms/preview-links.ts'
import { fieldProblems, readPageForm, storedTexts } from '../../services/cms/typed-page.ts'
import type { CmsPageTable } from '../../services/database/tables/page-tables.ts'
import { postedFields } from '../../services/http/posted-fields.ts'
import type { AppEnvironment } from '../../services/http/request-log.ts'
import type { AppRequest } from '../../services/http/serve-routes.ts'
import type { Settings } from '../../services/settings/settings.ts'
import { readStoredPage } from './read-cms-page.ts'
import { type ContentServices, readPage } from './read-page.ts'
import { type RenderServices, renderUncached } from './render-response.ts'

/** The editors' words: those of the whole office would bring the other website's along. */
const editors = { en: english, nl: dutch }[language]

type PreviewServices = ContentServices & RenderServices & { settings: Pick<Settings, 'office'> }

/** `GET /preview`: a draft in the real page, by a link from the office (R17.37). */
export async function showPreview({ context, query }: AppRequest, services: PreviewServices): Promise<Response> {
  const [path, until, signature] = [query.get('path') ?? '', query.get('until') ?? '', query.get('signature') ?? '']
  const claim = { path, until, signature }
  const page = isPagePath(path) && (await findPreviewed(services.database, language, claim, services.clock()))
  if (!page) return say(404, words.previewEnded)
  return await showText(services, context, page, fill(words.preview, { time: clockTime(new Date(Number(until))) }))
}

/**
 * `POST /preview`: what an editor has typed in the form of the office, with what saving it would leave out. Nothing is
 * stored (R17.37). It comes from the office's origin: the claim says that it is ours.
 */
export async function showTyped({ context, query }: AppRequest, services: PreviewServices): Promise<Response> {
  const { database, clock } = services
  const form = new URLSearchParams((await postedFields(context))?.map(([name, value]) => [name, value]))
  const path = query.get('path') ?? ''
  const isOurs =
    isPagePath(path) && (await isTypedClaim(database, { language, path }, form.get('claim') ?? '', clock()))
  if (!isOurs) return say(404, words.previewEnded)
  const typed = readPageForm(form)
  const refused = Object.values(fieldProblems(typed))
  if (refused.length > 0) return say(422, refused.map((problem) => editors.problems[problem]).join('\n'))
  const prepared = await prepareBody(database, typed)
  const page = { ...storedTexts(typed, prepared), language, path, status: 'draft' as const, updatedAt: '' }
  const flaws = prepared.problems.filter(({ severity }) => severity === 'flaw').map(({ problem }) => problem)
  const sentences = [...flaws, ...unknownFacts(page)].map((problem) => problemSentence(editors, problem))
  return await showText(services, context, page, [words.previewTyped, ...sentences].join(' '))
}

const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }

const say = (status: 404 | 422, text: string) =>
  new Response(text, { status, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } })

/** Renders a page like a published one, but is not cached, indexed or measured, and sends no referrer. */
async function showText(
  given: PreviewServices,
  context: Context<AppEnvironment>,
  page: CmsPageTable,
  text: string,
): Promise<Response> {
  const services = { ...given, settings: { ...given.settings, gaMeasurementId: undefined } }
  const isAnswer = isInQuestions(page.path)
  const [script = ''] = services.assets.of(isAnswer ? 'faq' : 'cms').modulesOf('keep-place')
  const preview = { text, script }
  const facts = { unlisted: true }
  const content = isAnswer
    ? await readPage(services, 'faq', { draft: { answer: page, preview }, facts })
    : await readStoredPage(services, page, services.clock(), { facts, preview })
  const response = await renderUncached(services, content, context)
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  // The office shows it beside the text.
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  const framed = policy.replace("frame-ancestors 'none'", `frame-ancestors ${services.settings.office.origin}`)
  response.headers.set('Content-Security-Policy', framed)
  return response
}
