import type { Context } from 'hono'
import { language } from '#copy/language.ts'
import { isPagePath } from '../cms/page-path.ts'
import { badRequest, notFound } from '../http/plain-answers.ts'
import type { AppEnvironment } from '../http/request-log.ts'
import { timingOfHit } from '../http/server-timing.ts'
import type { Services } from '../services.ts'
import { findAddress, isNoPage } from './addresses.ts'
import { contentOfEditorsPage } from './content-of-cms-page.ts'
import { contentOfPage } from './content-of-page.ts'
import { finishPage, type PageContent } from './finish-page.ts'
import { type FinishedPage, pack } from './page-cache.ts'
import { contentForQuery, editorsContentForQuery } from './page-query.ts'
import { respondWith } from './respond.ts'

const qualityForKeeps = 11

/** A page that is the same for everybody: kept, or rendered now and then kept. Undefined where there is nothing to show. */
async function keptPage(
  services: Services,
  environment: AppEnvironment['Bindings'],
  key: string,
  load: () => Promise<PageContent | undefined>,
): Promise<FinishedPage | undefined> {
  const { pageCache, metrics, log } = services
  const kept = pageCache.get(key)
  const page = await pageCache.getOrLoad(key, async () => {
    const startedAt = performance.now()
    const content = await load()
    if (!content) return undefined
    metrics.rendered()
    return finishPage(services, content, startedAt)
  })
  if (page) environment.cache = kept ? 'hit' : 'miss'
  if (page && !page.improved) {
    // Brotli's best quality costs tens of milliseconds: nobody waits for it.
    pageCache
      .improve(key, page, () => pack(Buffer.from(page.body.identity).toString(), qualityForKeeps))
      .catch((err: unknown) => log.error({ err }, 'page not compressed further'))
  }
  return page
}

/** Renders a page for one visitor, which nobody keeps: what depends on a query, a form or a mistake of ours. */
export async function answerOnce(
  services: Services,
  content: PageContent,
  { req, env }: Context<AppEnvironment>,
): Promise<Response> {
  delete env.cache
  const finished = await finishPage(services, content, env.startedAt)
  finished.headers['Cache-Control'] = 'no-store'
  delete finished.headers.ETag
  return respondWith(finished, req.raw)
}

/** Answers with a page that was kept before, or is from now on. */
const answerFromCache = (page: FinishedPage, { req, env }: Context<AppEnvironment>) =>
  respondWith(page, req.raw, env.cache === 'hit' ? { 'Server-Timing': timingOfHit } : undefined)

/**
 * Answers GET for every path that is no endpoint: pages of the table, moved addresses, editors' pages, and for what does not
 * exist the way home, where the visitor is told (specification §8, decisions §7).
 */
export function showPage(services: Services) {
  const { log, settings } = services
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    const { req, env } = context
    const path = decodePath(req.path)
    if (path === undefined) return badRequest()
    const address = findAddress(path)
    const query = new URL(req.url).searchParams

    if ('page' in address) {
      const own = await contentForQuery(services, address.page, query)
      if (own) return answerOnce(services, own, context)
      const page = await keptPage(services, env, path, () => contentOfPage(services, address.page))
      return page ? answerFromCache(page, context) : notFound()
    }
    if ('redirect' in address) return redirect(address.redirect + new URL(req.url).search, 301)
    if (isNoPage(path)) return notFound()

    const page = await editorsPage(services, env, address.unknown)
    if (page) {
      // Another spelling of the path is led to the page.
      if (path !== address.unknown) return redirect(address.unknown + new URL(req.url).search, 301)
      const own = await editorsContentForQuery(services, path.slice(1), query)
      return own ? answerOnce(services, own, context) : answerFromCache(page, context)
    }
    log.info(`No match found for ${settings.origin[language]}${req.path}`)
    return redirect('/#not-found', 302)
  }
}

/** The editors' page at a path. Paths at which none can stand, or none stood a moment ago, are not looked up. */
async function editorsPage(
  services: Services,
  environment: AppEnvironment['Bindings'],
  path: string,
): Promise<FinishedPage | undefined> {
  const { knownMisses } = services
  const name = path.slice(1)
  if (!isPagePath(name) || knownMisses.has(path)) return undefined
  const { generation } = knownMisses
  const page = await keptPage(services, environment, path, () => contentOfEditorsPage(services, name))
  if (!page) knownMisses.add(path, generation)
  return page
}

/** A redirect within the site. One that says "moved" may be kept for an hour, one for a miss never. */
const redirect = (location: string, status: 301 | 302) =>
  new Response(null, {
    status,
    headers: { Location: location, 'Cache-Control': status === 301 ? 'public, max-age=3600' : 'no-store' },
  })

function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? undefined : decoded
  } catch {
    return undefined
  }
}
