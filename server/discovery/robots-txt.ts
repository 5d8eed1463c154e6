import { language } from '#copy/language.ts'
import { pathOf } from '../../site/pages.ts'
import type { Settings } from '../config.ts'

/**
 * `/robots.txt` (RFC 9309): crawlers may read everything except the endpoints. The rules match whole paths, because the path of a CMS page
 * may start with one. A non-production site is not disallowed here: a crawler that may not read a page never sees its `noindex`.
 */
export const robotsTxt = (settings: Pick<Settings, 'origin'>): string => `User-agent: *
Disallow: /api/
Disallow: ${pathOf('start', language)}$
Disallow: ${pathOf('start', language)}?

Sitemap: ${settings.origin[language]}/sitemap.xml
`
