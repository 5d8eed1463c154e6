import { escapeMarkup } from '../../services/http/escape-markup.ts'
import { alternatesOf } from '../page-data/alternates.ts'

/** One page in a sitemap. Addresses are absolute, their paths decoded. */
export interface SitemapAddress {
  url: string
  /** The counterpart on the other-language site; undefined if there is none. */
  counterpartUrl: string | undefined
  /** When a reader last saw a change, as an ISO date; undefined if unknown. */
  changedAt: string | undefined
}

/** An address for XML: URL-encoded as the protocol requires, then escaped. */
const written = (url: string) => escapeMarkup(new URL(url).href)

/** A sitemap (sitemaps.org/protocol) with the language versions of each page as alternates, itself among them. */
export function sitemapXml(addresses: readonly SitemapAddress[]): string {
  const urls = addresses.map(({ url, counterpartUrl, changedAt }) => {
    const here = written(url)
    const versions = counterpartUrl === undefined ? [] : alternatesOf(here, written(counterpartUrl))
    const links = versions.map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    )
    const date = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`
    return `<url><loc>${here}</loc>${date}${links.join('')}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`
}
