import type { Page } from '@playwright/test'
import { pathOf } from '../../domain/website/pages.ts'
import { fillIn, hardMessage, phones, sendMessage } from '../accepted-messages.ts'
import { expectMail } from '../expect-mail.ts'
import { untilHydrated } from '../hydrated.ts'
import { expect, test } from '../journey-test.ts'
import type { Words } from '../site-words.ts'

const dialogOf = (page: Page, words: Words) => page.getByRole('dialog', { name: words.layout.businessDialog.title })

test('the business modal opens before any script loads, and Escape returns the focus', async ({
  page,
  words,
  faults,
}) => {
  faults.expect(/ERR_FAILED|dynamically imported/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'load' })
  const opener = page.getByRole('button', { name: words.layout.footer.business })
  const dialog = dialogOf(page, words)
  await opener.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await dialog.getByRole('button', { name: words.layout.businessDialog.close }).click()
  await expect(dialog).toBeHidden()
})

test('a phone number typed in the business box is filled into the call-back form; an invalid one opens nothing', async ({
  page,
  words,
  language,
  sites,
}) => {
  const message = { ...hardMessage(language, `call-back-${language}`), business: 'Bakkerij' }
  await page.goto(pathOf('gs', language))
  const box = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('[name=phoneNumber]') })
  const phone = box.locator('[name=phoneNumber]')
  const callMe = box.getByRole('button')
  const dialog = dialogOf(page, words)
  await phone.fill('12')
  await untilHydrated(page)
  await callMe.click()
  await expect(dialog).toBeHidden()
  await expect(phone).toHaveAttribute('aria-invalid', 'true')

  await phone.fill(message.phoneNumber)
  await callMe.click()
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('[name=phoneNumber]')).toHaveValue(message.phoneNumber)
  // A mistake in the first attempt must not change the kind of message.
  await fillIn(dialog, words, { ...message, firstName: '' })
  await expect(dialog.locator('[data-hydrated]')).toBeAttached()
  await sendMessage(dialog, words)
  await expect(dialog.locator('[name=firstName]')).toHaveAttribute('aria-invalid', 'true')
  await fillIn(dialog, words, message)
  await sendMessage(dialog, words)
  await expect(dialog.getByRole('status')).toContainText(words.contactForm.success)
  const mail = await sites.mailbox.officeMailFrom(message.email)
  expectMail(mail, language, { kind: 'callBack', message })
  expect(mail.subject).toContain(phones[language].dialled)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the business modal sends its message', async ({ page, words, language, sites }) => {
    const message = { ...hardMessage(language, `plain-business-${language}`), business: 'Bakkerij' }
    await page.goto('/')
    await page.getByRole('button', { name: words.layout.footer.business }).click()
    const dialog = page.getByRole('dialog')
    await fillIn(dialog, words, message)
    await dialog.getByRole('button', { name: words.contactForm.submit }).click()
    await expect(page.getByText(words.contactForm.success)).toBeVisible()
    expectMail(await sites.mailbox.officeMailFrom(message.email), language, { kind: 'business', message })
  })
})
