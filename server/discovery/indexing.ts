import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { language } from '#copy/language.ts'
import type { Settings } from '../config.ts'

/** Names and addresses that nobody outside a machine or a private network can reach (RFC 6761, RFC 1918, RFC 4193). */
const privateName = /(?:^|\.)(?:localhost|local|test|internal|invalid|home\.arpa)$/
const privateAddress =
  /^(?:0|10|127)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^169\.254\.|^::1?$|^f[cd][\da-f]{2}:|^fe[89ab][\da-f]:/
const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/

/** Whether the public can reach an origin, going by its host. */
function isPublicOrigin(origin: string): boolean {
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '')
  return !(isIP(host) ? privateAddress : privateName).test(host)
}

/**
 * Which answers may stand in search results. `SITE_INDEXED` decides where it is set. Else a site whose public origin is
 * not public is a trial and stays out, except for requests on the machine itself, where no search engine can be: what is
 * measured there (Lighthouse) are the headers of production.
 * @returns whether the answer to a request may, by the host (and port) that was asked
 */
export function indexing({ indexed, origin }: Pick<Settings, 'indexed' | 'origin'>): (host: string) => boolean {
  const always = indexed ?? (isPublicOrigin(origin[language]) || undefined)
  return (host) => always ?? loopback.test(host)
}

/** Marks every answer of a site that is not for search engines, its files included. */
export function keepTrialsOutOfSearch(settings: Settings): MiddlewareHandler {
  const isIndexed = indexing(settings)
  return async (context, next) => {
    await next()
    if (!isIndexed(new URL(context.req.url).host)) context.res.headers.set('X-Robots-Tag', 'noindex')
  }
}
