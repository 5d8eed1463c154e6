import { fill } from '../../copy/fill.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { untilHydrated } from '../hydrated.ts'
import { badPostcode, foreignPostcode, goodPostcode, longNamedPostcodes } from '../postcodes.ts'
import { expect, test } from '../test.ts'

test('a complete postcode swaps the example for price, region, team, hours and dates, and announces them politely', async ({
  page,
  words,
  language,
  sites,
}) => {
  await page.goto('/')
  const form = page.locator('main form').first()
  await expect(form.getByText(words.workOrder.stamps.example, { exact: true })).toBeVisible()
  await expect(form.getByText('€').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await form.getByLabel(words.postcodeForm.label).pressSequentially(goodPostcode[language].typed)
  await expect(form.getByText(words.workOrder.stamps.nonBinding, { exact: true })).toBeVisible()
  const region = { en: 'Antwerp', nl: 'Overijssel' }
  const crew = { en: /2 people/, nl: /2 personen/ }
  const team = { en: 'Antwerp', nl: 'Hengelo' }
  for (const text of [region, crew]) await expect(form.getByText(text[language]).last()).toBeVisible()
  const dates = form
    .getByRole('list', { name: fill(words.estimate.firstDates, { team: team[language] }) })
    .getByRole('listitem')
  await expect(dates).toHaveCount(3)
  await expect(dates.filter({ hasText: words.estimate.lowest })).toHaveCount(1)
  const orderHref = handOffUrl(sites[language].ordering, 'gs', goodPostcode[language].zipCode)
  await expect(dates.first().getByRole('link', { name: '€' })).toHaveAttribute('href', orderHref)
  await expect(form.getByRole('link', { name: words.estimate.order })).toHaveAttribute('href', orderHref)
  await expect(form.getByRole('status').filter({ hasText: '€' })).toHaveCount(1)
  await expectAccessibleInBothThemes(page)
})

test('an estimate of any region shifts nothing when it appears, on screens from 320 to 1440 pixels', async ({
  page,
  words,
  language,
}) => {
  await page.goto('/')
  const forms = page.locator('form:has([name=zipCode])')
  /** The heights of all forms on screens of each width. */
  async function heights() {
    const all: [width: number, heights: number[]][] = []
    for (const width of [320, 345, 390, 430, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      all.push([width, await forms.evaluateAll((each) => each.map((form) => form.clientHeight))])
    }
    return all
  }
  const before = await heights()
  for (const code of longNamedPostcodes[language]) {
    const form = forms.first()
    await form.getByLabel(words.postcodeForm.label).fill(code)
    const ofCode = new RegExp(`zipCode=${code}$`)
    await expect(form.getByRole('link', { name: words.estimate.order })).toHaveAttribute('href', ofCode)
    expect(await heights(), code).toEqual(before)
  }
})

for (const [how, status] of Object.entries({ hangs: undefined, fails: 500 })) {
  test(`when the answer ${how}, the example stays one and Start works as before`, async ({
    page,
    words,
    language,
    faults,
    sites,
  }) => {
    faults.expect(/500/)
    await page.route('**/api/estimate*', async (route) => {
      if (status) await route.fulfill({ status, body: '' })
    })
    await page.goto('/')
    const field = page.getByLabel(words.postcodeForm.label).first()
    const asked = page.waitForRequest('**/api/estimate*')
    await field.fill(goodPostcode[language].typed)
    const request = await asked
    if (status) await request.response()
    await expect(page.getByText(words.workOrder.stamps.example, { exact: true })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '€' })).toHaveCount(0)
    await field.press('Enter')
    await expect(page).toHaveURL(handOffUrl(sites[language].ordering, 'gs', goodPostcode[language].zipCode))
  })
}

test('a postcode outside our area gets its message and no estimate', async ({ page, words, language }) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/estimate')) asked += 1
  })
  const island = { en: [], nl: ['8881 AB', '1791AB'] }
  await page.goto('/')
  const form = page.locator('main form').first()
  const field = form.getByLabel(words.postcodeForm.label)
  for (const code of [foreignPostcode[language].typed, ...island[language]]) {
    await field.fill(code)
    await untilHydrated(page)
    await field.blur()
    await expect(form.getByRole('status').getByRole('link')).toHaveCount(1)
    await expect(form.getByText(words.workOrder.stamps.example, { exact: true })).toBeVisible()
    await expect(form.getByRole('status').filter({ hasText: '€' })).toHaveCount(0)
  }
  expect(asked).toBe(0)
})

test('the log warns at start that prices come from the sample tariff', async ({ site }) => {
  await expect.poll(() => site.log()).toContain('sample tariff')
})

test('the estimate disappears when another form of the page gets another postcode', async ({
  page,
  words,
  language,
}) => {
  await page.goto('/')
  const [first, second] = [page.locator('main form').first(), page.locator('main form').nth(1)]
  await first.getByLabel(words.postcodeForm.label).pressSequentially(goodPostcode[language].typed)
  const figures = page.getByText(words.workOrder.stamps.nonBinding, { exact: true })
  await expect(figures).toBeVisible()
  await second.getByLabel(words.postcodeForm.label).fill(badPostcode)
  await expect(first.getByLabel(words.postcodeForm.label)).toHaveValue(badPostcode)
  await expect(figures).toHaveCount(0)
})
