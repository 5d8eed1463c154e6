import { language } from '#copy/language.ts'
import { nextMoment } from '../../services/cms/live-pages.ts'
import { compress, etagOf, respondWith } from '../../services/http/encoded-response.ts'
import { notFound } from '../../services/http/plain-answers.ts'
import { commonHeaders } from '../../services/http/security-headers.ts'
import type { AppRequest } from '../../services/http/serve-routes.ts'
import { anyContent } from '../respond/follow-content.ts'
import type { CachedPage, PageCache } from '../respond/page-cache.ts'
import type { ContentServices } from '../respond/read-page.ts'
import { countAddresses, readAddresses } from './sitemap-addresses.ts'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

/** The most addresses that one sitemap may hold (sitemaps.org/protocol). */
const mostAddresses = 50_000

export interface SitemapServices extends ContentServices {
  pageCache: PageCache
  /** Instead of `mostAddresses`. */
  addressesPerSitemap?: number
}

const cachedFor = 60 * 60_000
const quality = 5

/**
 * `GET /sitemap.xml`: every page of the site or, if one sitemap cannot hold them all, the index of `/sitemap-1.xml` and
 * so on. Cached until any content changes.
 */
export async function showSitemap(
  { context: { req }, param }: AppRequest,
  services: SitemapServices,
): Promise<Response> {
  const { addressesPerSitemap: most = mostAddresses } = services
  const number = /^sitemap-(\d+)/.exec(param('part'))?.[1]
  const page = await services.pageCache.getOrLoad(req.path, async () => {
    const now = services.clock()
    const xml = await (number === undefined
      ? wholeOrIndex(services, most, now)
      : part(services, Number(number), most, now))
    return xml === undefined ? undefined : finish(services, xml, now)
  })
  return page ? respondWith(page, req.raw) : notFound()
}

async function wholeOrIndex(services: SitemapServices, most: number, now: Date): Promise<string> {
  const parts = Math.ceil((await countAddresses(services, now)) / most)
  if (parts <= 1) return sitemapXml(await readAddresses(services, 0, most, now))
  const origin = services.settings.origin[language]
  return sitemapIndexXml(Array.from({ length: parts }, (_, index) => `${origin}/sitemap-${index + 1}.xml`))
}

async function part(services: SitemapServices, number: number, most: number, now: Date): Promise<string | undefined> {
  const addresses = await readAddresses(services, (number - 1) * most, most, now)
  return addresses.length > 0 ? sitemapXml(addresses) : undefined
}

async function finish({ database }: SitemapServices, xml: string, now: Date): Promise<CachedPage> {
  const etag = etagOf(xml)
  return {
    status: 200,
    headers: {
      ...commonHeaders,
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      Vary: 'Accept-Encoding',
      ETag: etag,
    },
    body: await compress(xml, quality),
    etag,
    freshness: {
      subjects: [anyContent],
      until: Math.min(now.getTime() + cachedFor, await nextMoment(database, now)),
    },
  }
}
