import { describe, expect, it } from 'vitest'
import { cleaningServices } from '#copy/cleaning-services.ts'
import { handoverChecklist } from '#copy/handover-checklist.ts'
import { home } from '#copy/home.ts'
import { language } from '#copy/language.ts'
import { packageRooms } from '#copy/package-rooms.ts'
import { taskSentences } from '#copy/room-tasks.ts'
import { company } from '../../domain/company/company.ts'
import { packageIds, roomTypeIds } from '../../domain/packages/cleaning-packages.ts'
import { roomTasks } from '../../domain/packages/room-tasks.ts'
import { type PageId, pathOf } from '../../domain/website/pages.ts'
import { openSite } from '../../testing/open-site.ts'
import { packagePages } from '../page-data/package-data.ts'
import { comparisonInWords } from '../pages/cleaning-services/comparison-in-words.ts'
import { readPage } from './read-page.ts'
import { readQuery } from './read-query.ts'

/** A site of which a test reads pages. */
async function openPages() {
  const { get } = await openSite()
  return async (pageId: PageId, query = '') => (await get(pathOf(pageId, language) + query)).text()
}

describe('the page of', () => {
  it('each package shows the title and every task of all seven rooms', async () => {
    const served = await openPages()
    for (const packageId of packageIds) {
      const html = await served(packageId)
      for (const room of roomTypeIds) {
        expect(html, packageId).toContain(packageRooms[packageId][room][0])
        for (const task of roomTasks[packageId][room]) expect(html, packageId).toContain(taskSentences[task])
      }
    }
  })

  it('custom cleaning lets the visitor choose tasks instead of showing those of the hourly package', async () => {
    const html = await (await openPages())('custom')
    expect(html.match(/type="checkbox"/g)?.length).toBeGreaterThan(100)
    expect(html).toContain(taskSentences['clean-oven-inside'])
    expect(html).not.toContain(taskSentences['set-priorities'])
  })

  it('the handover checklist has every line in both languages, and end of tenancy links to it', async () => {
    const served = await openPages()
    expect(await served('es')).toContain(`href="${pathOf('handover-checklist', language)}"`)
    const html = await served('handover-checklist')
    for (const [en, nl] of handoverChecklist.groups.flatMap(({ rows }) => Object.values(rows))) {
      expect(html).toContain(en)
      expect(html).toContain(nl)
    }
  })

  it('a package page links to the comparison of any two on the page of all services', async () => {
    const served = await openPages()
    expect(await served('gs')).toContain(`href="${pathOf('cleaning-services', language)}#compare"`)
    const asked = comparisonInWords('gs', 'rs').sides[1].missing
    const html = await served('cleaning-services', '?compare=gs&compare=rs')
    for (const { text } of asked) expect(html).toContain(text)
    expect(await served('cleaning-services')).not.toContain(asked.at(-1)?.text)
    const { same } = cleaningServices.comparison
    expect(await served('cleaning-services', '?compare=gs&compare=gs')).toContain(same)
    expect(html, 'of two packages').not.toContain(same)
  })
})

it('every package page has its own placeholder', async () => {
  const { services } = await openSite()
  const shown = await Promise.all(packagePages.map((page) => readPage(services, page)))
  expect(new Set(shown.map(({ page }) => (page.props as { placeholder: string }).placeholder)).size).toBe(8)
})

it('the comparison of a query is two packages on the page of all services, and else none, so that the address shares the cached page', async () => {
  const { services } = await openSite()
  const asked = (pageId: PageId, query: string) => readQuery(services, pageId, new URLSearchParams(query))
  expect(await asked('cleaning-services', 'compare=gs&compare=ls')).toEqual({ compare: ['gs', 'ls'], facts: {} })
  for (const [pageId, query] of [
    ['ls', ''],
    ['ls', 'compare=gs'],
    ['cleaning-services', 'compare=gs&compare=__proto__'],
    ['cleaning-services', 'compare=gs&compare=custom'],
    ['cleaning-services', 'compare=gs'],
    ['cleaning-services', 'compare=gs&compare=nothing'],
    ['faq', 'compare=gs&compare=ls'],
  ] as const)
    expect(await asked(pageId, query), `${pageId} ${query}`).toBeUndefined()
})

it('pages link to what the guarantee covers and to the company on social media (R3.3), and say where their order buttons lead', async () => {
  const served = await openPages()
  const guarantee = `${pathOf('cleaning-quality-system', language)}#guarantee`
  for (const pageId of ['home', 'order-process', 'terms-and-conditions', 'faq', 'complaints'] as const)
    expect(await served(pageId), pageId).toContain(`href="${guarantee}"`)
  expect(await served('cleaning-quality-system')).toContain('id="guarantee"')
  for (const [name, address] of Object.entries(company.socialLinks))
    expect(await served('home')).toContain(`<a href="${address}">${name}</a>`)
  for (const pageId of ['home', 'cleaning-services'] as const)
    expect(await served(pageId), pageId).toContain(home.packages.orderHint)
})

it('login, withdrawal and order buttons lead to the ordering site, with the package of the page or card', async () => {
  const { get, services } = await openSite()
  const served = async (pageId: PageId) => (await get(pathOf(pageId, language))).text()
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

it('the commission on credit cards is in the terms for businesses alone, to which the business page links', async () => {
  const served = await openPages()
  expect(await served('terms-and-conditions')).not.toMatch(/2[.,]2 ?%|credit ?card/i)
  expect(await served('business-terms')).toMatch(/2[.,]2 ?%/)
  expect(await served('commercial-cleaning')).toContain(`href="${pathOf('business-terms', language)}"`)
})
