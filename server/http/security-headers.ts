import { googleTagOrigin, type Measurement } from '../../site/analytics/measurement.ts'
import { cspHash } from '../pages/assets.ts'

/** Sent with every answer. */
export const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Hosts of Google Analytics beside the one of the tag, as Google documents them for this policy. */
const googleHosts = 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com'

/**
 * The Content-Security-Policy of a page: nothing inline runs or styles but what we wrote, known by its hash.
 * @param inline the inline texts of the page
 * @param orderSiteUrl forms may end up there: `/start` redirects to it
 * @param measurement where visits are counted, if they are; without it no host but our own is allowed
 * @param frameOrigins whose frames may stand in this page
 */
export function contentSecurityPolicy(
  inline: { scripts: readonly string[]; css: string },
  orderSiteUrl: string,
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
    ...(frameOrigins.length > 0 ? [`frame-src ${frameOrigins.join(' ')}`] : []),
  ].join('; ')
}
