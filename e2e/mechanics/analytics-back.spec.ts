import { pathOf } from '../../domain/website/pages.ts'
import { withBackForwardCache } from '../../testing/browsers.ts'
import { bootScriptRun } from '../boot-script.ts'
import { accept, collected, expect, question, refuse, test } from '../google/counted-test.ts'

test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ...withBackForwardCache }),
})
// In one worker: starting a second browser of this kind, with its sites, takes longer than both tests.
test.describe.configure({ mode: 'default' })

test('each navigation is counted once, with the previous page: load, link, reload, back from the cache, forward', async ({
  page,
  words,
  google,
  site,
  language,
}) => {
  const home = `${site.origin}/`
  const services = site.origin + pathOf('cleaning-services', language)
  await page.goto('/')
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })))
  await accept(page, words)
  await collected(google, 1)
  await page
    .getByRole('banner')
    .locator(`a[href="${pathOf('cleaning-services', language)}"]`)
    .click()
  await collected(google, 2)
  await page.goBack({ waitUntil: 'commit' })
  await collected(google, 3)
  expect(await page.evaluate(() => Reflect.get(window, 'persisted')), 'it did come from the cache').toBe(true)
  await page.goForward({ waitUntil: 'commit' })
  await collected(google, 4)
  await page.reload()
  const views = await collected(google, 5)
  expect(views.map(({ event, page_location, page_referrer }) => [event, page_location, page_referrer])).toEqual([
    ['page_view', home, ''],
    ['page_view', services, home],
    ['page_view', home, services],
    ['page_view', services, home],
    ['page_view', services, home],
  ])
})

test('a page in the back/forward cache obeys a choice made after it was left', async ({
  page,
  words,
  google,
  language,
}) => {
  await page.goto('/')
  await accept(page, words)
  await collected(google, 1)
  await page.goto(pathOf('privacy', language))
  await collected(google, 2)
  await page.getByRole('main').getByRole('button', { name: words.consent.change }).click()
  await refuse(page, words)
  google.clear()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/')
  await bootScriptRun(page)
  await expect(question(page, words)).toBeHidden()
  await page.waitForLoadState('networkidle')
  expect(google.requests).toEqual([])
})
