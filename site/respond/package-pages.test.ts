import { describe, expect, it } from 'vitest'
import { cleaningServices } from '#copy/cleaning-services.ts'
import { handoverChecklist } from '#copy/handover-checklist.ts'
import { language } from '#copy/language.ts'
import { packageRooms } from '#copy/package-rooms.ts'
import { taskSentences } from '#copy/room-tasks.ts'
import { packageIds, roomTypeIds } from '../../domain/packages/cleaning-packages.ts'
import { roomTasks } from '../../domain/packages/room-tasks.ts'
import { type PageId, pathOf } from '../../domain/website/pages.ts'
import { openSite } from '../../testing/open-site.ts'
import { comparisonInWords } from '../packages/comparison-in-words.ts'
import { packagePages } from '../page-data/package-data.ts'
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

  it('a package page links to a comparison, which the page of all services shows in full', async () => {
    const served = await openPages()
    expect(await served('gs')).toContain('?compare=gs&amp;compare=ls#compare')
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
