import { acceptSubmission } from '../../server/contact/accept-submission.ts'
import { request, submission } from '../../testing/mail/fixtures.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { addAuthenticator, expect, join, test } from './office-test.ts'

test('a new lead appears by itself within a second, is answered, and warns who else writes (R17.14)', async ({
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
  await context.close()
})
