/** Longest address and word of a report. */
const longest = 300

/**
 * An address as far as it tells nothing about a visitor: without query, fragment and credentials, and without what leads to an order;
 * of what is not on the web only the scheme (`data`, `blob`, `chrome-extension`). A single word such as `inline` stays what it is.
 */
export function withoutQuery(address: string): string {
  const url = URL.parse(address)
  if (!url) return /^[a-z-]{1,40}$/.test(address) ? address : ''
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return url.protocol.slice(0, -1).slice(0, longest)
  const path = url.pathname.replace(/^\/(draft|order)\/.*/, '/$1/…')
  return (url.origin + path).slice(0, longest)
}

/**
 * A message or stack of a script without what somebody may have typed: engines quote data between double quotes, and addresses
 * carry it in their queries.
 */
export const withoutPersonalData = (text: string): string =>
  text
    .slice(0, 4000)
    .replace(/"[^"]*"?/g, '"…"')
    .replace(/\bhttps?:[^\s)"]+/g, withoutQuery)
