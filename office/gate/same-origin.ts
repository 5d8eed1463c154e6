/**
 * Whether a request comes from a page of the office itself (R17.8). Browsers say so in `Sec-Fetch-Site` and `Origin`;
 * one of them has to be there, and neither may say otherwise.
 */
export function isSameOrigin(headers: Headers, ownOrigin: string): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site === null && origin === null) return false
  return (site === null || site === 'same-origin') && (origin === null || origin === ownOrigin)
}
