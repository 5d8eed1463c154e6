import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { postcodeForm as words } from '#copy/postcode-form.ts'
import { packageIds } from '../../domain/packages/cleaning-packages.ts'
import { existsIn, pageIds, pages, pathOf } from '../../domain/website/pages.ts'
import { openSite } from '../../testing/open-site.ts'

const ordering = { ORDER_SITE_URL: 'https://order.example' }
const [typed, zipCode] = language === 'en' ? ['B-2000', '2000'] : ['7551 ab', '7551AB']

test('a good postcode is handed over with the package, for an unknown one with the deep cleaning', async () => {
  const { get } = await openSite(ordering)
  for (const packageId of packageIds) {
    const response = await get(`/start?packageId=${packageId}&zipCode=${encodeURIComponent(typed)}`)
    const path = packageId === 'es' ? 'eindSchoonmaak/location' : 'location'
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      `https://order.example/${path}?packageId=${packageId}&zipCode=${zipCode}`,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
  for (const unknown of ['', 'xx', 'GS', 'gs&x=1']) {
    const { headers } = await get(`/start?packageId=${unknown}&zipCode=${zipCode}`)
    expect(headers.get('location'), unknown).toBe(`https://order.example/location?packageId=gs&zipCode=${zipCode}`)
  }
})

test('each form asks for the package of its page, on pages without one for the deep cleaning', async () => {
  const { get } = await openSite(ordering)
  const asking = pageIds.filter((id) => pages[id].packageId && existsIn(id, language))
  expect(asking).toHaveLength(packageIds.length + 1)
  for (const id of [...asking, 'faq', 'terms-and-conditions', 'reviews'] as const) {
    const html = await (await get(pathOf(id, language))).text()
    const asked = new Set(html.match(/(?<=name="packageId" value=")\w+/g))
    expect(asked, id).toEqual(new Set([pages[id].packageId ?? 'gs']))
  }
})

test.each([
  ['', words.problems.required],
  ['12', words.problems.malformed],
  ['"><b>', words.problems.malformed],
])('“%s” is refused: no redirect, the form again with what was typed and what is wrong', async (text, problem) => {
  const { get } = await openSite(ordering)
  const response = await get(`/start?packageId=ls&zipCode=${encodeURIComponent(text)}`)
  expect(response.status).toBe(422)
  expect(response.headers.get('location')).toBeNull()
  const html = await response.text()
  expect(html).toContain(problem)
  expect(html).toContain('name="packageId" value="ls"')
  const [field] = /<input[^>]* name="zipCode"[^>]*>/.exec(html) ?? []
  expect(field).toContain(`value="${text.replace('"><b>', '&quot;&gt;&lt;b&gt;')}"`)
  expect(field).toContain('aria-invalid="true"')
  expect(html).not.toContain('<b>')
})

test('a postcode of the other country leads to the page of the package on its site', async () => {
  const [other, foreign] = language === 'en' ? (['nl', '7551AB'] as const) : (['en', '2000'] as const)
  const { get } = await openSite()
  for (const packageId of packageIds) {
    const html = await (await get(`/start?packageId=${packageId}&zipCode=${foreign}`)).text()
    const path = pathOf(packageId === 'gs' ? 'home' : packageId, other)
    expect(html).toMatch(new RegExp(`href="https://[^/"]+${path}\\?zipCode=${foreign}"`))
  }
})

test('rooms, extras and days go along to the other site, which hands them over, and stay in the form', async () => {
  const site = await openSite()
  const foreign = language === 'en' ? '7551AB' : '2000'
  const wishes = 'packageId=es&rooms=kr-12-3&extras=oven&date=2026-12-01&handover=2026-12-04'
  const html = await (await site.get(`/start?${wishes}&zipCode=${foreign}`)).text()
  const href = /href="https?:..[^/"]+(\/start\?[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  expect(href).toBe(`/start?${wishes}&zipCode=${foreign}`)
  const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, ...field]) => field)
  expect(hidden).toEqual(expect.arrayContaining([...new URLSearchParams(wishes)]))
})

test('hours are kept; the form without an answer yet is not a mistake', async () => {
  const { headers } = await (await openSite()).get(`/start?packageId=ms&zipCode=${zipCode}&hours=4`)
  expect(headers.get('location')).toMatch(/&hours=4$/)
  expect((await (await openSite(ordering)).get('/start')).status).toBe(200)
})

test.each([
  ['gs', '/location', 'date=2026-12-01'],
  ['es', '/eindSchoonmaak/location', 'date=2026-12-01&handover=2026-12-04'],
])(
  '%s keeps rooms, extras and days for our own ordering site, and nothing more for a foreign one',
  async (packageId, path, days) => {
    const asked = `packageId=${packageId}&zipCode=${zipCode}`
    const more = 'rooms=kr-12-3,br-6-1&extras=oven'
    const address = `/start?${asked}&${more}&date=2026-12-01&handover=2026-12-04&x=1`
    const own = await (await openSite()).get(address)
    expect(own.headers.get('location')?.replace(/^https?:..[^/]+/, '')).toBe(`${path}?${asked}&${more}&${days}`)
    const foreign = await (await openSite(ordering)).get(address)
    expect(foreign.headers.get('location')).toBe(`https://order.example${path}?${asked}`)
  },
)

test('“Order now” in the header takes along what the address says, and for a foreign ordering site the two', async () => {
  const home = 'rooms=kr-12-3,br-6-1&extras=oven'
  const links = async (site: Awaited<ReturnType<typeof openSite>>, path: string) => {
    const html = await (await site.get(path)).text()
    const found = [...html.matchAll(/<a [^>]*data-order-now[^>]*>/g)].map(([tag]) => /href="([^"]*)"/.exec(tag)?.[1])
    return new Set(found.map((address) => address?.replaceAll('&amp;', '&').replace(/^https?:..[^/]+/, '')))
  }
  const address = `/estimate?packageId=ls&zipCode=${zipCode}&${home}`
  const [own, foreign] = [await openSite(), await openSite(ordering)]
  const path = pathOf('estimate', language)
  expect(await links(own, address.replace('/estimate', path))).toEqual(
    new Set([`/location?packageId=ls&zipCode=${zipCode}&${home}`]),
  )
  expect(await links(foreign, address.replace('/estimate', path))).toEqual(
    new Set([`/location?packageId=ls&zipCode=${zipCode}`]),
  )
  expect(await links(own, `/?zipCode=${zipCode}`)).toEqual(new Set([`/location?packageId=gs&zipCode=${zipCode}`]))
})
