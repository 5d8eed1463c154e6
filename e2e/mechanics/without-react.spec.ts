import type { Page, Route } from '@playwright/test'
import { pathOf } from '../../domain/website/pages.ts'
import { hardMessage, sendMessage, writeToCustomerService } from '../accepted-messages.ts'
import { bootScriptRun } from '../boot-script.ts'
import { untilHydrated } from '../hydrated.ts'
import { expect, test } from '../journey-test.ts'
import { goodPostcode } from '../postcodes.ts'
import { routeReact } from '../react-files.ts'

for (const [gone, lose] of [
  ['all scripts', (page: Page, handle: (route: Route) => Promise<void>) => page.route('**/assets/*.js', handle)],
  ['React alone', routeReact],
] as const) {
  test(`when ${gone} cannot be fetched, postcode and message use their native forms`, async ({
    page,
    words,
    language,
    sites,
    faults,
  }) => {
    faults.expect(/404|dynamically imported/)
    await lose(page, (route) => route.fulfill({ status: 404 }))
    await page.goto('/', { waitUntil: 'load' })
    const field = page.getByLabel(words.postcodeForm.label).first()
    await field.fill(goodPostcode[language].typed)
    await field.press('Enter')
    await expect(page).toHaveURL(
      `${sites[language].ordering}/location?packageId=gs&zipCode=${goodPostcode[language].zipCode}`,
    )

    const message = hardMessage(language, `without-${gone.replace(' ', '-')}-${language}`)
    await writeToCustomerService(page, words, language, message)
    await expect(page.getByText(words.contactForm.success)).toBeVisible()
    await sites.mailbox.officeMailFrom(message.email)
  })
}

test('the draft of a message that was refused without React is removed once React has sent it', async ({
  page,
  words,
  language,
  faults,
}) => {
  faults.expect(/404|422|dynamically imported/)
  let gone = true
  await routeReact(page, (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()))
  const message = hardMessage(language, `mended-${language}`)
  const form = await writeToCustomerService(page, words, language, { ...message, phoneNumber: '12' })
  await expect(form).toContainText(words.contactForm.summary)
  gone = false
  await bootScriptRun(page)
  await form.locator('[name=phoneNumber]').fill(message.phoneNumber)
  await untilHydrated(page)
  await sendMessage(form, words)
  await expect(form.getByRole('status')).toContainText(words.contactForm.success)
  await expect(form.locator('[name=remark]')).toHaveValue('')
})

/** Changes the texts of a page as a browser's translation does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script,style,textarea')) continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  })

test('a page translated by the browser stays whole, and its forms work without React', async ({
  page,
  words,
  language,
  sites,
}) => {
  const { typed, zipCode } = goodPostcode[language]
  await page.goto(pathOf('es', language))
  await translate(page)
  const form = page.locator('form:has([name=zipCode])').first()
  await form.getByLabel(words.postcodeForm.label).fill(typed)
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  await form.getByLabel(words.postcodeForm.label).press('Enter')
  await expect(page).toHaveURL(`${sites[language].ordering}/eindSchoonmaak/location?packageId=es&zipCode=${zipCode}`)
})
