import { language } from '#copy/language.ts'
import { otherLanguage } from '../../domain/language.ts'
import type { Settings } from '../config.ts'
import { escapeMarkup } from '../escape-markup.ts'
import type { SitemapEntry } from './sitemap-entries.ts'
import type { SitemapFile } from './sitemap-files.ts'

const other = otherLanguage(language)

/** An absolute address as XML takes it. Paths are kept decoded; the protocol wants them encoded. */
const address = (origin: string, path: string) => escapeMarkup(new URL(path, `${origin}/`).href)

/** A sitemap (sitemaps.org/protocol) with the language versions of each page as alternates, itself among them. */
export function sitemapXml(entries: readonly SitemapEntry[], { origin }: Pick<Settings, 'origin'>): string {
  const alternate = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`
  const urls = entries.map(({ path, twinPath, changedAt }) => {
    const here = address(origin[language], path)
    const there = twinPath === undefined ? undefined : address(origin[other], twinPath)
    const alternates = there
      ? alternate(language, here) + alternate(other, there) + alternate('x-default', language === 'en' ? here : there)
      : ''
    return `<url><loc>${here}</loc><lastmod>${changedAt}</lastmod>${alternates}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`
}

/** The index of a sitemap of several files, each with the moment of its last change. */
export function sitemapIndexXml(files: readonly SitemapFile[], { origin }: Pick<Settings, 'origin'>): string {
  const sitemaps = files.map(({ number, changedAt }) => {
    const location = address(origin[language], `/sitemap-${number}.xml.gz`)
    return `<sitemap><loc>${location}</loc><lastmod>${changedAt}</lastmod></sitemap>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${sitemaps.join('')}</sitemapindex>
`
}
