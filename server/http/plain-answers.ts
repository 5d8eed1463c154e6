/** The answer to what no browser sends: addresses that cannot be read, bodies that break off or are not what they say. */
export const badRequest = () =>
  new Response('Bad request', {
    status: 400,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
