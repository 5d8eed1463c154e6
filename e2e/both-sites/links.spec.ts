import { languages } from '../../domain/language.ts'
import { expect, test } from '../journey-test.ts'

// The address of the postcode form needs input, which the journeys give.
const endpoints = ['/start']
const links =
  /<(?:a|img|link|source|track|form)\b[^>]*? (?:href|src|action)="(.*?)"|property="og:image" content="(.*?)"/g

test('every link, picture, film and anchor that leads on from the sitemaps exists, without a redirect', async ({
  sites,
}) => {
  const origins = languages.map((language) => sites[language].origin)
  const ours = [...origins, ...languages.map((language) => sites[language].ordering)]
  /** Each address with the page on which it was found first. */
  const found = new Map<string, string>()
  for (const origin of origins) {
    const sitemap = `${origin}/sitemap.xml`
    for (const [, url = ''] of (await (await fetch(sitemap)).text()).matchAll(/<loc>(.*?)<\/loc>/g))
      found.set(url, sitemap)
  }
  const targets = new Map<string, { status: number; html: string }>()
  const broken: string[] = []
  for (const [address, on] of found) {
    const [href = '', anchor] = address.split('#')
    const target = targets.get(href) ?? (await read(href))
    targets.set(href, target)
    if (target.status !== 200) broken.push(`${address} on ${on} answers ${target.status}`)
    else if (anchor && !target.html.includes(` id="${decodeURIComponent(anchor)}"`))
      broken.push(`${address} on ${on}: no such anchor`)
    if (!origins.includes(new URL(href).origin)) continue
    for (const [, link, picture = link ?? ''] of target.html.matchAll(links)) {
      const next = new URL(picture.replaceAll('&amp;', '&'), href)
      const isOurs = ours.includes(next.origin) && !endpoints.includes(next.pathname)
      if (isOurs && !found.has(next.href)) found.set(next.href, address)
    }
  }
  expect(broken).toEqual([])
  expect(targets.size).toBeGreaterThan(120)
})

/** The answer at an address: its status, and the HTML of a page. */
async function read(url: string) {
  const response = await fetch(url, { redirect: 'manual' })
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  const html = isPage ? await response.text() : ''
  if (!isPage) await response.body?.cancel()
  return { status: response.status, html }
}
