import type { Page } from '@playwright/test'
import { pathOf } from '../../site/pages.ts'
import { accept, collected, test as countedTest, question } from '../google/counted-test.ts'
import { pageViews } from '../page-views.ts'
import { expect, test } from '../test.ts'

/** Makes the next page of a tab believe that it is rendered ahead, so that a test can look into it. */
const pretendAhead = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))

/** What a page rendered ahead is told when its visitor comes. */
const visitorComes = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })

test('pointing at a link makes the browser fetch the page behind it and render it ahead', async ({
  page,
  site,
  language,
}) => {
  const path = pathOf('commercial-cleaning', language)
  const devTools = await page.context().newCDPSession(page)
  const prefetched: string[] = []
  const prerendered: string[] = []
  devTools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => prefetched.push(`${prefetchUrl} ${status}`))
  devTools.on('Preload.prerenderStatusUpdated', ({ key, prerenderStatus }) =>
    prerendered.push(`${key.url} ${prerenderStatus}`),
  )
  await devTools.send('Preload.enable')
  await page.goto('/')
  const link = page.getByRole('banner').locator(`a[href="${path}"]`)
  await link.hover()
  await expect.poll(() => prefetched).toContain(`${site.origin}${path} Ready`)
  // Only that a test watches the page keeps Chromium from rendering.
  await expect.poll(() => prerendered).toContain(`${site.origin}${path} PrerenderingDisabledByDevTools`)
  await link.click()
  await expect(page).toHaveURL(path)
  await expect.poll(() => prefetched).toContain(`${site.origin}${path} Success`)
})

test('a page rendered ahead counts and fills in nothing before its visitor comes', async ({ page, language }) => {
  await page.goto('/')
  await page.locator('[name=zipCode]').first().fill('2000')
  await pretendAhead(page)
  await page.goto(pathOf('commercial-cleaning', language))
  expect(await pageViews(page)).toEqual([])
  await expect(page.locator('[name=zipCode]').first()).toHaveValue('')
  await visitorComes(page)
  expect(await pageViews(page)).toHaveLength(1)
  await expect(page.locator('[name=zipCode]').first()).toHaveValue('2000')
})

countedTest(
  'a page rendered ahead asks nothing, and nothing of Google, before its visitor comes',
  async ({ page, words, google, language }) => {
    const tags = () => google.requests.filter((request) => request.includes('/gtag/js'))
    await pretendAhead(page)
    await page.goto(pathOf('commercial-cleaning', language))
    await page.waitForLoadState('networkidle')
    await expect(question(page, words)).toBeHidden()
    await visitorComes(page)
    await accept(page, words)
    await collected(google, 1)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect([tags().length, google.hits.length], 'a yes from before changes nothing').toEqual([1, 1])
    await visitorComes(page)
    await collected(google, 2)
    expect(tags()).toHaveLength(2)
  },
)
