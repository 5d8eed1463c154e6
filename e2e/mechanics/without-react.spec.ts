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
