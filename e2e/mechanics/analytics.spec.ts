import { pathOf } from '../../domain/website/pages.ts'
import { untilHydrated } from '../boot-script.ts'
import { accept, collected, expect, measurementId, refuse, test } from '../google/counted-test.ts'
import { foreignPostcode, goodPostcode } from '../postcodes.ts'

test('consent loads the tag once, in consent mode: everything denied by default, then statistics granted', async ({
  page,
  words,
  google,
  site,
}) => {
  await page.goto('/')
  await accept(page, words)
  const [view] = await collected(google, 1)
  expect(view).toEqual({
    event: 'page_view',
    page_title: words.home.metaTitle,
    page_location: `${site.origin}/`,
    page_referrer: '',
  })
  expect(google.requests).toEqual([`GET /gtag/js?id=${measurementId}&l=gtagLayer`, 'POST /g/collect'])
  expect(google.hits[0]?.consent).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  })
  expect(google.hits[0]?.config).toMatchObject({ send_page_view: false, allow_google_signals: false })
})

test('a redirect to the ordering site is counted without the postcode', async ({
  page,
  words,
  google,
  language,
  sites,
}) => {
  const { typed, zipCode } = goodPostcode[language]
  await page.goto(pathOf('ls', language))
  await accept(page, words)
  await page.getByRole('main').getByLabel(words.postcodeForm.label).first().fill(typed)
  await page.getByRole('main').getByRole('button', { name: words.postcodeForm.start }).first().click()
  await expect(page).toHaveURL(`${sites[language].ordering}/location?packageId=ls&zipCode=${zipCode}`)
  const [, ...events] = await collected(google, 3)
  const country = language === 'en' ? 'BE' : 'NL'
  expect(events).toEqual([
    { event: 'postcode_submit', package: 'ls', country, covered: 'yes' },
    { event: 'handoff', package: 'ls' },
  ])
  expect(google.everything()).not.toContain(zipCode)
})

test('a postcode or phone number in an address is not sent to Google', async ({
  page,
  words,
  google,
  language,
  site,
}) => {
  await page.goto(`/?zipCode=${goodPostcode[language].zipCode}&utm_source=letter`)
  await accept(page, words)
  await collected(google, 1)
  await page.goto(`${pathOf('customer-service', language)}?kind=callBack&phoneNumber=0470123456#form`)
  const views = await collected(google, 2)
  expect(views.map(({ page_location }) => page_location)).toEqual([
    `${site.origin}/?utm_source=letter`,
    `${site.origin}${pathOf('customer-service', language)}?kind=callBack#form`,
  ])
  expect(google.everything()).not.toContain(goodPostcode[language].zipCode)
  expect(google.everything()).not.toContain('0470123456')
})

test('withdrawn consent stops all requests and removes the cookies; new consent starts again', async ({
  page,
  words,
  google,
  language,
  faults,
}) => {
  // Without React, the ordering endpoint shows the form again.
  faults.expect(/422/)
  await page.goto('/')
  await accept(page, words)
  await collected(google, 1)
  expect((await page.context().cookies()).map(({ name }) => name).sort()).toEqual(['_ga', `_ga_${measurementId}`])
  await page.getByRole('button', { name: words.consent.change }).click()
  await refuse(page, words)
  expect(await page.context().cookies()).toEqual([])
  google.clear()
  await page.getByLabel(words.postcodeForm.label).first().fill(foreignPostcode[language].typed)
  await page.getByLabel(words.postcodeForm.label).first().press('Enter')
  await page.goto(pathOf('reviews', language))
  await page.waitForLoadState('networkidle')
  expect(google.requests).toEqual([])
  await page.getByRole('button', { name: words.consent.change }).click()
  await accept(page, words)
  expect(await collected(google, 1)).toMatchObject([{ event: 'page_view' }])
})

test('actions before consent are not counted', async ({ page, words, google, language }) => {
  await page.goto('/')
  const field = page.getByLabel(words.postcodeForm.label).first()
  await field.focus()
  await untilHydrated(page)
  await field.fill(foreignPostcode[language].typed)
  await field.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: foreignPostcode[language].zipCode }).first()).toBeVisible()
  await accept(page, words)
  expect(await collected(google, 1)).toMatchObject([{ event: 'page_view' }])
})
