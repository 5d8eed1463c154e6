import type { Page } from '@playwright/test'
import { fill } from '../../copy/fill.ts'
import { crewPhoneWords } from '../../copy/office/crew-phone-words.ts'
import { officeWords } from '../../copy/office/words.ts'
import { startOffice } from '../../testing/office/start-office.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { addAuthenticator, openDesk } from '../office/office-test.ts'
import { awaited, expectFine, handle, nameOfCustomer, openCrew } from '../office/open-crew.ts'
import { expect, test } from '../ordering/ordering-test.ts'
import { orderingWords } from '../ordering/ordering-words.ts'

/** Lets nothing be stored, as on a full phone, until the page is left. */
function fillStorage(): void {
  if (!sessionStorage.getItem('full'))
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The phone is full', 'QuotaExceededError')
    }
  sessionStorage.setItem('full', 'once')
}

test('what a crew records without a network or a session arrives, and a cancelled order stays cancelled (R20.4, R20.6) (Dutch site only)', async ({
  page,
  browser,
  language,
  site,
  sites,
  faults,
}) => {
  test.setTimeout(300_000)
  faults.expect(awaited)
  faults.expect(/The phone is full/)
  const words = crewPhoneWords[language]
  const { visits, leads, crewDay, passkeys } = officeWords[language]
  const { cancel, titles } = orderingWords[language].orderPage
  const office = await startOffice('warn', sites.databaseUrl)
  const crew = await openCrew(browser, office, { page, language, origin: site.ordering, name: 'cellar' })
  const phone = await crew.phoneOf('Dora', 320)
  const second = await crew.phoneOf('Emil', 390)
  const { press } = handle(phone, words)
  const rooms = (of: Page) => of.getByRole('region', { name: words.rooms }).getByRole('listitem')
  await addAuthenticator(phone)
  await phone.goto(`${office.origin}/me/passkeys/new`)
  await press(passkeys.join.button)
  await phone.waitForURL(/me$/)
  await phone.goto(`${office.origin}/crew`)
  await phone.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await crew.cardOn(phone).press('Enter')

  await phone.context().setOffline(true)
  await press(words.kinds.onTheWay)
  await rooms(phone).first().getByRole('button').first().press('Enter')
  await expect(phone.getByText(fill(words.toSend, { count: 2 }))).toBeVisible()
  await phone.addInitScript(fillStorage)
  await phone.reload()
  await expect(phone.getByText(fill(words.toSend, { count: 2 }))).toBeVisible()
  await expect(phone.getByText(words.away)).toBeVisible()
  await expect(phone.getByRole('button', { name: new RegExp(`${words.kinds.onTheWay} \\d`) }).first()).toBeVisible()
  await expectFine(phone)

  const ended = office.database
    .deleteFrom('session')
    .where('personId', 'in', (eb) => eb.selectFrom('person').select('id').where('name', '=', 'Dora'))
  await ended.execute()
  await phone.context().setOffline(false)
  const signIn = phone.getByRole('link', { name: fill(words.signInToSend, { count: 2 }) })
  await expect(signIn).toBeVisible()
  await expectFine(phone)
  await signIn.press('Enter')
  await press(passkeys.signIn.button)
  await expect(phone.getByText(words.allSent)).toBeVisible()

  await second.reload()
  await crew.cardOn(second).press('Enter')
  await expect(rooms(second).first()).toContainText(words.colleague)
  const desk = await openDesk(browser, office, { name: 'Pia', language })
  await desk.goto(`${office.origin}/orders/${crew.number}/visit`)
  await expect(desk.locator('#visit li')).toHaveCount(2)
  await expect(desk.locator('#visit')).toContainText(visits.kinds.onTheWay)

  await phone.context().setOffline(true)
  await press(words.kinds.begin)
  await expect(phone.getByText(fill(words.toSend, { count: 1 }))).toBeVisible()
  // At any hour: on the day itself a customer cannot cancel once the team may have begun.
  await crew.moveTo(1)
  await page.goto(`${crew.url}/cancel`)
  await page.getByRole('button', { name: cancel.submit }).press('Enter')
  await expect(page.getByRole('heading', { name: titles.cancelled })).toBeVisible()
  await phone.context().setOffline(false)
  const alerts = phone.getByRole('alert')
  await expect(alerts.filter({ hasText: crewDay.moved.cancel })).toBeVisible()
  const refusedPress = new RegExp(fill(words.refused, { what: words.begun, time: '\\d\\d:\\d\\d' }))
  await expect(alerts.filter({ hasText: refusedPress })).toBeVisible()
  await expectFine(phone)
  await press(words.read)
  const refreshed = phone.waitForResponse(/crew.visits/)
  await phone.evaluate(() => dispatchEvent(new Event('online')))
  await refreshed
  await desk.reload()
  await expect(desk.locator('#visit')).toContainText(visits.outcomes.refused)
  await expectAccessibleInBothThemes(desk)
  await desk.goto(office.origin)
  const refused = fill(leads.tasks.refusedPress, { name: nameOfCustomer })
  await expect(desk.getByRole('link', { name: refused }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: titles.cancelled })).toBeVisible()

  await expect(alerts.filter({ hasText: crewDay.moved.cancel })).toHaveCount(0)
  const tab = await phone.context().newPage()
  await tab.goto(`${office.origin}/crew`)
  await expect(tab.getByRole('button', { name: words.signOut })).toBeVisible()
  await press(words.signOut)
  await phone.waitForURL(/sign-in/)
  await expect(tab.getByText(words.first), 'in another tab').toBeVisible()
  await phone.goto(`${office.origin}/crew`)
  await expect(phone.getByText(words.first)).toBeVisible()
  await expectFine(phone)
  for (const one of [phone, second, desk]) await one.context().close()
  await office.stop()
})
