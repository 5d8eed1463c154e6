import { cspHash } from '../pages/assets.ts'

/** Sent with every answer. */
export const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/**
 * The Content-Security-Policy of a page: nothing inline runs or styles but what we wrote, known by its hash.
 * @param inline the inline texts of the page
 * @param orderSiteUrl forms may end up there: `/start` redirects to it
 */
export function contentSecurityPolicy(
  inline: { scripts: readonly string[]; css: string },
  orderSiteUrl: string,
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.scripts.map(cspHash).join(' ')}`,
    `style-src ${cspHash(inline.css)}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `form-action 'self' ${new URL(orderSiteUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
