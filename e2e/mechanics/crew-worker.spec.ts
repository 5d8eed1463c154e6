import { fill } from '../../copy/fill.ts'
import { crewPhoneWords } from '../../copy/office/crew-phone-words.ts'
import { officeWords } from '../../copy/office/words.ts'
import { copyCompany } from '../../testing/company/copy-company.ts'
import { startOffice } from '../../testing/office/start-office.ts'
import { openDesk } from '../office/office-test.ts'
import { openCrew } from '../office/open-crew.ts'
import { expect, test } from '../ordering/ordering-test.ts'

const words = crewPhoneWords.en

test('a new version and CREW_WORKER=off replace the worker without losing a record, and the day sheet works without script (R20.12, R20.13)', async ({
  page,
  browser,
  language,
  site,
  sites,
  faults,
}) => {
  test.setTimeout(300_000)
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/)
  const { visits, steps } = officeWords[language]
  let office = await startOffice('warn', sites.databaseUrl)
  const { origin } = office
  const crew = await openCrew(browser, office, { page, language, origin: site.ordering, name: 'crew-worker' })
  const phone = await crew.phoneOf('Fay', 390)
  const caches = () => phone.evaluate(() => window.caches.keys())
  const tab = await phone.context().newPage()
  await tab.goto(`${origin}/crew#${crew.number}`)
  await tab.getByRole('button', { name: words.note }).press('Enter')
  await tab.getByRole('textbox').fill('Half a sentence')
  await phone.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const [before] = await caches()

  /** Presses without a network, while another office takes the place of the one that is running. */
  async function pressWhile(what: string, settings: Record<string, string>) {
    await crew.cardOn(phone).press('Enter')
    await phone.context().setOffline(true)
    await phone.getByRole('button', { name: what }).first().press('Enter')
    await expect(phone.getByText(fill(words.toSend, { count: 1 }))).toBeVisible()
    await office.stop()
    office = await startOffice('warn', sites.databaseUrl, { OFFICE_PORT: new URL(origin).port, ...settings })
    await phone.context().setOffline(false)
    await expect(phone.getByText(words.allSent)).toBeVisible()
  }

  const renamed = copyCompany(test.info().outputPath('company'), { 'brand: Helderhuis': 'brand: Otherhuis' })
  await pressWhile(words.kinds.onTheWay, { COMPANY_DIR: renamed })
  await phone.waitForFunction(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
  expect(await caches(), 'while a visit is on the screen').toContain(before)
  const camera = phone.waitForEvent('filechooser')
  await phone.getByLabel(words.kinds.photo).evaluate((input: HTMLInputElement) => input.click())
  await camera
  const takesOver = await phone.evaluate(async () => {
    const worker = (await navigator.serviceWorker.getRegistration())?.waiting
    const told: unknown[] = []
    Object.assign(worker ?? {}, { postMessage: (word: unknown) => told.push(word) })
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Object.defineProperty(document, 'hidden', { value: false })
    Reflect.deleteProperty(worker ?? {}, 'postMessage')
    return told.length > 0
  })
  expect(takesOver, 'while the app of the camera hides the page').toBe(false)
  await phone.getByLabel(words.kinds.photo).dispatchEvent('cancel')
  await phone.getByRole('link', { name: words.title }).press('Enter')
  // The page reloads meanwhile, which `waitForFunction` outlasts.
  await phone.waitForFunction(async (old) => !(await window.caches.keys()).includes(old), before ?? '')
  await expect(crew.cardOn(phone)).toContainText(words.kinds.onTheWay)

  await pressWhile(words.kinds.begin, { CREW_WORKER: 'off' })
  await expect(tab.getByRole('textbox'), 'while a sheet is open').toHaveValue('Half a sentence')
  await tab.close()
  const isGone = async () =>
    (await navigator.serviceWorker.getRegistrations()).length + (await window.caches.keys()).length === 0
  await phone.waitForFunction(isGone)
  await phone.reload()
  await expect(phone.getByRole('button', { name: words.begun }).first()).toBeVisible()

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await phone.context().storageState(),
    viewport: { width: 320, height: 740 },
  })
  const still = await plain.newPage()
  await still.goto(`${origin}/crew`)
  await still.locator('noscript a').first().press('Enter')
  await still.locator('#teams a').first().press('Enter')
  for (const step of ['inspect', 'finish'] as const) {
    await still.getByRole('link', { name: `${steps.links[step]} ${crew.number}` }).press('Enter')
    await still.getByRole('button', { name: steps.buttons[step] }).press('Enter')
  }
  const desk = await openDesk(browser, office, { name: 'Rik', language })
  await desk.goto(`${origin}/orders/${crew.number}/visit`)
  const recorded = desk.locator('#visit li strong')
  await expect(recorded).toHaveText([visits.kinds.onTheWay, visits.kinds.begin, /./, visits.kinds.finish])
  for (const one of [phone, still, desk]) await one.context().close()
  await office.stop()
})
