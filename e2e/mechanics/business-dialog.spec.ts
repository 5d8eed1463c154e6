import type { Page } from '@playwright/test'
import { fillIn, hardMessage } from '../accepted-messages.ts'
import { expectMail } from '../expect-mail.ts'
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
