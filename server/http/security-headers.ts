import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** Sent with every response. */
export const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** A year, on this host alone: subdomains are not ours to promise for. */
const transportSecurity = 'max-age=31536000'

const isSecure = (origin: string) => origin.startsWith('https://')

/**
 * `commonHeaders`, and the promise of TLS where visitors reach the site by TLS.
 * @param origin the site's public one
 */
export const headersOfSite = (origin: string): Record<string, string> => ({
  ...commonHeaders,
  ...(isSecure(origin) && { 'Strict-Transport-Security': transportSecurity }),
})

/** Adds the headers of the site to every response that lacks them: redirects, problems and files too. */
export function secureResponses(origin: string): MiddlewareHandler {
  const headers = Object.entries(headersOfSite(origin))
  return async (context, next) => {
    await next()
    const { res } = context
    for (const [name, value] of headers) if (!res.headers.has(name)) res.headers.set(name, value)
  }
}

/** A source expression of Content-Security-Policy that allows exactly this inline text. */
const cspHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Where browsers report what the policy has blocked. */
const reports = '/api/reports'

/** Names the place for browsers that support the Reporting API; they use it by TLS only. */
export const reportingEndpoints = { 'Reporting-Endpoints': `reports="${reports}"` }

/** What a page needs beside our own files. Sources are written as in the policy. */
export interface PageSources {
  /** The inline texts of the page. */
  inline: { scripts: readonly string[]; css: string }
  /** Origins at which forms may end up. */
  formTargets: readonly string[]
  /** Origins whose frames may be shown. */
  frames: readonly string[]
  /** Third-party scripts, where they may send measurements, and the names of the Trusted Types policies that all of it needs. */
  measurement?: { scripts: string; collectors: string; trustedTypes: readonly string[] } | undefined
}

/**
 * The Content-Security-Policy of a page: nothing inline runs or styles but what we wrote, known by its hash, and no text
 * becomes script or markup in the browser (Trusted Types).
 * @param origin the site's public one
 */
export function contentSecurityPolicy(origin: string, sources: PageSources): string {
  const { inline, formTargets, frames, measurement } = sources
  const scripts = [...inline.scripts.map(cspHash), measurement?.scripts ?? []].flat()
  const collectors = measurement ? ` ${measurement.collectors}` : ''
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    `style-src ${cspHash(inline.css)}`,
    `img-src 'self' data:${collectors}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${collectors}`,
    "manifest-src 'self'",
    ['form-action', "'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${measurement?.trustedTypes.join(' ') ?? "'none'"}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    `report-uri ${reports}`,
    // Chromium ignores `report-uri` where `report-to` is present, even if it took no notice of the endpoint, as without TLS.
    ...(isSecure(origin) ? ['report-to reports'] : []),
  ].join('; ')
}
