import { pathOf } from '../../domain/website/pages.ts'
import { fillIn, hardMessage, sendMessage } from '../accepted-messages.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { untilHydrated } from '../boot-script.ts'
import { expect, test } from '../journey-test.ts'
import { badPostcode } from '../postcodes.ts'

test.use({ viewport: { width: 360, height: 800 } })

test('the business modal is accessible, empty and with mistakes (English site only)', async ({ page, words }) => {
  await page.goto('/')
  await page.getByRole('button', { name: words.layout.footer.business }).click()
  const dialog = page.getByRole('dialog', { name: words.layout.businessDialog.title })
  await expect(dialog).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await dialog.getByLabel(words.contactForm.labels.firstName).focus()
  await untilHydrated(page)
  await sendMessage(dialog, words)
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('an invalid postcode is shown accessibly, with a ring (R5.1) (English site only)', async ({ page, words }) => {
  await page.goto('/')
  const field = page.getByLabel(words.postcodeForm.label).first()
  const ring = () => field.locator('..').evaluate((row) => getComputedStyle(row).boxShadow)
  const calm = await ring()
  await field.focus()
  await untilHydrated(page)
  await field.fill(badPostcode)
  await field.press('Enter')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(ring).not.toBe(calm)
  await expectAccessibleInBothThemes(page)
})

test('the contact form is accessible with mistakes and after sending (English site only)', async ({
  page,
  words,
  language,
}) => {
  await page.goto(pathOf('customer-service', language))
  const form = page.getByRole('main').locator('form[method=post]')
  await form.getByLabel(words.contactForm.labels.firstName).focus()
  await untilHydrated(page)
  await sendMessage(form, words)
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(5)
  await expectAccessibleInBothThemes(page)
  await fillIn(form, words, hardMessage(language, `states-${language}`))
  await sendMessage(form, words)
  await expect(form.getByRole('status')).toContainText(words.contactForm.success)
  await expectAccessibleInBothThemes(page)
})
