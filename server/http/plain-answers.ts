const text = { 'Content-Type': 'text/plain; charset=utf-8' }

/** The answer to what no browser sends: addresses that cannot be read, bodies that break off or are not what they say. */
export const badRequest = (): Response =>
  new Response('Bad request', { status: 400, headers: { ...text, 'Cache-Control': 'no-store' } })

/** The answer where there is nothing, to who wants a file; a visitor who wants a page is led home. */
export const notFound = (): Response => new Response('Not found', { status: 404, headers: text })
