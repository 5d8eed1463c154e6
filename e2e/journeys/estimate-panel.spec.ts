import { fill } from '../../copy/fill.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../journey-test.ts'
import { goodPostcode, longNamedPostcodes } from '../postcodes.ts'

test('a complete postcode swaps the example for price, region, team, hours and dates, above a phone’s keyboard, and announces them politely', async ({
  page,
  words,
  language,
  sites,
}) => {
  // A phone of 740 pixels, less its keyboard.
  await page.setViewportSize({ width: 360, height: 440 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const form = page.locator('main form').first()
  await expect(form.getByText('€').first()).toBeVisible()
  // As phones do once their keyboard is there: the bar of a demonstration takes three lines in Dutch.
  await form.evaluate((element) => element.scrollIntoView())
  await form.getByLabel(words.postcodeForm.label).pressSequentially(goodPostcode[language].typed)
  const price = form.locator('[data-stamp=nonBinding] + * strong').last()
  await expect(price).toBeInViewport({ ratio: 1 })
  await expect(price).toContainText('€')
  await expect(form.locator('[data-stamp=nonBinding]')).toBeInViewport({ ratio: 1 })
  const region = { en: 'Antwerp', nl: 'Overijssel' }
  const crew = { en: /2 people/, nl: /2 personen/ }
  const team = { en: 'Antwerp', nl: 'Hengelo' }
  for (const text of [region, crew]) await expect(form.getByText(text[language]).last()).toBeVisible()
  await expect(form.getByText(fill(words.estimate.firstDates, { team: team[language] }))).toBeVisible()
  const dates = form.getByRole('listitem')
  await expect(dates).toHaveCount(3)
  await expect(dates.filter({ hasText: words.estimate.lowest })).toHaveCount(1)
  const orderHref = handOffUrl(sites[language].ordering, 'gs', goodPostcode[language].zipCode)
  await expect(dates.first().getByRole('link', { name: '€' })).toHaveAttribute('href', /&date=\d{4}-\d\d-\d\d$/)
  await expect(form.getByRole('link', { name: words.estimate.order })).toHaveAttribute('href', orderHref)
  await expect(form.getByRole('status').filter({ hasText: '€' })).toHaveCount(1)
  // What axe finds does not depend on the words.
  if (language === 'en') await expectAccessibleInBothThemes(page)
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
