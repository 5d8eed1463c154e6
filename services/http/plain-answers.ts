const text = { 'Content-Type': 'text/plain; charset=utf-8' }

/** 400 for requests that no browser sends: malformed addresses, truncated or malformed bodies. */
export const badRequest = (): Response =>
  new Response('Bad request', { status: 400, headers: { ...text, 'Cache-Control': 'no-store' } })

/**
 * A redirect. A moved address (301) may be cached for an hour, any other redirect never.
 * @param location an address, or a path of this site
 */
export const redirect = (location: string, status: 301 | 302 | 303): Response =>
  new Response(null, {
    status,
    headers: { Location: location, 'Cache-Control': status === 301 ? 'public, max-age=3600' : 'no-store' },
  })

/** A moved address (301) that an editor may take back: no one keeps it. */
export const redirectForNow = (location: string): Response =>
  new Response(null, { status: 301, headers: { Location: location, 'Cache-Control': 'no-store' } })

/** 404 for a missing file. A request for a missing page is redirected home instead (R2.6). */
export const notFound = (): Response => new Response('Not found', { status: 404, headers: text })
