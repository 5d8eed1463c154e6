import { Hono } from 'hono'
import type { AppEnvironment } from '../http/request-log.ts'
import { robotsTxt } from './robots-txt.ts'
import { securityTxt } from './security-txt.ts'
import { mostAddresses, type SitemapServices, sitemap } from './sitemap.ts'
import { textFile } from './text-file.ts'
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
