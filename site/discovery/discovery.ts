import { home } from '#copy/home.ts'
import { language } from '#copy/language.ts'
import { colours } from '../../domain/company/colours.ts'
import { company } from '../../domain/company/company.ts'
import { countryOf } from '../../domain/language.ts'
import { addDays } from '../../domain/opening/office-time.ts'
import { appIcons } from '../../domain/website/app-icons.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { nextMoment } from '../../services/cms/live-pages.ts'
import { compress, etagOf, respondWith } from '../../services/http/encoded-response.ts'
import { notFound } from '../../services/http/plain-answers.ts'
import { commonHeaders } from '../../services/http/security-headers.ts'
import type { AppRequest, Route } from '../../services/http/serve-routes.ts'
import type { Settings } from '../../services/settings/settings.ts'
import { anyContent } from '../respond/followers.ts'
import type { PageCache } from '../respond/page-cache.ts'
import type { ContentServices } from '../respond/read-page.ts'
import { readAddresses } from './sitemap-addresses.ts'
import { sitemapXml } from './sitemap-xml.ts'

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

interface SitemapServices extends ContentServices {
  pageCache: PageCache
}

const cachedFor = 60 * 60_000
const quality = 5

/** `GET /sitemap.xml`: every page of the site. Cached until any content changes. */
async function showSitemap({ context: { req } }: AppRequest, services: SitemapServices): Promise<Response> {
  const page = await services.pageCache.getOrLoad(req.path, async () => {
    const now = services.clock()
    const xml = sitemapXml(await readAddresses(services, now))
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
        until: Math.min(now.getTime() + cachedFor, await nextMoment(services.database, now)),
      },
    }
  })
  return page ? respondWith(page, req.raw) : notFound()
}

/** `/manifest.webmanifest`: how a phone shows the site when it is added to the home screen. */
const webManifest = {
  id: '/',
  name: company.brand,
  short_name: company.brand,
  description: home.metaDescription,
  lang: language,
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: colours.paper.light,
  theme_color: colours.green.light,
  icons: appIcons,
}

/**
 * `/robots.txt` (RFC 9309): crawlers may read everything except the endpoints. The rules match whole paths, because the
 * path of a CMS page may start with one. A non-production site is not disallowed here: a crawler that may not read a
 * page never sees its `noindex`.
 */
const robotsTxt = (settings: Pick<Settings, 'origin'>): string => `User-agent: *
Disallow: /api/
Disallow: ${pathOf('start', language)}$
Disallow: ${pathOf('start', language)}?

Sitemap: ${settings.origin[language]}/sitemap.xml
`

/** How many days the file stays valid; RFC 9116 recommends less than a year. */
const validDays = 180

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability, and our policy. */
function securityTxt(settings: Pick<Settings, 'origin'>, now: Date): string {
  const origin = settings.origin[language]
  return `Contact: mailto:${company.email[countryOf(language)]}
Expires: ${addDays(now.toISOString().slice(0, 10), validDays)}T00:00:00.000Z
Preferred-Languages: en, nl
Canonical: ${origin}/.well-known/security.txt
Policy: ${origin}${pathOf('disclaimer', language)}#mistakes
`
}
