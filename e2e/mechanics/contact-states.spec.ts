import type { Locator, Page } from '@playwright/test'
import { pathOf } from '../../domain/website/pages.ts'
import { fillIn, hardMessage, sendMessage, untilPlausible } from '../accepted-messages.ts'
import { untilHydrated } from '../hydrated.ts'
import { expect, test } from '../journey-test.ts'
import type { Words } from '../site-words.ts'

/** Holds back every answer of the API until `letGo` is called. */
async function holdAnswers(page: Page) {
  const gate = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/api/sendMail', async (route) => {
    asked += 1
    await gate.promise
    await route.continue()
  })
  return { letGo: () => gate.resolve(), asked: () => asked }
}

test('while a message is being sent the button is disabled and another submit is ignored: one mail', async ({
  page,
  words,
  language,
  sites,
}) => {
  const message = hardMessage(language, `twice-${language}`)
  const answers = await holdAnswers(page)
  await page.goto(pathOf('customer-service', language))
  const form = page.getByRole('main').locator('form[method=post]')
  await fillIn(form, words, message)
  await sendMessage(form, words)
  await expect(form.getByRole('button', { name: words.contactForm.sending })).toBeDisabled()
  await form.locator('[name=firstName]').press('Enter')
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
  answers.letGo()
  await expect(form.getByRole('status')).toContainText(words.contactForm.success)
  await expect(form.getByRole('button', { name: words.contactForm.submit })).toBeEnabled()
  await sites.mailbox.receiptOf(message.email)
  expect(answers.asked()).toBe(1)
  expect(await sites.mailbox.countFrom(message.email)).toBe(1)
})

test('text changed while a message is being sent is kept, because it was not sent', async ({
  page,
  words,
  language,
}) => {
  const { letGo } = await holdAnswers(page)
  const message = hardMessage(language, `changed-${language}`)
  await page.goto(pathOf('customer-service', language))
  const form = page.getByRole('main').locator('form[method=post]')
  await fillIn(form, words, message)
  await untilHydrated(page)
  await sendMessage(form, words)
  await expect(form.getByRole('button', { name: words.contactForm.sending })).toBeVisible()
  const remark = form.getByLabel(words.contactForm.labels.remark, { exact: true })
  await remark.press('End')
  await remark.pressSequentially(' And the cellar.')
  letGo()
  await expect(form.getByRole('status').filter({ hasText: words.contactForm.success })).toBeVisible()
  await expect(remark).toHaveValue(/ And the cellar\./)
})

test('a message is sent and confirmed where the browser forbids storage', async ({ page, words, language, sites }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      Object.defineProperty(window, storage, { get })
    }
  })
  const message = hardMessage(language, `forbidden-${language}`)
  await page.goto(pathOf('customer-service', language))
  const form = page.getByRole('main').locator('form[method=post]')
  await fillIn(form, words, message)
  await sendMessage(form, words)
  await expect(form.getByRole('status')).toContainText(words.contactForm.success)
  await expect(form.getByRole('button', { name: words.contactForm.submit })).toBeEnabled()
  await sites.mailbox.receiptOf(message.email)
})

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

test('while the server is away: an error, then other ways to reach us, the text kept; each new submit clears the old message', async ({
  page,
  words,
  language,
  sites,
  faults,
}) => {
  faults.expect(/ERR_CONNECTION_REFUSED/)
  const message = hardMessage(language, `away-${language}`)
  await page.goto(pathOf('customer-service', language))
  const form = page.getByRole('main').locator('form[method=post]')
  // By its attribute: while empty it has no size and counts as hidden.
  const status = form.locator('[role=status]')
  await fillIn(form, words, message)
  await page.route('**/api/sendMail', (route) => route.abort('connectionrefused'))
  await sendMessage(form, words)
  await expect(status).toContainText(words.contactForm.error)
  await sendMessage(form, words)
  const byMail = form.getByRole('link', { name: words.contactForm.byMail })
  await expect(byMail, 'another way to reach us after the second failure').toHaveAttribute('href', /^mailto:/)
  const href = new URL((await byMail.getAttribute('href')) ?? '')
  expect(href.searchParams.get('body')).toContain(message.remark)
  await expect(form.locator('[name=remark]')).toHaveValue(message.remark)

  await page.unroute('**/api/sendMail')
  const answers = await holdAnswers(page)
  await sendMessage(form, words)
  await expect(form.getByRole('button', { name: words.contactForm.sending })).toBeDisabled()
  await expect(status).toHaveText('')
  answers.letGo()
  await expect(status).toContainText(words.contactForm.success)
  await sites.mailbox.officeMailFrom(message.email)

  await page.unroute('**/api/sendMail')
  const later = await holdAnswers(page)
  await fillIn(form, words, message)
  await sendMessage(form, words)
  await expect(form.getByRole('button', { name: words.contactForm.sending })).toBeDisabled()
  await expect(status).toHaveText('')
  later.letGo()
  await expect(status).toContainText(words.contactForm.success)
})

test('a message whose answer is lost is retried automatically and makes one mail', async ({
  page,
  words,
  language,
  sites,
  faults,
}) => {
  faults.expect(/503/)
  const message = hardMessage(language, `lost-answer-${language}`)
  await page.goto(pathOf('customer-service', language))
  const form = page.getByRole('main').locator('form[method=post]')
  await fillIn(form, words, message)
  // The message is stored but its answer is lost, so the retry must find it stored already.
  let asked = 0
  await page.route('**/api/sendMail', async (route) => {
    asked += 1
    if (asked > 1) return route.continue()
    await route.fetch()
    await route.fulfill({ status: 503, body: '' })
  })
  await sendMessage(form, words)
  await expect(form.getByRole('status')).toContainText(words.contactForm.success)
  expect(asked).toBe(2)
  await sites.mailbox.receiptOf(message.email)
  expect(await sites.mailbox.countFrom(message.email)).toBe(1)
})
