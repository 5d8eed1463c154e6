import type { Page } from '@playwright/test'
import { existsIn, pageIds, pathOf } from '../../site/pages.ts'
import { expect, test } from '../test.ts'

/** The node name of the largest paint's element. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string | undefined>((tell) => {
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element }
          tell(element?.nodeName)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

test('on a phone the largest paint of every page is text, so that it waits for no picture', async ({
  page,
  language,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const pictures: string[] = []
  for (const id of pageIds.filter((id) => existsIn(id, language))) {
    await page.goto(pathOf(id, language))
    if ((await largestPaint(page)) === 'IMG') pictures.push(id)
  }
  expect(pictures).toEqual([])
})

test('no picture competes with the text for the network: none is preloaded, each is lazy or of low priority', async ({
  request,
  language,
}) => {
  const before: string[] = []
  let pictures = 0
  for (const id of pageIds.filter((id) => existsIn(id, language))) {
    const html = await (await request.get(pathOf(id, language))).text()
    pictures += html.split('<img ').length - 1
    before.push(...(html.match(/<link rel="preload" as="image"[^>]*>/g) ?? []))
    before.push(...(html.match(/<img (?![^>]*(?:loading="lazy"|fetchpriority="low"))[^>]*>/gi) ?? []))
  }
  expect(pictures).toBeGreaterThan(50)
  expect(before).toEqual([])
})
