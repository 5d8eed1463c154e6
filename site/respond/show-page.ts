import type { Context, MiddlewareHandler } from 'hono'
import { language } from '#copy/language.ts'
import { answerAddress, questionAt } from '../../domain/website/faq-question.ts'
import { decodePath, findAddress } from '../../domain/website/find-address.ts'
import { type PageId, pathOf } from '../../domain/website/pages.ts'
import { findMoved, nothingUntil } from '../../services/cms/move-page.ts'
import { isInOwnFolder, isNoPage, isPagePath } from '../../services/cms/page-path.ts'
import { compress, respondWith } from '../../services/http/encoded-response.ts'
import { badRequest, notFound, redirect, redirectForNow } from '../../services/http/plain-answers.ts'
import type { AppEnvironment } from '../../services/http/request-log.ts'
import { type AppRequest, isRead } from '../../services/http/serve-routes.ts'
import { timingOfHit } from '../../services/http/server-timing.ts'
import type { KnownMisses } from './known-misses.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { readCmsPage } from './read-cms-page.ts'
import { type ContentServices, type PageContent, readPage } from './read-page.ts'
import { readQuery, zipCodeIn } from './read-query.ts'
import { type RenderServices, renderResponse, renderUncached } from './render-response.ts'

/** The services that pages are looked up and rendered with. */
export type PageServices = ContentServices & RenderServices & { pageCache: PageCache; knownMisses: KnownMisses }

/** Brotli quality for pages that are asked for again. */
const bestQuality = 11

/** A page that is the same for all visitors, and whether it came from the cache. */
interface Found {
  page: CachedPage
  cache: 'hit' | 'miss'
}

/** The page of an address from the cache, or rendered now and then cached. Undefined if there is none. */
async function findCached(
  services: PageServices,
  key: string,
  load: () => Promise<PageContent | undefined>,
): Promise<Found | undefined> {
  const { pageCache, pageMetrics, log } = services
  const cached = pageCache.get(key)
  const page = await pageCache.getOrLoad(key, async () => {
    const startedAt = performance.now()
    const content = await load()
    if (!content) return undefined
    pageMetrics.renders.inc()
    return renderResponse(services, content, startedAt)
  })
  // Brotli's best quality takes tens of milliseconds: in the background, and for a page that is asked for again.
  if (page && cached)
    pageCache
      .recompress(key, page, () => compress(Buffer.from(page.body.identity).toString(), bestQuality))
      .catch((err: unknown) => log.error({ err }, 'page not recompressed'))
  return page && { page, cache: cached ? 'hit' : 'miss' }
}

function respondFromCache(
  { pageMetrics }: Pick<PageServices, 'pageMetrics'>,
  { page, cache }: Found,
  context: Context<AppEnvironment>,
): Response {
  context.set('cache', cache)
  pageMetrics.lookups.inc({ cache })
  return respondWith(page, context.req.raw, {
    'X-Request-Id': context.get('requestId'),
    ...(cache === 'hit' && { 'Server-Timing': timingOfHit }),
  })
}

/**
 * Responds to GET for pages that are cached with their best compression, as most requests are. Comes before all other
 * middleware, because a cached page already has all of its headers.
 */
export function showCached(
  services: Pick<PageServices, 'pageCache' | 'pageMetrics'>,
): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const { method, path, raw } = context.req
    const page = !isRead(method) || /[?%]/.test(raw.url) ? undefined : services.pageCache.get(path)
    if (!page?.recompressed) return next()
    return respondFromCache(services, { page, cache: 'hit' }, context)
  }
}

/** A handler of GET for a page of the table: from the cache, or with what the query adds. */
export const showTablePage =
  (pageId: PageId) =>
  async ({ context, query }: AppRequest, services: PageServices): Promise<Response> => {
    const path = pathOf(pageId, language)
    const { pathname, search } = new URL(context.req.url)
    // Needless escapes, such as %63 for c.
    if (pathname !== path) return redirect(path + search, 301)
    const asked = await readQuery(services, pageId, query)
    if (asked) return renderUncached(services, await readPage(services, pageId, asked), context)
    const found = await findCached(services, path, () => readPage(services, pageId))
    return found ? respondFromCache(services, found, context) : notFound()
  }

/**
 * Responds to GET for every other path that is not an endpoint: moved addresses and CMS pages. A missing page is logged
 * and redirects home, which shows a message (R2.6). A missing path with a file extension is a plain 404, unless
 * `Accept` asks for HTML.
 */
export async function showPage({ context, query }: AppRequest, services: PageServices): Promise<Response> {
  const { req } = context
  const path = decodePath(req.path)
  if (path === undefined) return badRequest()
  const address = findAddress(path, language)
  const { search } = new URL(req.url)
  if (!('unknown' in address)) return redirect(('page' in address ? path : address.redirect) + search, 301)
  const wantsPage = req.header('accept')?.includes('text/html') && !isInOwnFolder(path)
  if (isNoPage(path) && !wantsPage) return notFound()

  const question = questionAt(address.unknown.slice(1))
  if (question) return redirectForNow(answerAddress(language, question.id))
  // A private link may have been opened on the wrong host: its number and secret stay out of the log.
  const firstPart = address.unknown.replace(/^(\/[^/]*).*/s, '$1')
  context.set('loggedPath', firstPart)
  const found = await findCmsPage(services, address.unknown)
  if (found && 'movedTo' in found) return redirectForNow(`/${found.movedTo}${search}`)
  if (found) {
    // Another spelling of the path redirects to the page.
    if (path !== address.unknown) return redirect(address.unknown + search, 301)
    const facts = zipCodeIn(query)
    const own = facts.zipCode && (await readCmsPage(services, path.slice(1), facts))
    return own ? renderUncached(services, own, context) : respondFromCache(services, found, context)
  }
  services.log.error(`No match found for ${services.settings.origin[language]}${firstPart}`)
  return redirect('/#not-found', 302)
}

/** The CMS page at a path, or the new path of a moved one. Malformed paths and known misses are not looked up. */
async function findCmsPage(services: PageServices, path: string): Promise<Found | { movedTo: string } | undefined> {
  const name = path.slice(1)
  if (!isPagePath(name)) return undefined
  const { database, clock } = services
  const key = { language, path: name }
  return await services.knownMisses.find(
    path,
    async () =>
      (await findCached(services, path, () => readCmsPage(services, name))) ??
      (await findMoved(database, key, clock())),
    () => nothingUntil(database, key),
  )
}
