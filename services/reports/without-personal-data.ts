/** The longest address or word in a report. */
const longest = 300

/** Anything after `/order/` or `/draft/`, in any position and spelling, opens an order to everyone who reads it. */
const privatePath = /(?:\/|%2f)(draft|order)(?:\/|%2f)[^\s)"'<>]*/gi

/**
 * An address without personal data: no query, fragment or credentials, and no path that leads to an order. Of addresses
 * other than http, only the scheme is kept (`data`, `blob`, `chrome-extension`). A single word such as `inline` is
 * returned as it is.
 */
export function withoutQuery(address: string): string {
  const url = URL.parse(address)
  if (!url) return /^[a-z-]{1,40}$/.test(address) ? address : ''
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return url.protocol.slice(0, -1).slice(0, longest)
  return (url.origin + url.pathname).replace(privatePath, '/$1/…').slice(0, longest)
}

/**
 * A script's error message or stack without text that a visitor may have typed, which is in double quotes or in queries
 * of addresses, and without the paths that lead to an order.
 */
export const withoutPersonalData = (text: string): string =>
  text
    .slice(0, 4000)
    .replace(/"[^"]*"?/g, '"…"')
    .replace(/\bhttps?:[^\s)"]+/g, withoutQuery)
    .replace(privatePath, '/$1/…')
