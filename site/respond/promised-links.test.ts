import { expect, test } from 'vitest'
import { home } from '#copy/home.ts'
import { language } from '#copy/language.ts'
import { type PageId, pathOf } from '../../domain/website/pages.ts'
import { openSite } from '../../testing/open-site.ts'

/** A site of which a test reads pages. */
async function openPages() {
  const { get, services } = await openSite()
  return { services, served: async (pageId: PageId) => (await get(pathOf(pageId, language))).text() }
}

test('pages link to what the guarantee covers, and say where their order buttons lead', async () => {
  const { served } = await openPages()
  const guarantee = `${pathOf('cleaning-quality-system', language)}#guarantee`
  for (const pageId of ['home', 'order-process', 'terms-and-conditions', 'faq', 'complaints'] as const)
    expect(await served(pageId), pageId).toContain(`href="${guarantee}"`)
  expect(await served('cleaning-quality-system')).toContain('id="guarantee"')
  for (const pageId of ['home', 'cleaning-services'] as const)
    expect(await served(pageId), pageId).toContain(home.packages.orderHint)
})

test('login, withdrawal and order buttons lead to the ordering site, with the package of the page or card', async () => {
  const { services, served } = await openPages()
  const origin = services.settings.orderSiteUrl[language]
  const endOfTenancy = await served('es')
  for (const path of ['/login', '/withdrawal', '/eindSchoonmaak/location?packageId=es'])
    expect(endOfTenancy).toContain(`href="${origin}${path}"`)
  const links = [...(await served('home')).matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
  const words = (html = '') => html.replaceAll(/<[^>]+>/g, '')
  const named = (name: string) => links.filter(([, , html]) => words(html).startsWith(`${name} `)).map(([, to]) => to)
  const ordered = ['gs', 'ms'].map((packageId) => `${origin}/location?packageId=${packageId}`)
  expect(named(home.packages.orderNow)).toEqual(ordered)
  expect(named(home.packages.moreInfo)).toEqual([pathOf('gs', language), pathOf('ms', language)])
})

test('the commission on credit cards is in the terms for businesses alone, to which the business page links', async () => {
  const { served } = await openPages()
  expect(await served('terms-and-conditions')).not.toMatch(/2[.,]2 ?%|credit ?card/i)
  expect(await served('business-terms')).toMatch(/2[.,]2 ?%/)
  expect(await served('commercial-cleaning')).toContain(`href="${pathOf('business-terms', language)}"`)
})
