import { estimate as englishPanel } from '../../copy/en/estimate.ts'
import { estimateDesk as englishDesk } from '../../copy/en/estimate-desk.ts'
import { estimate as dutchPanel } from '../../copy/nl/estimate.ts'
import { estimateDesk as dutchDesk } from '../../copy/nl/estimate-desk.ts'
import { otherLanguage } from '../../domain/language.ts'
import { handOffUrl } from '../../domain/ordering-site.ts'
import { pathOf } from '../../site/pages.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { badPostcode, foreignPostcode, goodPostcode } from '../postcodes.ts'
import { expect, test } from '../test.ts'

const deskWords = { en: englishDesk, nl: dutchDesk }
const panelWords = { en: englishPanel, nl: dutchPanel }

/** Codes of regions with long names, whose estimates need the most room. */
const longest = { en: ['1300', '8000', '6600'], nl: ['3011AB', '5211AB', '9711AB'] }

test.describe('under a postcode form', () => {
  test('a complete code shows price, region, team, hours and dates, and says it politely', async ({
    page,
    words,
    language,
  }) => {
    await page.goto('/')
    const form = page.locator('main form').first()
    await form.getByLabel(words.postcodeForm.label).pressSequentially(goodPostcode[language].typed)
    await expect(form.getByText(panelWords[language].nonBinding, { exact: true })).toBeVisible()
    const region = { en: /Antwerp, our Antwerp team: 2 people/, nl: /Overijssel, team Hengelo: 2 personen/ }
    await expect(form.getByText(region[language])).toBeVisible()
    const dates = form.getByRole('list', { name: panelWords[language].firstDates }).getByRole('listitem')
    await expect(dates).toHaveCount(3)
    await expect(dates.first()).toContainText('€')
    await expect(form.getByRole('status').filter({ hasText: '€' })).toHaveCount(1)
    await expectAccessibleInBothThemes(page)
  })

  for (const width of [320, 390, 768, 1440]) {
    test(`its coming moves nothing at ${width} pixels, whatever the region`, async ({ page, words, language }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      const forms = page.locator('form:has([name=zipCode])')
      const heights = () => forms.evaluateAll((all) => all.map((form) => form.clientHeight))
      const before = await heights()
      for (const code of longest[language]) {
        for (const form of [forms.first(), forms.last()]) {
          await form.getByLabel(words.postcodeForm.label).fill(code)
          const asked = new RegExp(`zipCode=${code}$`)
          await expect(form.getByRole('link', { name: panelWords[language].adjust })).toHaveAttribute('href', asked)
          expect(await heights(), code).toEqual(before)
        }
      }
    })
  }

  for (const [how, status] of Object.entries({ hangs: undefined, fails: 500 })) {
    test(`an answer that ${how} says nothing and leaves Start as it was`, async ({
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
      await expect(page.locator('main form').first().getByText('€')).toHaveCount(0)
      await field.press('Enter')
      await expect(page).toHaveURL(handOffUrl(sites.ordering, 'gs', goodPostcode[language].zipCode))
    })
  }

  test('a code that is not ours to serve gets its message and no estimate', async ({ page, words, language }) => {
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
      await expect(page.locator('html')).toHaveAttribute('data-hydrated')
      await field.blur()
      await expect(form.getByRole('link').filter({ visible: true })).toHaveCount(1)
      await expect(form.getByText('€')).toHaveCount(0)
    }
    expect(asked).toBe(0)
  })
})

test('the log warns at the start that prices come from the sample tariff', async ({ site }) => {
  await expect.poll(() => site.log()).toContain('sample tariff')
})

test('an estimate goes when another form of the page gets another code', async ({ page, words, language }) => {
  await page.goto('/')
  const [first, second] = [page.locator('main form').first(), page.locator('main form').nth(1)]
  await first.getByLabel(words.postcodeForm.label).pressSequentially(goodPostcode[language].typed)
  const figures = page.getByText(panelWords[language].nonBinding, { exact: true })
  await expect(figures).toBeVisible()
  await second.getByLabel(words.postcodeForm.label).fill(badPostcode)
  await expect(first.getByLabel(words.postcodeForm.label)).toHaveValue(badPostcode)
  await expect(figures).toHaveCount(0)
})

