import type { MiddlewareHandler } from 'hono'
import { language } from '#copy/language.ts'
import { googleTagOrigin, type Measurement, tagPolicy } from '../../site/analytics/measurement.ts'
import type { Settings } from '../config.ts'
import { cspHash } from '../website/assets.ts'

/** Sent with every answer. */
export const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** A year, on this host alone: subdomains are not ours to promise for. */
const transportSecurity = 'max-age=31536000'

/** `commonHeaders`, and where the public reaches the site by TLS the promise that it stays so. */
export const headersOfSite = ({ origin }: Pick<Settings, 'origin'>): Record<string, string> => ({
  ...commonHeaders,
  ...(origin[language].startsWith('https://') && { 'Strict-Transport-Security': transportSecurity }),
})

/** Gives every answer the headers of the site that it does not carry yet: redirects, problems and files too. */
export function secureAnswers(settings: Pick<Settings, 'origin'>): MiddlewareHandler {
  const headers = Object.entries(headersOfSite(settings))
  return async (context, next) => {
    await next()
    const { res } = context
    for (const [name, value] of headers) if (!res.headers.has(name)) res.headers.set(name, value)
  }
}

/** Hosts of Google Analytics beside the one of the tag, as Google documents them for this policy. */
const googleHosts = 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com'

/** Under this name Google's tag makes its own Trusted Types. */
const googlePolicy = 'goog#html'

/** Where browsers report what the policy has stopped. */
const reports = '/api/reports'

/** Names the place for browsers that know the Reporting API; they do so by TLS only. */
export const reportingEndpoints = { 'Reporting-Endpoints': `reports="${reports}"` }

/**
 * The Content-Security-Policy of a page: nothing inline runs or styles but what we wrote, known by its hash, and
 * no text becomes script or markup in the browser (Trusted Types): where visits are counted two policies may be made, else none.
 * @param inline the inline texts of the page
 * @param settings forms may end up at the ordering site: `/start` redirects to it
 * @param measurement where visits are counted, if they are; without it no host but our own is allowed
 * @param frameOrigins whose frames may stand in this page
 */
export function contentSecurityPolicy(
  inline: { scripts: readonly string[]; css: string },
  { orderSiteUrl, origin }: Pick<Settings, 'orderSiteUrl' | 'origin'>,
  measurement?: Measurement,
  frameOrigins: readonly string[] = [],
): string {
  const tagOrigin = measurement ? ` ${measurement.tagOrigin}` : ''
  const collectors = tagOrigin.endsWith(googleTagOrigin) ? ` ${googleHosts}` : tagOrigin
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.scripts.map(cspHash).join(' ')}${tagOrigin}`,
    `style-src ${cspHash(inline.css)}`,
    `img-src 'self' data:${collectors}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${collectors}`,
    "manifest-src 'self'",
    `form-action 'self' ${new URL(orderSiteUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${measurement ? `${tagPolicy} ${googlePolicy}` : "'none'"}`,
    ...(frameOrigins.length > 0 ? [`frame-src ${frameOrigins.join(' ')}`] : []),
    `report-uri ${reports}`,
    // Chromium ignores `report-uri` where `report-to` stands, also if it did not take notice of the endpoint, as without TLS.
    ...(origin[language].startsWith('https://') ? ['report-to reports'] : []),
  ].join('; ')
}
