import { officeWords } from '../../copy/office/words.ts'
import { localeOf } from '../../domain/language.ts'
import { expectAccessible } from '../axe.ts'
import { addAuthenticator, expect, test } from './office-test.ts'

const language = 'nl'
test.use({ locale: localeOf(language) })

test('on the first day an owner gets in, sets up the company and the office by keyboard alone (R17.42, R17.43)', async ({
  page,
  office,
  faults,
}) => {
  const { passkeys, people, firstDay, company, planning, frame } = officeWords[language]
  const device = await addAuthenticator(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const press = async (role: 'link' | 'button', name: string) => {
    await page.getByRole(role, { name, exact: true }).first().focus()
    await page.keyboard.press('Enter')
  }
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type(text)
  }
  /** For pages that other journeys check by axe. @param title of a page that a link has just led to */
  const expectFits = async (title?: string) => {
    if (title) await expect(page.getByRole('heading', { name: title, level: 1, exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  const expectFine = async (title?: string) => {
    await expectFits(title)
    await expectAccessible(page)
  }
  const steps = Object.keys(firstDay.tasks) as (keyof typeof firstDay.tasks)[]
  const openList = async () => await page.locator('summary', { hasText: firstDay.steps }).press('Enter')
  /** A thing on the list, with its state. */
  const stateOf = (step: (typeof steps)[number]) =>
    page.getByRole('region', { name: firstDay.title }).getByRole('listitem').nth(steps.indexOf(step))

  await page.goto(await office.invite('Olga', 'owner'))
  await expectFits()
  await press('button', passkeys.join.button)
  await expect(page.getByRole('heading', { name: passkeys.codes.title })).toBeVisible()
  await expectFine()
  await press('link', passkeys.codes.done)
  await expect(page.getByRole('heading', { name: firstDay.title })).toBeVisible()
  await openList()
  for (const step of steps) await expect(stateOf(step)).not.toContainText(firstDay.done)
  await expectFine()

  await press('link', firstDay.tasks.company.title)
  await expectFine(frame.pages.company)
  await page.locator('summary', { hasText: company.sections.payee[0] }).focus()
  await page.keyboard.press('Enter')
  await expectFine()
  await press('link', company.edit.replace('{name}', company.sections.payee[0]))
  await expectFine(company.sections.payee[0])
  const account = company.inCountry.replace('{label}', company.account.iban).replace('{country}', company.countries.BE)
  await type(account, 'BE71 0961 2345 6760')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert').getByRole('link')).toContainText(company.problems.iban)
  faults.expect(/422 \(Unprocessable/)
  await expectFine()
  await type(account, 'BE71 0961 2345 6769')
  await page.keyboard.press('Enter')
  await expect(page.getByText(frame.saved, { exact: true })).toBeVisible()
  await expect(page.getByText(company.waitingHere)).toBeVisible()
  await expectFine()
  for (const part of ['facts', 'claims', 'legal'] as const) {
    await page.goto(`/company/${part}`)
    await expectFine()
  }

  await page.goto('/')
  await openList()
  await press('link', firstDay.tasks.teams.title)
  await page.getByRole('spinbutton').first().focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(page.getByText(planning.roster.saved)).toBeVisible()
  await expectFits()

  await page.goto('/')
  await openList()
  await press('link', firstDay.tasks.people.title)
  await type(people.labels.name, 'Sara')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${people.link.label}: http`)).toBeVisible()
  await expectFine()

  await page.goto('/')
  await openList()
  await press('link', firstDay.tasks.passkey.title)
  await expectFits(frame.pages.me)
  // The second device.
  await device.lose()
  await press('link', people.me.addPasskey)
  await expectFits(people.me.addPasskey)
  await press('button', passkeys.join.button)
  await expect(page.getByRole('heading', { name: frame.pages.me, level: 1 })).toBeVisible()

  await page.goto('/')
  await openList()
  await expect(stateOf('passkey')).toContainText(firstDay.done)
  await expectFits()
})
