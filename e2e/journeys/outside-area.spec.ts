import { officeWords } from '../../copy/office/words.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { startOffice } from '../../testing/office/start-office.ts'
import { sendMessage } from '../accepted-messages.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../journey-test.ts'
import { openDesk } from '../office/office-test.ts'

test('a visitor outside our area sends a message of two fields, and the office counts it by region (R1.13) (Dutch site only)', async ({
  page,
  browser,
  language,
  words,
  sites,
}) => {
  test.setTimeout(240_000)
  const { leads } = officeWords[language]
  await page.goto(`${pathOf('gs', language)}`)
  const field = page.getByRole('main').locator('input[name=zipCode]').first()
  await field.fill('1791 AB')
  await field.press('Enter')
  await expect(page.getByText(words.postcodeForm.problems.notCovered.split('{')[0] ?? '').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('main').locator('a[href*="zipCode=1791AB"]').first().click()
  const form = page.getByRole('main').locator('form[method=post]')
  await form.getByLabel(words.contactForm.labels.email, { exact: true }).fill('texel@visitor.example')
  await sendMessage(form, words)
  await expect(form.getByRole('status')).toContainText(words.contactForm.success)
  await expectAccessibleInBothThemes(page)

  const office = await startOffice('warn', sites.databaseUrl)
  const desk = await openDesk(browser, office, { name: 'Otto', language })
  await desk.goto(`${office.origin}/leads?kind=uncovered`)
  await expect(desk.getByText(leads.demand)).toBeVisible()
  await expectAccessibleInBothThemes(desk)
  const file = await desk.request.get(`${office.origin}/leads.csv`)
  expect(await file.text()).toContain('Noord-Holland')
  await desk.context().close()
  await office.stop()
})
