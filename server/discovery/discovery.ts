import { Hono } from 'hono'
import { sharePicture } from '../../artwork/share-pictures/share-picture.ts'
import type { AppEnvironment } from '../http/request-log.ts'
import type { Services } from '../services.ts'
import { robotsTxt } from './robots-txt.ts'
import { securityTxt } from './security-txt.ts'
import { sitemap, sitemapPart } from './sitemap.ts'
import { textFile } from './text-file.ts'
import { webManifest } from './web-manifest.ts'

/** What machines ask a site for: sitemap, rules for robots, manifest, whom to tell about a security hole, share pictures. */
export function discovery(services: Services): Hono<AppEnvironment> {
  const { settings, clock } = services
  const app = new Hono<AppEnvironment>()
  app.get('/sitemap.xml', sitemap(services))
  app.get('/:part{sitemap-[1-9][0-9]{0,5}\\.xml\\.gz}', sitemapPart(services))
  app.get('/robots.txt', () => textFile('text/plain', robotsTxt(settings)))
  app.get('/.well-known/security.txt', () => textFile('text/plain', securityTxt(settings, clock())))
  app.get('/manifest.webmanifest', () => textFile('application/manifest+json', JSON.stringify(webManifest)))
  const picture = sharePicture(services)
  app.get('/share.png', picture)
  app.get('/share/*', picture)
  return app
}
