import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { language } from '#copy/language.ts'
import type { Settings } from '../../services/settings/settings.ts'

/**
 * Names and addresses that cannot be reached from outside a machine or a private network (RFC 6761, RFC 1918, RFC
 * 4193).
 */
const privateName = /(?:^|\.)(?:localhost|local|test|internal|invalid|home\.arpa)$/
const privateAddress =
  /^(?:0|10|127)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^169\.254\.|^::1?$|^f[cd][\da-f]{2}:|^fe[89ab][\da-f]:/

/** Whether the public can reach an origin, judging by its host. */
function isPublicOrigin(origin: string): boolean {
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '')
  return !(isIP(host) ? privateAddress : privateName).test(host)
}

/**
 * Marks every response of a non-production site, including files, with `noindex` (R11.5, decision 10). `SITE_INDEXED`
 * decides if it is set; otherwise a site is non-production if its origin is not public.
 */
export function keepOutOfSearch({ indexed, origin }: Pick<Settings, 'indexed' | 'origin'>): MiddlewareHandler {
  if (indexed ?? isPublicOrigin(origin[language])) return (_, next) => next()
  return async (context, next) => {
    await next()
    context.res.headers.set('X-Robots-Tag', 'noindex')
  }
}
