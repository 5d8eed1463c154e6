import { pathOf } from '../../domain/website/pages.ts'
import { withBackForwardCache } from '../../testing/browsers.ts'
import { expect, test } from '../journey-test.ts'
import { pageViews } from '../page-views.ts'

test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ...withBackForwardCache }),
})

test('the first scroll runs the boot script, although no paint is reported and no timer has ended', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { setTimeout } = window
    Object.assign(window, {
      PerformanceObserver: class {
        observe() {}
      },
      setTimeout: (run: () => void, milliseconds = 0) => (milliseconds < 1000 ? setTimeout(run, milliseconds) : 0),
    })
  })
  await page.goto('/', { waitUntil: 'load' })
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  expect(await pageViews(page)).toHaveLength(1)
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
