/**
 * A path of the office that someone may be sent to; the start page for anything else, such as another site's address.
 */
export function ownPath(wanted: string | null, origin: string): string {
  const url = wanted?.startsWith('/') ? URL.parse(wanted, origin) : null
  // A path such as `/.//other.example` becomes an address of another site once it is written without its dots.
  return url?.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search : '/'
}
