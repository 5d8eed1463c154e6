import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { commonHeaders } from '../http/security-headers.ts'
import { etagOf, type FinishedPage, pack } from '../pages/page-cache.ts'
import { respondWith } from '../pages/respond.ts'
import type { Services } from '../services.ts'
import { countEntries, readEntries } from './sitemap-entries.ts'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

/** The protocol's limit for one file. */
export const largestSitemap = 50_000
const keptFor = 60 * 60_000
const quality = 5
const zip = promisify(gzip)

/** The name under which the cache drops sitemaps when any content changes. */
export const sitemapSubject = 'sitemap'

/**
 * `GET /sitemap.xml`: all addresses of the site, or, where they are more than fit into one file, the index of the sitemaps.
 * @param most the largest number of addresses in one file
 */
export function sitemap(services: Services, most = largestSitemap) {
  const { pageCache, settings } = services
  return async ({ req }: Context): Promise<Response> => {
    const file = await pageCache.getOrLoad('/sitemap.xml', async () => {
      const count = await countEntries(services)
      const xml =
        count > most
          ? sitemapIndexXml(Math.ceil(count / most), settings)
          : sitemapXml(await readEntries(services, 0, most), settings)
      return finished(services, 'application/xml; charset=utf-8', etagOf(xml), await pack(xml, quality))
    })
    return file ? respondWith(file, req.raw) : notFound()
  }
}

/** `GET /sitemap-<number>.xml.gz`: one of the sitemaps that the index names. */
export function sitemapPart(services: Services, most = largestSitemap) {
  const { pageCache, settings } = services
  return async ({ req }: Context): Promise<Response> => {
    const number = Number(/\d+/.exec(req.path)?.[0])
    const file = await pageCache.getOrLoad(`/sitemap-${number}.xml.gz`, async () => {
      if (number < 1 || number > Math.ceil((await countEntries(services)) / most)) return undefined
      const xml = sitemapXml(await readEntries(services, (number - 1) * most, most), settings)
      const identity = await zip(xml)
      const nothing = new Uint8Array()
      return finished(services, 'application/gzip', etagOf(xml), { identity, br: nothing, gzip: nothing })
    })
    return file ? new Response(file.body.identity, { headers: file.headers }) : notFound()
  }
}

function finished({ clock }: Services, type: string, etag: string, body: FinishedPage['body']): FinishedPage {
  return {
    status: 200,
    headers: {
      ...commonHeaders,
      'Content-Type': type,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      Vary: 'Accept-Encoding',
      ETag: etag,
    },
    body,
    etag,
    subjects: [sitemapSubject],
    validUntil: clock().getTime() + keptFor,
  }
}

const notFound = () => new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } })
