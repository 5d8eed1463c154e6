import { hash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** Sent with every response. */
export const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** A year, for this host only: we cannot promise TLS for its subdomains. */
const transportSecurity = 'max-age=31536000'

/**
 * `commonHeaders`, with `Strict-Transport-Security` if the site's public origin uses TLS.
 * @param origin the site's public origin
 */
export const headersOfSite = (origin: string): Record<string, string> => ({
  ...commonHeaders,
  ...(origin.startsWith('https://') && { 'Strict-Transport-Security': transportSecurity }),
})

/** Adds the headers of the site to every response that lacks them, including redirects, problems and files. */
export function secureResponses(origin: string): MiddlewareHandler {
  const headers = Object.entries(headersOfSite(origin))
  return async (context, next) => {
    await next()
    const { res } = context
    for (const [name, value] of headers) if (!res.headers.has(name)) res.headers.set(name, value)
  }
}

/** The source expression of Content-Security-Policy that allows exactly this inline text. */
const cspHash = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

/** The sources that a page needs beside our own files, as written in the policy. */
export interface PageSources {
  /** The inline texts of the page. */
  inline: { scripts: readonly string[]; css: string }
  /** Origins to which forms may redirect. */
  formTargets: readonly string[]
  /** Origins whose frames may be shown. */
  frames: readonly string[]
  /** Third-party scripts, where they may send measurements, and the names of their Trusted Types policies. */
  measurement?: { scripts: string; collectors: string; trustedTypes: readonly string[] } | undefined
}

/**
 * The Content-Security-Policy of a page: only our own inline scripts and styles, by their hashes, and no text becomes
 * script or markup in the browser (Trusted Types, decision 16).
 */
export function contentSecurityPolicy({ inline, formTargets, frames, measurement }: PageSources): string {
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
    'report-uri /api/reports',
  ].join('; ')
}
