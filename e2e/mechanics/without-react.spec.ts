import type { Page } from '@playwright/test'
import { pathOf } from '../../domain/website/pages.ts'
import { hardMessage, writeToCustomerService } from '../accepted-messages.ts'
import { expect, test } from '../journey-test.ts'
import { goodPostcode } from '../postcodes.ts'
import { routeReact } from '../react-files.ts'

test('when React cannot be fetched, postcode and message use their native forms', async ({
  page,
  words,
  language,
  sites,
  faults,
}) => {
  faults.expect(/404|dynamically imported/)
  await routeReact(page, (route) => route.fulfill({ status: 404 }))
  await page.goto('/', { waitUntil: 'load' })
  const field = page.getByLabel(words.postcodeForm.label).first()
  await field.fill(goodPostcode[language].typed)
  await field.press('Enter')
  await expect(page).toHaveURL(
    `${sites[language].ordering}/location?packageId=gs&zipCode=${goodPostcode[language].zipCode}`,
  )

  const message = hardMessage(language, `without-react-${language}`)
  await writeToCustomerService(page, words, language, message)
  await expect(page.getByText(words.contactForm.success)).toBeVisible()
  await sites.mailbox.officeMailFrom(message.email)
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
