import { acceptSubmission } from '../../services/contact/accept-submission.ts'
import { submission } from '../../testing/mail/fixtures.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { addAuthenticator, expect, giveSession, join, test } from './office-test.ts'

test('a newcomer joins, replaces the passkey by that of a second device, and signs in with it', async ({
  page,
  office,
}) => {
  const device = await addAuthenticator(page)
  expect(await join(page, await office.invite('Sara', 'owner'))).toHaveLength(10)
  await page.getByRole('link', { name: 'I’ve saved them' }).click()
  await expect(page.getByRole('banner').getByText('Sara', { exact: true })).toBeVisible()
  await device.lose()
  await page.goto('/me')
  await expect(page.getByText('You have one passkey')).toBeVisible()
  await page.getByRole('link', { name: 'Create another passkey' }).click()
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  const remove = page.getByRole('button', { name: /^Remove/ })
  await expect(remove).toHaveCount(2)
  await remove.first().click()
  await expect(remove).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' })
  await expect(signIn).toBeVisible()
  await page.goto('/people')
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fpeople$/)
  await device.setVerified(false)
  await signIn.click()
  await expect(page.getByText('The passkey wasn’t used.'), 'of an unverified user').toBeVisible()
  await device.setVerified(true)
  await signIn.click()
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
})

test('a lost passkey is replaced by a recovery code', async ({ page, office }) => {
  const device = await addAuthenticator(page)
  const [code = ''] = await join(page, await office.invite('Sara', 'owner'))
  await device.lose()
  await page.context().clearCookies()
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'I’ve lost my passkeys' }).click()
  await page.getByLabel('Recovery code').fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await page.goto('/')
  await expect(page.getByText('Sara got back in without their passkeys')).toBeVisible()
})

test('an owner invites someone after confirming with the passkey', async ({ page, office, faults }) => {
  await addAuthenticator(page)
  await join(page, await office.invite('Olga', 'owner'))
  const longAgo = new Date(Date.now() - 11 * 60_000).toISOString()
  await office.database.updateTable('session').set({ provedAt: longAgo }).execute()
  await page.goto('/people')
  await page.getByLabel('Name').fill('Tom')
  await page.getByLabel('Role').selectOption('Cleaning crew')
  await page.getByRole('button', { name: 'Create invitation link' }).click()
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Link for Tom' })).toBeVisible()
  faults.expect(/403 \(Forbidden\).*\/people\)/)
})

test('letters go to pages, ? lists them, and they can be switched off', async ({ page, office }) => {
  await giveSession(page, office, { name: 'Sara' })
  await page.goto('/')
  await page.keyboard.type('gp')
  // A letter is heard once the page has loaded, which is later than its address shows.
  await page.waitForURL('/people')
  await page.keyboard.press('n')
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('g d?')
  await expect(page.getByLabel('Name')).toHaveValue('g d?')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.getByLabel('Shortcuts are on').uncheck()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await page.keyboard.press('?')
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeHidden()
  await page.goto('/orders?country=BE')
  await page.getByLabel('Visit from').pressSequentially('05052026')
  await expect(page.getByLabel('Visit from'), 'a date that is typed loads nothing').toHaveValue('2026-05-05')
  await page.goto('/payments/documents')
  await page.getByLabel('Kind').selectOption('creditNote')
  await page.waitForURL(/kind=creditNote/)
})

test('every page is accessible in both themes, and fits a phone', async ({ page, office, faults }) => {
  test.slow()
  faults.expect(/404 .*nowhere/)
  await page.goto(await office.invite('Sara', 'owner'))
  await expectAccessibleInBothThemes(page)
  await giveSession(page, office, { name: 'Olga' })
  for (const path of [
    '/',
    '/leads',
    '/people',
    '/me',
    '/me/passkeys/new',
    '/payments/documents',
    '/payments/months',
    '/audit',
    '/personal-data',
    '/recovery',
    '/sign-in',
    '/nowhere',
  ]) {
    await page.goto(path)
    await expectAccessibleInBothThemes(page)
    await page.setViewportSize({ width: 360, height: 740 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 720 })
  }
  await page.goto('/people')
  await page.getByRole('link', { name: 'Olga' }).click()
  await expectAccessibleInBothThemes(page)
  await acceptSubmission(office.database, submission(), new Date())
  await page.goto('/personal-data')
  await page.getByLabel('E-mail address').fill('ada@visitor.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Message' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test.describe('in a Dutch browser', () => {
  test.use({ locale: 'nl-NL' })

  test('a form says what it lacks at the first try, in the person’s language', async ({ page, office, faults }) => {
    await giveSession(page, office, { name: 'Sara', language: 'nl' })
    await page.goto('/planning/absences')
    await page.getByLabel('Mensen').fill('0')
    await page.getByLabel('Van', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Toevoegen' }).click()
    const list = page.getByRole('alert')
    await expect(list).toBeFocused()
    await expect(list.getByRole('link')).toHaveText([
      'Van: Vul dit in.',
      'Mensen: Vul een heel getal in van 1 tot en met 99.',
    ])
    await list.getByRole('link', { name: /^Mensen/ }).click()
    const people = page.getByLabel('Mensen')
    await expect(people).toBeFocused()
    await expect(people).toHaveAccessibleDescription('Vul een heel getal in van 1 tot en met 99.')
    await people.fill('2')
    await expect(people).toHaveAccessibleDescription('')
    await expectAccessibleInBothThemes(page)
    // Problems that only the server can know are listed in the same way.
    await page.goto('/people')
    await page.getByLabel('Naam').fill('Sara')
    await page.getByRole('button', { name: 'Uitnodigingslink maken' }).click()
    await expect(list).toBeFocused()
    await expect(page.getByLabel('Naam')).toHaveValue('Sara')
    faults.expect(/422/)
  })
})
