import { fill } from '../../copy/fill.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { bootScriptRun } from '../boot-script.ts'
import { expect, test } from '../ordering/ordering-test.ts'
import { orderingWords } from '../ordering/ordering-words.ts'
import { emailOf, throughCheck, throughDetails, throughLocation, throughVisits } from '../ordering/take-order-steps.ts'
import { goodPostcode } from '../postcodes.ts'

const small = { width: 360, height: 740 }

test('back, reload and a second tab lose nothing that was typed', async ({ page, context, language, site }) => {
  const { details, frame } = orderingWords[language]
  const ordering = { page, language, origin: site.ordering, name: `back-${language}` }
  await throughLocation(ordering)
  await throughVisits(ordering)
  await bootScriptRun(page)
  await page.getByLabel(details.labels.firstName).fill('Zoë')
  await page.reload()
  await expect(page.getByLabel(details.labels.firstName)).toHaveValue('Zoë')
  await throughDetails(ordering)
  await page.waitForURL(/\/check$/)
  await page.goBack()
  await expect(page.getByLabel(details.labels.lastName)).toHaveValue("van 't Hoff-Müller")
  const tab = await context.newPage()
  await tab.goto(page.url())
  await expect(tab.getByLabel(details.labels.city)).toHaveValue('Stad & <b>Land</b>')
  await page.getByRole('link', { name: frame.steps.location }).click()
  await expect(page.locator('[name=houseNumber]')).toHaveValue('12')
})

test('with the keyboard alone: every step is reached, chosen and sent', async ({ page, language, site }) => {
  const { visits, details } = orderingWords[language]
  const ordering = { page, language, origin: site.ordering, name: `keys-${language}` }
  await page.goto(`${site.ordering}/location?packageId=gs&zipCode=${goodPostcode[language].zipCode}`)
  await page.locator('[name=houseNumber]').focus()
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visits.title)
  await bootScriptRun(page)
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  const [date, part] = (await page.getByRole('radio').nth(1).getAttribute('aria-label'))?.split(', ') ?? []
  await expect(page.getByRole('complementary'), 'the work order names the visit').toContainText(`${date}, ${part}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(details.title)
  await throughDetails(ordering)
  await throughCheck(ordering)
  await expect(page).toHaveURL(/\/order\//)
})

test('both steps of the withdrawal function are accessible', async ({ page, language, site }) => {
  const { withdrawal } = orderingWords[language]
  await page.goto(`${site.ordering}/withdrawal`)
  await expectAccessibleInBothThemes(page)
  await page.getByLabel(withdrawal.labels.name).fill('Zoë')
  await page.getByLabel(withdrawal.labels.contract).fill('K7F4-29QX')
  await page.getByLabel(withdrawal.labels.email).fill(emailOf('withdraw'))
  await page.getByRole('button', { name: withdrawal.title }).click()
  await expect(page.getByRole('button', { name: withdrawal.confirm, exact: true })).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('explains wrong fields beside them and in a summary that leads there', async ({
  page,
  language,
  site,
  faults,
}) => {
  faults.expect(/422/)
  const { details } = orderingWords[language]
  const ordering = { page, language, origin: site.ordering, name: `wrong-${language}` }
  await throughLocation(ordering)
  await throughVisits(ordering, 4)
  await page.getByRole('button', { name: details.submit }).click()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('alert').getByRole('link', { name: details.problems.street }).click()
  await expect(page.locator('[name=street]')).toBeFocused()
  await expect(page.getByRole('textbox', { name: details.labels.email })).toHaveAccessibleDescription(
    `${details.hints.email} ${details.problems.email}`,
  )
})

test('step 1 asks as the estimate does, and its work order follows each answer in place', async ({
  page,
  words,
  language,
  site,
}) => {
  const { form } = words.estimateDesk
  await page.goto(`${site.ordering}/location?packageId=gs&zipCode=${goodPostcode[language].zipCode}`)
  const price = page.getByRole('complementary').locator('strong').nth(1)
  const before = await price.textContent()
  await page.getByLabel(form.size).fill('200')
  await page.getByLabel(form.size).press('Tab')
  await expect(price).not.toHaveText(before ?? '')
  await expect(page).toHaveURL(/rooms=/)
  const bedrooms = page.getByLabel(form.bedrooms, { exact: true })
  const more = page.getByRole('button', { name: fill(form.more, { label: form.bedrooms }) })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(bedrooms).toHaveValue('4')
  await expect(more).toBeFocused()
  await page.locator('[name=packageId]').selectOption('es')
  await expect(page.locator('[name=handover]')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('a phone says in one line how far the order is, and keeps the price in view', async ({ page, language, site }) => {
  await page.setViewportSize(small)
  const { frame } = orderingWords[language]
  await page.goto(`${site.ordering}/location?packageId=gs&zipCode=${goodPostcode[language].zipCode}`)
  await expect(page.getByText(fill(frame.brief, { order: '€' }))).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(fill(frame.stepOf, { step: 1, steps: 4, name: frame.steps.location }))).toBeVisible()
})
