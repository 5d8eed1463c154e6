import type { Context } from 'hono'
import { language } from '#copy/language.ts'
import { findPage } from '../cms/pages.ts'
import type { Services } from '../services.ts'
import { findAddress, isNoPage } from './addresses.ts'
import { contentOfCmsPage, contentOfPage } from './content-of-page.ts'
import { finishPage, type PageContent } from './finish-page.ts'
import { type FinishedPage, pack } from './page-cache.ts'
import { contentForQuery } from './page-query.ts'
import { respondWith } from './respond.ts'

const qualityForKeeps = 11

/** Renders, keeps and answers a page that is the same for everybody. */
async function answerCached(
  services: Services,
  key: string,
  request: Request,
  load: () => Promise<PageContent | undefined>,
): Promise<Response | undefined> {
  const { pageCache, metrics, log } = services
  const page = await pageCache.getOrLoad(key, async () => {
    metrics.rendered()
    const content = await load()
    if (!content) return undefined
    const finished = await finishPage(services, content)
    improveLater(finished)
    return finished
  })
  return page && respondWith(page, request)

  // Brotli's best quality costs tens of milliseconds: nobody waits for it.
  function improveLater(finished: FinishedPage) {
    pack(Buffer.from(finished.body.identity).toString(), qualityForKeeps).then(
      (body) => pageCache.improve(key, finished, body),
      (err: unknown) => log.error({ err }, 'page not compressed further'),
    )
  }
}

/** Renders a page for one visitor: an answer to a form, or a page with a postcode that came along. */
export async function answerOnce(services: Services, content: PageContent, request: Request): Promise<Response> {
  const finished = await finishPage(services, content)
  finished.headers['Cache-Control'] = 'no-store'
  delete finished.headers.ETag
  return respondWith(finished, request)
}

/**
 * Answers GET for every path that is no endpoint: pages of the table, moved addresses, editors' pages, and for what does not
 * exist the way home, where the visitor is told (specification §8, decisions §7).
 */
export function showPage(services: Services) {
  const { log, settings, knownMisses } = services
  return async ({ req }: Context): Promise<Response> => {
    const request = req.raw
    const path = decodePath(req.path)
    if (path === undefined) return new Response('Bad request', { status: 400 })
    const address = findAddress(path)
    const query = new URL(req.url).searchParams

    if ('page' in address) {
      const own = await contentForQuery(services, address.page, query)
      if (own) return answerOnce(services, own, request)
      const answer = await answerCached(services, path, request, () => contentOfPage(services, address.page))
      return answer ?? notFound()
    }
    if ('redirect' in address) return redirect(address.redirect + new URL(req.url).search, 301)
    if (isNoPage(path)) return notFound()

    if (!knownMisses.has(address.unknown)) {
      const { generation } = knownMisses
      const answer = await answerCmsPage(services, path, address.unknown, request)
      if (answer) return answer
      knownMisses.add(address.unknown, generation)
    }
    log.info(`No match found for ${settings.origin[language]}${req.path}`)
    return redirect('/#not-found', 302)
  }
}

/** An editors' page at exactly its path; another spelling of it is led there. */
async function answerCmsPage(services: Services, path: string, canonical: string, request: Request) {
  const cmsPath = canonical.slice(1)
  if (path === canonical) return answerCached(services, path, request, () => contentOfCmsPage(services, cmsPath))
  return (await findPage(services.database, language, cmsPath)) ? redirect(canonical, 301) : undefined
}

const notFound = () =>
  new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

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
