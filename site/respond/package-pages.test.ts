import { describe, expect, it } from 'vitest'
import { cleaningServices } from '#copy/cleaning-services.ts'
import { handoverChecklist } from '#copy/handover-checklist.ts'
import { language } from '#copy/language.ts'
import { packageRooms } from '#copy/package-rooms.ts'
import { taskSentences } from '#copy/room-tasks.ts'
import { packageIds } from '../../domain/packages/cleaning-packages.ts'
import { roomTasks } from '../../domain/packages/room-tasks.ts'
import { roomTypeIds } from '../../domain/packages/room-types.ts'
import { type PageId, pathOf } from '../../domain/website/pages.ts'
import { openSite } from '../../testing/open-site.ts'
import { comparisonInWords } from '../packages/comparison-in-words.ts'
import { packagePages } from '../page-data/package-data.ts'
import { comparisonAskedFor, dataOfPackagePage } from './package-pages.ts'

const served = async (pageId: PageId, query = '') => {
  const { get } = await openSite()
  return (await get(pathOf(pageId, language) + query)).text()
}

describe('the page of', () => {
  it.each(packageIds)('%s shows the title and every task of all seven rooms', async (packageId) => {
    const html = await served(packageId)
    for (const room of roomTypeIds) {
      expect(html).toContain(packageRooms[packageId][room].title)
      for (const task of roomTasks[packageId][room]) expect(html).toContain(taskSentences[task])
    }
  })

  it('custom cleaning lets the visitor choose tasks instead of showing those of the hourly package', async () => {
    const html = await served('custom')
    expect(html.match(/type="checkbox"/g)?.length).toBeGreaterThan(100)
    expect(html).toContain(taskSentences['clean-oven-inside'])
    expect(html).not.toContain(taskSentences['set-priorities'])
  })

  it('the handover checklist has every line in both languages, and end of tenancy links to it', async () => {
    expect(await served('es')).toContain(`href="${pathOf('handover-checklist', language)}"`)
    const html = await served('handover-checklist')
    for (const { en, nl } of handoverChecklist.groups.flatMap(({ rows }) => rows)) {
      expect(html).toContain(en)
      expect(html).toContain(nl)
    }
  })

  it('a package page links to a comparison, which the page of all services shows in full', async () => {
    expect(await served('gs')).toContain('?compare=gs&amp;compare=ls#compare')
    const asked = comparisonInWords('gs', 'rs').sides[1].missing
    const html = await served('cleaning-services', '?compare=gs&compare=rs')
    for (const { text } of asked) expect(html).toContain(text)
    expect(await served('cleaning-services')).not.toContain(asked.at(-1)?.text)
  })

  it('the page of all services says so if the same package was chosen twice', async () => {
    const { same } = cleaningServices.comparison
    expect(await served('cleaning-services', '?compare=gs&compare=gs')).toContain(same)
    expect(await served('cleaning-services', '?compare=gs&compare=rs')).not.toContain(same)
  })
})

it('every package page has its own placeholder, and other pages have no package data', () => {
  const services = { estimator: undefined, clock: () => new Date() }
  const placeholders = packagePages.map((page) => dataOfPackagePage(services, page)?.placeholder)
  expect(new Set(placeholders).size).toBe(8)
  expect(dataOfPackagePage(services, 'cleaning-services')).toBeUndefined()
  expect(dataOfPackagePage(services, 'home')).toBeUndefined()
})

describe('the comparison of a query', () => {
  const asked = (pageId: PageId, query: string) => comparisonAskedFor(pageId, new URLSearchParams(query))

  it('is two packages on the page of all services', () => {
    expect(asked('cleaning-services', 'compare=gs&compare=ls')).toEqual({ compare: ['gs', 'ls'] })
  })

  it.each([
    ['ls', ''],
    ['ls', 'compare=gs'],
    ['cleaning-services', 'compare=gs&compare=__proto__'],
    ['cleaning-services', 'compare=gs&compare=custom'],
    ['cleaning-services', 'compare=gs'],
    ['cleaning-services', 'compare=gs&compare=nothing'],
    ['faq', 'compare=gs&compare=ls'],
  ] as const)('is none on %s for “%s”, so that the address shares the cached page', (pageId, query) => {
    expect(asked(pageId, query)).toBeUndefined()
  })
})
