import type { Page } from '@playwright/test'
import { pathOf } from '../../domain/website/pages.ts'
import { accept, collected, test as countedTest, question } from '../google/counted-test.ts'
import { expect, test } from '../journey-test.ts'

/** Makes the next page of a tab look prerendered to its scripts: Chromium prerenders nothing while a test watches. */
const pretendPrerendering = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))

/** Activates such a page, as a visit does. */
const activate = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })

test('pointing at a link makes the browser prefetch and prerender the page behind it', async ({
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
  // Chromium would prerender the page now if no test were watching.
  await expect.poll(() => prerendered).toContain(`${site.origin}${path} PrerenderingDisabledByDevTools`)
  await link.click()
  await expect(page).toHaveURL(path)
  await expect.poll(() => prefetched).toContain(`${site.origin}${path} Success`)
})

countedTest(
  'a prerendered page asks for no consent and requests nothing from Google before it is visited',
  async ({ page, words, google, language }) => {
    const tags = () => google.requests.filter((request) => request.includes('/gtag/js'))
    await pretendPrerendering(page)
    await page.goto(pathOf('commercial-cleaning', language))
    await page.waitForLoadState('networkidle')
    await expect(question(page, words)).toBeHidden()
    await activate(page)
    await accept(page, words)
    await collected(google, 1)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect([tags().length, google.hits.length], 'not even with consent given').toEqual([1, 1])
    await activate(page)
    await collected(google, 2)
    expect(tags()).toHaveLength(2)
  },
)
