import { languages } from '../../domain/language.ts'
import { expect, test } from '../journey-test.ts'

for (const language of languages) {
  test(`${language}: every address of the sitemap is a canonical page with a share picture`, async ({ sites }) => {
    const { origin } = sites[language]
    const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
    const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)
    expect(addresses.length).toBeGreaterThan(25)
    expect(addresses.filter((address) => !address.startsWith(`${origin}/`))).toEqual([])
    for (const address of addresses) {
      const page = await fetch(address, { redirect: 'manual' })
      expect(page.status, address).toBe(200)
      const html = await page.text()
      expect(html, address).toContain(`<link rel="canonical" href="${address}"/>`)
      const [, picture = ''] = /property="og:image" content="(.*?)"/.exec(html) ?? []
      const shared = await fetch(picture)
      expect([shared.status, shared.headers.get('content-type')], picture).toEqual([
        200,
        expect.stringMatching(/^image\//),
      ])
      expect((await shared.arrayBuffer()).byteLength, picture).toBeLessThan(100_000)
    }
  })

  test(`${language}: no link of the whole site leads to a missing page or a redirect`, async ({ sites }) => {
    const { origin } = sites[language]
    const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
    const queue = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)
    const ours = [sites.en.origin, sites.nl.origin, sites[language].ordering]
    const known = new Set(queue)
    const broken: string[] = []
    for (const address of queue) {
      const response = await fetch(address, { redirect: 'manual' })
      if (response.status !== 200) broken.push(`${address} answers ${response.status}`)
      if (!address.startsWith(origin) || !response.headers.get('content-type')?.startsWith('text/html')) continue
      for (const [, href = ''] of (await response.text()).matchAll(
        /<(?:a|img|link|source|track)\b[^>]*? (?:href|src)="(.*?)"/g,
      )) {
        const target = new URL(href.replaceAll('&amp;', '&'), address)
        target.hash = ''
        if (!ours.includes(target.origin) || known.has(target.href)) continue
        known.add(target.href)
        queue.push(target.href)
      }
    }
    expect(broken).toEqual([])
    expect(known.size).toBeGreaterThan(60)
  })
}
