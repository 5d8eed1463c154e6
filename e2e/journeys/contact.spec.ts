import { pathOf } from '../../domain/website/pages.ts'
import { fillIn, hardMessage, sendMessage } from '../accepted-messages.ts'
import { expectMail } from '../expect-mail.ts'
import { expect, test } from '../journey-test.ts'

test('a message arrives at the office exactly as written, and the visitor gets a copy', async ({
  page,
  words,
  language,
  sites,
}) => {
  const message = hardMessage(language, `contact-${language}`)
  await page.goto(pathOf('customer-service', language))
  const form = page.getByRole('main').locator('form[method=post]')
  await fillIn(form, words, message)
  await sendMessage(form, words)
  await expect(form.getByRole('status')).toContainText(words.contactForm.success)
  await expect(form.getByLabel(words.contactForm.labels.remark), 'an empty form for the next message').toHaveValue('')

  const mail = await sites.mailbox.officeMailFrom(message.email)
  expectMail(mail, language, { kind: 'contact', message })
  const receipt = await sites.mailbox.receiptOf(message.email)
  expect(receipt.text).toContain(message.remark)
  expect(await sites.mailbox.countFrom(message.email)).toBe(1)
})
