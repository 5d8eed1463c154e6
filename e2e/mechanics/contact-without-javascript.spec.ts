import { pathOf } from '../../domain/website/pages.ts'
import { fillIn, hardMessage } from '../accepted-messages.ts'
import { expectMail } from '../expect-mail.ts'
import { expect, test } from '../journey-test.ts'

test.use({ javaScriptEnabled: false })

test('a message arrives, and reloading the confirmation does not send it again', async ({
  page,
  words,
  language,
  sites,
}) => {
  const message = hardMessage(language, `plain-${language}`)
  await page.goto(pathOf('customer-service', language))
  const form = page.getByRole('main').locator('form[method=post]')
  await fillIn(form, words, message)
  await form.getByRole('button', { name: words.contactForm.submit }).click()
  await expect(page.getByText(words.contactForm.success)).toBeVisible()
  await page.reload()
  await expect(page.getByText(words.contactForm.success)).toBeVisible()
  expectMail(await sites.mailbox.officeMailFrom(message.email), language, { kind: 'contact', message })
  await sites.mailbox.receiptOf(message.email)
  expect(await sites.mailbox.countFrom(message.email)).toBe(1)
})

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