test.describe('the page that refines it', () => {
  test('is reached from the form and shows dates side by side and what drives the price', async ({
    page,
    words,
    language,
  }) => {
    await page.goto(pathOf('es', language))
    const form = page.locator('main form').filter({ has: page.getByLabel(words.postcodeForm.label) })
    await form.first().getByLabel(words.postcodeForm.label).fill(goodPostcode[language].typed)
    await form.first().getByRole('link', { name: panelWords[language].adjust }).click()
    await expect(page).toHaveURL(
      `${pathOf('estimate', language)}?packageId=es&zipCode=${goodPostcode[language].zipCode}`,
    )
    await expect(page.locator('section time')).toHaveCount(5)
    const drivers = page.getByRole('table', { name: deskWords[language].drivers.title })
    await expect(drivers.getByRole('row').nth(1)).toContainText(/\d+ minu/)
  })

  test('figures and address follow the form, the address keeps the choice, and Order now hands over the contract', async ({
    page,
    language,
    sites,
  }) => {
    const words = deskWords[language]
    const { zipCode } = goodPostcode[language]
    await page.goto(`${pathOf('estimate', language)}?packageId=gs&zipCode=${zipCode}&rooms=kr-12-2,br-6-1`)
    const rows = page.locator('[name=area]')
    await expect(rows).toHaveCount(2)

    await rows.first().fill('20')
    await expect(page).toHaveURL(/rooms=kr-20-2,br-6-1$/)
    await page.getByRole('button', { name: `+ ${words.roomTypes.tr}` }).click()
    await expect(page).toHaveURL(/rooms=kr-20-2,br-6-1,tr-2-2$/)
    await expect(page.locator('[name=type]').last()).toBeFocused()
    await page.getByRole('checkbox', { name: words.extras.oven.name }).check()
    await expect(page).toHaveURL(/extras=oven$/)
    await page.locator('[name=remove]').first().click()
    await expect(page).toHaveURL(/rooms=br-6-1,tr-2-2&extras=oven$/)

    // Enter in a field asks for the figures and drops no row.
    await rows.first().press('Enter')
    await expect(rows).toHaveCount(2)

    const shown = await page.locator('section ol > li').allTextContents()
    await page.reload()
    await expect(rows).toHaveCount(2)
    await expect(page.locator('section ol > li')).toHaveText(shown)
    await expectAccessibleInBothThemes(page)
    await page.locator('section').getByRole('link', { name: words.result.order }).click()
    await expect(page).toHaveURL(handOffUrl(sites.ordering, 'gs', zipCode))
  })

  test('a room larger than we estimate is not priced as a smaller one, also at the address of it', async ({
    page,
    language,
    faults,
  }) => {
    faults.expect(/422/)
    const words = deskWords[language]
    const { zipCode } = goodPostcode[language]
    await page.goto(`${pathOf('estimate', language)}?packageId=gs&zipCode=${zipCode}&rooms=wk-250-2`)
    await expect(page.locator('section time').first()).toBeVisible()
    await page.locator('[name=area]').fill('400')
    await expect(page).toHaveURL(/rooms=wk-400-2$/)
    await expect(page.getByRole('status').filter({ hasText: words.result.tooLarge })).toBeVisible()
    await expect(page.locator('section time')).toHaveCount(0)
    await page.reload()
    await expect(page.getByText(words.result.tooLarge)).toBeVisible()
    await expect(page.locator('[name=area]')).toHaveValue('400')
  })

  test('figures that cannot be refreshed stay, with words and a way to try again', async ({
    page,
    language,
    faults,
  }) => {
    faults.expect(/503/)
    const words = deskWords[language]
    const { zipCode } = goodPostcode[language]
    await page.goto(`${pathOf('estimate', language)}?packageId=gs&zipCode=${zipCode}&rooms=br-6-1`)
    await page.route('**/api/estimate*', (route) => route.fulfill({ status: 503, body: '' }))
    await page.locator('[name=area]').fill('9')
    await expect(page.getByText(words.result.failed)).toBeVisible()
    await expect(page.locator('section time').first()).toBeVisible()
    await page.unroute('**/api/estimate*')
    await page.getByRole('button', { name: words.form.submit }).last().click()
    await expect(page).toHaveURL(/rooms=br-9-1$/)
    await expect(page.getByText(words.result.failed)).toHaveCount(0)
  })

  test('a postcode typed in another form of the page is the one that is estimated and handed over', async ({
    page,
    words,
    language,
    sites,
  }) => {
    const { zipCode } = goodPostcode[language]
    const [other = ''] = longest[language]
    await page.goto(`${pathOf('estimate', language)}?packageId=gs&zipCode=${zipCode}`)
    const footer = page.getByRole('contentinfo').getByLabel(words.postcodeForm.label)
    await footer.focus()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await footer.fill(other)
    await expect(page.getByRole('main').locator('[name=zipCode]').first()).toHaveValue(other)
    await page.locator('section').getByRole('link', { name: deskWords[language].result.order }).click()
    await expect(page).toHaveURL(handOffUrl(sites.ordering, 'gs', other))
  })

  test('who is quicker than the figures, or stays without them, is handed over with what the form says', async ({
    page,
    language,
    sites,
  }) => {
    const { zipCode } = goodPostcode[language]
    const [other = ''] = longest[language]
    await page.goto(`${pathOf('estimate', language)}?packageId=gs&zipCode=${zipCode}`)
    await page.route('**/api/estimate*', () => {})
    const choices = page.getByRole('main').locator('form:has([name=packageId])').last()
    await choices.locator('[name=packageId]').selectOption('rs')
    await choices.locator('[name=zipCode]').fill(other)
    const order = page.locator('section').getByRole('link', { name: deskWords[language].result.order })
    await expect(order).toHaveAttribute('href', handOffUrl(sites.ordering, 'rs', other))
    await choices.locator('[name=zipCode]').fill('12')
    await expect(order).toHaveAttribute('href', handOffUrl(sites.ordering, 'rs', zipCode))
  })

  test('an extra that was chosen outlasts a package that has it anyway, in figures and box alike', async ({
    page,
    language,
  }) => {
    const { zipCode } = goodPostcode[language]
    await page.goto(`${pathOf('estimate', language)}?packageId=gs&zipCode=${zipCode}&extras=oven`)
    const choices = page.getByRole('main').locator('form:has([name=packageId])').last()
    const oven = choices.locator('[name=extra][value=oven]')
    await expect(oven).toBeChecked()
    await choices.locator('[name=packageId]').focus()
    await choices.locator('[name=packageId]').selectOption('es')
    await expect(oven).toBeHidden()
    await expect(page).toHaveURL(/packageId=es&zipCode=\w+$/)
    await choices.locator('[name=packageId]').selectOption('gs')
    await expect(oven).toBeChecked()
    await expect(page).toHaveURL(/packageId=gs&zipCode=\w+&extras=oven$/)
  })

  test('a code of the other country takes the choice along to the sister site', async ({ page, language, sites }) => {
    const { zipCode } = foreignPostcode[language]
    const choice = `packageId=es&zipCode=${zipCode}&rooms=br-9-1`
    await page.goto(`${pathOf('estimate', language)}?${choice}`)
    const sister = otherLanguage(language)
    const link = page.getByRole('main').locator(`a[href^="${sites[sister].origin}"]`).first()
    await expect(link).toHaveAttribute('href', `${sites[sister].origin}${pathOf('estimate', sister)}?${choice}`)
  })

  test('dates that have passed are asked for anew', async ({ page, language }) => {
    await page.goto(`${pathOf('estimate', language)}?packageId=gs&zipCode=${goodPostcode[language].zipCode}`)
    const button = page.getByRole('button', { name: deskWords[language].form.submit }).last()
    await button.focus()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await page.clock.setFixedTime(Date.now() + 7 * 86_400_000)
    const asked = page.waitForRequest('**/api/estimate*')
    await button.click()
    await asked
  })

  test('is printed by its button', async ({ page, language }) => {
    const { zipCode } = goodPostcode[language]
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.goto(`${pathOf('estimate', language)}?packageId=gs&zipCode=${zipCode}`)
    await page.getByRole('button', { name: deskWords[language].result.print }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed')
  })

  test('prints the summary without the form, dark on white', async ({ page, language }) => {
    const { zipCode } = goodPostcode[language]
    await page.goto(`${pathOf('estimate', language)}?packageId=gs&zipCode=${zipCode}&rooms=br-6-1`)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.locator('section time').first()).toBeVisible()
    await expect(page.getByRole('table', { name: deskWords[language].drivers.title })).toBeVisible()
    const ink = page.locator('section').filter({ has: page.locator('time') })
    await expect(ink).toHaveCSS('color', 'rgb(20, 50, 44)')
    await expect(page.locator('form [name]').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  })
})
