import { language } from '#copy/language.ts'
import { company } from '../../domain/company/company.ts'
import { countryOf } from '../../domain/language.ts'
import { addDays } from '../../domain/opening/office-time.ts'
import { pathOf } from '../../domain/website/pages.ts'
import type { Settings } from '../../services/settings/settings.ts'

/**
 * `/robots.txt` (RFC 9309): crawlers may read everything except the endpoints. The rules match whole paths, because the
 * path of a CMS page may start with one. A non-production site is not disallowed here: a crawler that may not read a
 * page never sees its `noindex`.
 */
export const robotsTxt = (settings: Pick<Settings, 'origin'>): string => `User-agent: *
Disallow: /api/
Disallow: ${pathOf('start', language)}$
Disallow: ${pathOf('start', language)}?

Sitemap: ${settings.origin[language]}/sitemap.xml
`

/** How many days the file stays valid; RFC 9116 recommends less than a year. */
const validDays = 180

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability, and our policy. */
export function securityTxt(settings: Pick<Settings, 'origin'>, now: Date): string {
  const origin = settings.origin[language]
  return `Contact: mailto:${company.email[countryOf(language)]}
Expires: ${addDays(now.toISOString().slice(0, 10), validDays)}T00:00:00.000Z
Preferred-Languages: en, nl
Canonical: ${origin}/.well-known/security.txt
Policy: ${origin}${pathOf('disclaimer', language)}#mistakes
`
}
