import { pathOf } from '../../site/pages.ts'
import { withBackForwardCache } from '../../testing/browsers.ts'
import { pageViews } from '../page-views.ts'
import { expect, test } from '../test.ts'

test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ...withBackForwardCache }),
})

test('going back counts one more page view, also when the page comes from the back/forward cache', async ({
  page,
  language,
}) => {
  await page.goto('/')
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })))
  await page.goto(pathOf('disclaimer', language))
  // A page from the cache was loaded before, so it fires no load event.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'persisted')), 'it did come from the cache')
    .toBe(true)
  expect(await pageViews(page), 'the first time and now').toHaveLength(2)
})
