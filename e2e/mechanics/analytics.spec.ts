import { pathOf } from '../../domain/website/pages.ts'
import { fillIn, hardMessage, sendMessage } from '../accepted-messages.ts'
import { accept, collected, expect, measurementId, refuse, test } from '../google/counted-test.ts'
import { untilHydrated } from '../hydrated.ts'
import { badPostcode, foreignPostcode, goodPostcode } from '../postcodes.ts'

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

test('choosing rooms for an estimate is not counted as a redirect to the ordering site', async ({
  page,
  words,
  google,
  language,
}) => {
  const { zipCode } = goodPostcode[language]
  await page.goto(`${pathOf('estimate', language)}?packageId=gs&zipCode=${zipCode}`)
  await accept(page, words)
  await page.locator('summary').filter({ hasText: words.estimateDesk.form.rooms }).click()
  const rows = page.locator('[name=area]')
  await rows.first().focus()
  await untilHydrated(page)
  const typical = await rows.count()
  await page.locator('[name=add]').first().click()
  await expect(rows).toHaveCount(typical + 1)
  await page.locator('section a[href*=location]').last().click()
  const [, ...events] = await collected(google, 2)
  expect(events).toEqual([{ event: 'handoff', package: 'gs' }])
})

test('a double press of Start is counted once', async ({ page, words, google, language, sites }) => {
  await page.goto('/')
  await accept(page, words)
  const form = page.locator('main form').first()
  await form.locator('[name=zipCode]').fill(goodPostcode[language].zipCode)
  await untilHydrated(page)
  await form.evaluate((form: HTMLFormElement) => [form.requestSubmit(), form.requestSubmit()])
  await expect(page).toHaveURL(new RegExp(`^${sites[language].ordering}/location`))
  // By the time a later page is counted, everything from the press has arrived.
  await page.goto('/')
  const counted = () => google.hits.map(({ event }) => event)
  await expect.poll(counted).toEqual(['page_view', 'postcode_submit', 'handoff', 'page_view'])
})

test('a postcode outside our area is counted as not covered; an invalid one is not counted', async ({
  page,
  words,
  google,
  language,
}) => {
  await page.goto('/')
  await accept(page, words)
  const field = page.getByLabel(words.postcodeForm.label).first()
  await field.focus()
  await untilHydrated(page)
  await field.fill(badPostcode)
  await field.press('Enter')
  await field.fill(foreignPostcode[language].typed)
  await field.press('Enter')
  const [, submit] = await collected(google, 2)
  const other = language === 'en' ? 'NL' : 'BE'
  expect(submit).toEqual({ event: 'postcode_submit', package: 'gs', country: other, covered: 'no' })
  expect(google.everything()).not.toContain(foreignPostcode[language].zipCode)
})

test('an accepted message is counted as a lead, without any of its words', async ({
  page,
  words,
  google,
  language,
}) => {
  const message = hardMessage(language, `lead-${language}`)
  await page.goto(pathOf('customer-service', language))
  await accept(page, words)
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('[name=remark]') })
  await fillIn(form, words, message)
  await untilHydrated(page)
  await sendMessage(form, words)
  await expect(form.getByRole('status')).toContainText(words.contactForm.success)
  const [, lead] = await collected(google, 2)
  expect(lead).toEqual({ event: 'generate_lead', kind: 'contact' })
  for (const text of Object.values(message)) expect(google.everything()).not.toContain(text)
  expect(google.everything()).not.toContain(message.email.split('@')[0])
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
