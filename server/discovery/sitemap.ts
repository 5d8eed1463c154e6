import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { notFound } from '../http/plain-answers.ts'
import { commonHeaders } from '../http/security-headers.ts'
import type { Services } from '../services.ts'
import { etagOf, type FinishedPage, pack } from '../website/page-cache.ts'
import { respondWith } from '../website/respond.ts'
import { datedFiles, readEntries } from './sitemap-entries.ts'
import { readSitemapFiles } from './sitemap-files.ts'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

const keptFor = 60 * 60_000
const quality = 5
const gzipAsync = promisify(gzip)

/** The name under which the cache drops sitemaps when any content changes. */
export const sitemapSubject = 'sitemap'

/** `GET /sitemap.xml`: all addresses of the site, or the index of the sitemap's files where there are several. */
export function sitemap(services: Services) {
  const { database, pageCache, settings } = services
  return async ({ req }: Context): Promise<Response> => {
    const file = await pageCache.getOrLoad('/sitemap.xml', async () => {
      const files = await readSitemapFiles(database)
      const [first] = files
      if (!first) return undefined
      const xml =
        files.length > 1
          ? sitemapIndexXml(await datedFiles(services, files), settings)
          : sitemapXml(await readEntries(services, first), settings)
      return finished(services, 'application/xml; charset=utf-8', etagOf(xml), await pack(xml, quality))
    })
    return file ? respondWith(file, req.raw) : notFound()
  }
}

/** `GET /sitemap-<number>.xml.gz`: one of the files that the index names. */
export function sitemapPart(services: Services) {
  const { database, pageCache, settings } = services
  return async ({ req }: Context): Promise<Response> => {
    const number = Number(/\d+/.exec(req.path)?.[0])
    const file = await pageCache.getOrLoad(`/sitemap-${number}.xml.gz`, async () => {
      const part = (await readSitemapFiles(database)).find((candidate) => candidate.number === number)
      if (!part) return undefined
      const xml = sitemapXml(await readEntries(services, part), settings)
      const identity = await gzipAsync(xml)
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
