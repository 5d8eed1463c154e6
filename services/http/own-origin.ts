/**
 * Whether a request that changes something comes from one of our own pages, or from a program, which sends no `Origin`.
 * Browsers always send the true origin of a form post, so a foreign page cannot post in a visitor's name.
 * @param ownOrigins the public origins of our sites; the requested host counts too
 */
export function isOwnOrigin({ headers }: Request, ownOrigins: readonly string[]): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (origin === null) return site !== 'cross-site'
  // Pages that send no referrer hide their origin in forms too; the browser still says whether it is ours.
  if (origin === 'null') return site === 'same-origin'
  const sameHost = URL.canParse(origin) && new URL(origin).host === headers.get('host')
  return sameHost || ownOrigins.includes(origin)
}
