import { pathOf } from '../../domain/website/pages.ts'
import { untilHydrated } from '../hydrated.ts'
import { expect, test } from '../journey-test.ts'
import { pageViews } from '../page-views.ts'

test('each page shown counts exactly one page_view, with its title, its address and the previous page', async ({
  page,
  words,
  language,
  site,
}) => {
  await page.goto('/')
  const home = { page_title: words.home.metaTitle, page_location: `${site.origin}/`, page_referrer: '' }
  expect(await pageViews(page)).toEqual([{ event: 'page_view', ...home }])
  await page.locator('[name=zipCode]').first().focus()
  await untilHydrated(page)
  expect(await pageViews(page), 'hydration is not a page view').toHaveLength(1)

  const path = pathOf('cleaning-services', language)
  await page.getByRole('banner').locator(`a[href="${path}"]`).click()
  await expect(page).toHaveURL(path)
  expect(await pageViews(page)).toMatchObject([{ page_location: site.origin + path, page_referrer: `${site.origin}/` }])
  expect(await page.evaluate(() => scrollY), 'a new page begins at its top').toBe(0)
})
