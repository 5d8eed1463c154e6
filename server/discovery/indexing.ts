import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { language } from '#copy/language.ts'
import type { Settings } from '../config.ts'

/** Names and addresses that cannot be reached from outside a machine or a private network (RFC 6761, RFC 1918, RFC 4193). */
const privateName = /(?:^|\.)(?:localhost|local|test|internal|invalid|home\.arpa)$/
const privateAddress =
  /^(?:0|10|127)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^169\.254\.|^::1?$|^f[cd][\da-f]{2}:|^fe[89ab][\da-f]:/
const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/

/** Whether the public can reach an origin, judging by its host. */
function isPublicOrigin(origin: string): boolean {
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '')
  return !(isIP(host) ? privateAddress : privateName).test(host)
}

/**
 * Marks every response of a site that search engines may not index, files included. `SITE_INDEXED` decides where it is set. Otherwise a
 * site whose origin is not public is a non-production site and stays out, except for requests on the machine itself, which no search
 * engine can send: tools that measure there (Lighthouse) see production's headers.
 */
export function keepOutOfSearch({ indexed, origin }: Pick<Settings, 'indexed' | 'origin'>): MiddlewareHandler {
  if (indexed ?? isPublicOrigin(origin[language])) return (_, next) => next()
  return async (context, next) => {
    await next()
    const isOnThisMachine = indexed === undefined && loopback.test(new URL(context.req.url).host)
    if (!isOnThisMachine) context.res.headers.set('X-Robots-Tag', 'noindex')
  }
}
