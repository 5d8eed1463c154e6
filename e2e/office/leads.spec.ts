import type { Page } from '@playwright/test'
import { acceptSubmission } from '../../server/contact/accept-submission.ts'
import { generateSlots } from '../../server/scheduling/generate-slots.ts'
import { request, submission } from '../../testing/mail/fixtures.ts'
import { sampleTariff } from '../../testing/orders/order-services.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { addAuthenticator, expect, join, test } from './office-test.ts'

test('a new lead appears by itself within a second, is answered, warns who else writes, and becomes an order (R17.14, R17.18)', async ({
  page,
  office,
  browser,
  faults,
}) => {
  await addAuthenticator(page)
  await join(page, await office.invite('Sara', 'owner'))
  await page.goto('/leads')
  await expect(page.getByText('No messages here.')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const streaming = page.waitForResponse(/\/events$/)
  await page.reload()
  await streaming
  await acceptSubmission(office.database, submission({ request: request({ lastName: 'Byron' }) }), new Date())
  await expect(page.getByRole('link', { name: 'Ada Byron' })).toBeVisible({ timeout: 1000 })
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
  await expectAccessibleInBothThemes(page)
  await page.goto('/')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: 'Answer Ada Byron' }).click()

  const context = await browser.newContext()
  const tom = await context.newPage()
  await addAuthenticator(tom)
  await join(tom, await office.invite('Tom', 'office'))
  await tom.goto(page.url())
  await page.keyboard.press('r')
  await page.keyboard.type('We’ll come on Monday.')
  await expect(tom.getByText('Sara is writing a reply right now.')).toBeVisible()
  await tom.getByLabel('Your reply').fill('Text of Tom')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('Sara replied')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expect(tom.getByText('This lead has changed since you opened it.')).toBeVisible()
  await expect(tom.getByLabel('Your reply')).toHaveValue('Text of Tom')
  await tom.getByRole('button', { name: 'Send reply' }).click()
  await expect(tom.getByRole('heading', { name: 'Nothing was changed' })).toBeVisible()
  await expect(tom.getByLabel('Your reply')).toHaveValue('Text of Tom')
  await expectAccessibleInBothThemes(tom)
  faults.expect(/409 \(Conflict\)/)

  await generateSlots(office.database, sampleTariff('BE'), new Date())
  await orderByPhone(page)
  faults.expect(/422 \(Unprocessable/)
  await context.close()
})

/** From an open lead to an order, with a mistake on the way, and to its cancellation. */
async function orderByPhone(page: Page) {
  await page.getByRole('link', { name: 'New order by phone' }).click()
  await page.getByLabel('Postal code').fill('2000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Available visits' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: /€/ }).first().click()
  await expect(page.getByLabel('Last name')).toHaveValue('Byron')
  await page.getByLabel('Street').fill('Meir')
  await page.getByLabel('Leaves before the end').check()
  const place = page.getByRole('button', { name: 'Place the order' })
  await place.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Street')).toHaveValue('Meir')
  await expectAccessibleInBothThemes(page)
  await page.getByLabel('House number').fill('1')
  await page.getByLabel('Town').fill('Antwerpen')
  for (const box of await page.getByRole('group', { name: 'Read aloud' }).getByRole('checkbox').all()) await box.check()
  await place.dblclick()
  await expect(page.getByText('Sara took the order by phone')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByText('Cancel…').click()
  await page.getByLabel('Agreed with the customer').check()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Sara cancelled')).toBeVisible()
  await page.goto('/orders')
  await expect(page.getByRole('row', { name: /Ada Byron.*Cancelled/ })).toBeVisible()
  await expectAccessibleInBothThemes(page)
}
