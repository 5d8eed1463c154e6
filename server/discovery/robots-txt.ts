import { language } from '#copy/language.ts'
import { pathOf } from '../../site/pages.ts'
import type { Settings } from '../config.ts'

/**
 * `/robots.txt` (RFC 9309): everything but the endpoints; an editors' page may begin like one. A trial is not closed off here:
 * whoever may not read a page never sees its `noindex`.
 */
export const robotsTxt = (settings: Settings): string => `User-agent: *
Disallow: /api/
Disallow: ${pathOf('start', language)}$
Disallow: ${pathOf('start', language)}?

Sitemap: ${settings.origin[language]}/sitemap.xml
`
