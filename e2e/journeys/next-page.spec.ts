import { pathOf } from '../../site/pages.ts'
import { collected, test as countedTest } from '../google/counted-test.ts'
import { expect, test } from '../test.ts'
import { expectShown, inWholeBrowser, renderAhead } from '../whole-browser.ts'

test('a page rendered ahead begins when its visitor comes: one page view, and the postcode typed meanwhile', async ({
  site,
  language,
}) => {
  const path = pathOf('commercial-cleaning', language)
  await inWholeBrowser(async (page) => {
    await page.goto(`${site.origin}/`)
    const link = await renderAhead(page, path, site.log)
    await page.type('[name=zipCode]', '2000')
    expect(await page.evaluate(() => location.pathname), 'nobody has gone there yet').toBe('/')
    await link.click()
    await expectShown(page, path)
    expect(await page.$eval('input[name=zipCode]', ({ value }) => value)).toBe('2000')
    const views = await page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'page_view'))
    expect(views).toMatchObject([{ page_location: site.origin + path, page_referrer: `${site.origin}/` }])
  })
})

countedTest('a page rendered ahead is counted once, when its visitor comes', async ({ site, language, google }) => {
  const path = pathOf('commercial-cleaning', language)
  await inWholeBrowser(async (page) => {
    await page.goto(`${site.origin}/`)
    await page.click('#consent button[value=granted]')
    await collected(google, 1)
    const link = await renderAhead(page, path, site.log)
    expect(google.hits).toHaveLength(1)
    await link.click()
    await expectShown(page, path)
    const views = await collected(google, 2)
    expect(views.map(({ event, page_location, page_referrer }) => [event, page_location, page_referrer])).toEqual([
      ['page_view', `${site.origin}/`, ''],
      ['page_view', site.origin + path, `${site.origin}/`],
    ])
    expect(google.requests.filter((request) => request.includes('/gtag/js'))).toHaveLength(2)
  })
})
