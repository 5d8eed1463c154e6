import { Hono } from 'hono'
import type { AppEnvironment } from '../../services/http/request-log.ts'
import { commonHeaders } from '../../services/http/security-headers.ts'
import { mostAddresses, type SitemapServices, sitemap } from './sitemap.ts'
import { robotsTxt, securityTxt } from './text-files.ts'
import { webManifest } from './web-manifest.ts'

/**
 * The files of a site for programs: the sitemap, `robots.txt`, the web app manifest and `security.txt`.
 * @param addressesPerSitemap the number of addresses in one sitemap
 */
export function discovery(services: SitemapServices, addressesPerSitemap = mostAddresses): Hono<AppEnvironment> {
  const { settings, clock } = services
  const app = new Hono<AppEnvironment>()
  app.get('/sitemap.xml', sitemap(services, addressesPerSitemap))
  app.get('/:part{sitemap-[1-9][0-9]{0,4}\\.xml}', sitemap(services, addressesPerSitemap))
  app.get('/robots.txt', () => textFile('text/plain', robotsTxt(settings)))
  app.get('/.well-known/security.txt', () => textFile('text/plain', securityTxt(settings, clock())))
  app.get('/manifest.webmanifest', () => textFile('application/manifest+json', JSON.stringify(webManifest)))
  return app
}

/** A small generated file that may be cached for an hour. */
const textFile = (type: string, text: string): Response =>
  new Response(text, {
    headers: { ...commonHeaders, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  })
