import { commonHeaders } from '../../services/http/security-headers.ts'
import type { AppRequest, Route } from '../../services/http/serve-routes.ts'
import { type SitemapServices, showSitemap } from './sitemap.ts'
import { robotsTxt, securityTxt } from './text-files.ts'
import { webManifest } from './web-manifest.ts'

/** The files of a site for programs: the sitemap, `robots.txt`, the web app manifest and `security.txt`. */
export const discoveryRoutes: readonly Route<AppRequest, SitemapServices>[] = [
  { method: 'GET', path: '/sitemap.xml', answer: showSitemap },
  { method: 'GET', path: '/robots.txt', answer: (_, { settings }) => textFile('text/plain', robotsTxt(settings)) },
  {
    method: 'GET',
    path: '/.well-known/security.txt',
    answer: (_, { settings, clock }) => textFile('text/plain', securityTxt(settings, clock())),
  },
  {
    method: 'GET',
    path: '/manifest.webmanifest',
    answer: () => textFile('application/manifest+json', JSON.stringify(webManifest)),
  },
]

/** A small generated file that may be cached for an hour. */
const textFile = (type: string, text: string): Response =>
  new Response(text, {
    headers: { ...commonHeaders, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  })
