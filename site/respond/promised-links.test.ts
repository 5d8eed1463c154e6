import { expect, test } from 'vitest'
import { home } from '#copy/home.ts'
import { language } from '#copy/language.ts'
import { type PageId, pathOf } from '../../domain/website/pages.ts'
import { openSite } from '../../testing/open-site.ts'

const served = async (pageId: PageId) => (await (await openSite()).get(pathOf(pageId, language))).text()

test.each<PageId>(['home', 'order-process', 'terms-and-conditions', 'faq', 'complaints'])(
  '%s links to what the guarantee covers',
  async (pageId) => {
    const guarantee = `${pathOf('cleaning-quality-system', language)}#guarantee`
    expect(await served(pageId)).toContain(`href="${guarantee}"`)
  },
)

test('the links to the guarantee have a target', async () => {
  expect(await served('cleaning-quality-system')).toContain('id="guarantee"')
})

test.each<PageId>(['home', 'cleaning-services'])('%s says where its order buttons lead', async (pageId) => {
  expect(await served(pageId)).toContain(home.packages.orderHint)
})

test('login, withdrawal and order buttons lead to the ordering site, with the package of the page or card', async () => {
  const { services } = await openSite()
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
  expect(await served('terms-and-conditions')).not.toMatch(/2[.,]2 ?%|credit ?card/i)
  expect(await served('business-terms')).toMatch(/2[.,]2 ?%/)
  expect(await served('commercial-cleaning')).toContain(`href="${pathOf('business-terms', language)}"`)
})
