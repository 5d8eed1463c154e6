import type { Settings } from '../config.ts'

/**
 * Whether a request that changes something comes from one of our own pages, or from a program that sends no `Origin`.
 * A browser always tells the truth about the origin of a form post, so a foreign page cannot post in a visitor's name.
 */
export function isOwnOrigin(request: Request, settings: Settings): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return request.headers.get('sec-fetch-site') !== 'cross-site'
  const host = request.headers.get('host')
  const same = URL.canParse(origin) && new URL(origin).host === host
  return same || Object.values(settings.origin).includes(origin)
}
