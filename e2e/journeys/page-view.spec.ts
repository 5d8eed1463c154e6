import type { Page } from '@playwright/test'
import { pathOf } from '../../site/pages.ts'
import { withBackForwardCache } from '../browsers.ts'
import { expect, test } from '../test.ts'

test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ...withBackForwardCache }),
})

const pageViews = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'page_view'))

test('each page shown counts exactly one page_view, with title, address and the page before', async ({
  page,
  words,
  language,
  site,
}) => {
  await page.goto('/')
  const home = { page_title: words.home.metaTitle, page_location: `${site.origin}/`, page_referrer: '' }
  expect(await pageViews(page)).toEqual([{ event: 'page_view', ...home }])
  await page.locator('[name=zipCode]').first().focus()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  expect(await pageViews(page), 'hydration is no page view').toHaveLength(1)

  const path = pathOf('cleaning-services', language)
  await page.getByRole('banner').locator(`a[href="${path}"]`).click()
  await expect(page).toHaveURL(path)
  expect(await pageViews(page)).toMatchObject([{ page_location: site.origin + path, page_referrer: `${site.origin}/` }])
  expect(await page.evaluate(() => scrollY), 'a new page begins at its top').toBe(0)
})

test('coming back counts once more, also when the page comes out of the back/forward cache', async ({
  page,
  language,
}) => {
  await page.goto('/')
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })))
  await page.goto(pathOf('disclaimer', language))
  // A page out of the cache was loaded long ago: it commits, and loads no more.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'persisted')), 'it did come out of the cache')
    .toBe(true)
  expect(await pageViews(page), 'the first time and now').toHaveLength(2)
})
