import type { Locator } from '@playwright/test'
import { pathOf } from '../../domain/website/pages.ts'
import { fillIn, hardMessage, untilPlausible } from '../accepted-messages.ts'
import { expect, test } from '../journey-test.ts'
import type { Words } from '../site-words.ts'

/** Presses whose second half comes after the message was sent: the server is faster than a finger. */
const longPresses = {
  'a double click': async (form: Locator, words: Words) => {
    const { mouse } = form.page()
    await form.getByRole('button', { name: words.contactForm.submit }).hover()
    await mouse.down()
    await mouse.up()
    await expect(form.getByRole('status')).toContainText(words.contactForm.success)
    await mouse.down({ clickCount: 2 })
    await mouse.up({ clickCount: 2 })
  },
  'Enter held down in a field': async (form: Locator, words: Words) => {
    const { keyboard } = form.page()
    await form.locator('[name=firstName]').focus()
    await keyboard.down('Enter')
    await expect(form.getByRole('status')).toContainText(words.contactForm.success)
    await keyboard.down('Enter')
    await keyboard.up('Enter')
  },
}
for (const [press, pressLong] of Object.entries(longPresses)) {
  test(`${press} sends one mail and keeps the confirmation visible`, async ({ page, words, language, sites }) => {
    const message = hardMessage(language, `${press.replaceAll(' ', '-')}-${language}`)
    await page.goto(pathOf('customer-service', language))
    const form = page.getByRole('main').locator('form[method=post]')
    await fillIn(form, words, message)
    await untilPlausible(page)
    await pressLong(form, words)
    await expect(form.getByRole('status')).toContainText(words.contactForm.success)
    await expect(form.locator('[name=firstName]')).toHaveValue('')
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(0)
    await sites.mailbox.receiptOf(message.email)
    expect(await sites.mailbox.countFrom(message.email)).toBe(1)
  })
}
