import type { Page } from '@playwright/test'
import { existsIn, pageIds, pathOf } from '../../site/pages.ts'
import { expect, test } from '../test.ts'

/** The element of the largest paint so far. */
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

test('the largest paint of every page is text on a phone, so that no picture is waited for', async ({
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

test('pictures stand behind the text at the network: none is asked for ahead, each is lazy or of low priority', async ({
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
