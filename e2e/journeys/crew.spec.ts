import sharp from 'sharp'
import { fill } from '../../copy/fill.ts'
import { crewPhoneWords } from '../../copy/office/crew-phone-words.ts'
import { officeWords } from '../../copy/office/words.ts'
import { startOffice } from '../../testing/office/start-office.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { openDesk } from '../office/office-test.ts'
import { awaited, expectFine, handle, nameOfCustomer, openCrew } from '../office/open-crew.ts'
import { expect, test } from '../ordering/ordering-test.ts'
import { orderingWords } from '../ordering/ordering-words.ts'
import { emailOf } from '../ordering/take-order-steps.ts'

test('a crew records a visit by its phone, and customer and office follow it to the report (R20.3, R20.14, R20.15) (Dutch site only)', async ({
  page,
  browser,
  language,
  site,
  sites,
  faults,
}) => {
  test.setTimeout(300_000)
  faults.expect(awaited)
  const words = crewPhoneWords[language]
  const { visit } = orderingWords[language]
  const { visits, leads } = officeWords[language]
  const name = 'crew'
  const office = await startOffice('warn', sites.databaseUrl)
  const crew = await openCrew(browser, office, { page, language, origin: site.ordering, name })
  const phone = await crew.phoneOf('Carl', 320)
  const { press, lookAt, close, isSent } = handle(phone, words)
  const customer = async (path: 'visit' | 'report', ...sentences: readonly (string | RegExp)[]) => {
    await page.goto(`${crew.url}/${path}`)
    for (const sentence of sentences) await expect(page.getByRole('main')).toContainText(sentence)
    await expectFine(page)
  }
  await page.setViewportSize({ width: 320, height: 740 })
  const begins = (sentence: string) => sentence.split('{')[0] ?? ''

  await expect(phone.getByRole('heading', { name: words.today })).toBeVisible()
  await expectFine(phone)
  await crew.moveTo(1)
  await phone.reload()
  await expect(phone.getByRole('heading', { name: words.tomorrow })).toBeVisible()
  const card = crew.cardOn(phone)
  await card.press('Enter')
  await expect(phone.getByRole('alert')).toHaveText(words.closed.tomorrow)
  await expectFine(phone)
  await crew.moveTo(0)
  await phone.reload()

  await press(words.kinds.onTheWay)
  await isSent(words.kinds.onTheWay)
  await expectFine(phone)
  await customer('visit', visit.stages.onTheWay, begins(visit.since))
  const late = async (minutes: '20' | '45') => {
    await press(words.kinds.late)
    await phone.getByRole('radio', { name: new RegExp(`^${minutes} `) }).check()
    await expect(phone.getByRole('dialog').locator('q')).toContainText(minutes)
    await press(fill(words.late.button, { minutes }))
    await isSent(words.kinds.late)
  }
  await lookAt(words.kinds.late)
  await late('20')
  await customer('visit', begins(visit.stages.late))
  await phone.getByRole('button', { name: begins(words.takeBack) }).press('Enter')
  await isSent(words.kinds.late, words.undone)
  await customer('visit', visit.stages.onTheWay)
  await late('45')
  await customer('visit', begins(visit.stages.late))

  await press(words.kinds.begin)
  await isSent(words.begun)
  await customer('visit', visit.stages.working, /\d\d:\d\d.*\d\d:\d\d/)
  const rooms = phone.getByRole('region', { name: words.rooms }).getByRole('listitem')
  await rooms.nth(0).getByRole('button').first().press('Enter')
  await lookAt(new RegExp(words.notAll))
  await rooms.nth(1).getByRole('button').last().press('Enter')
  await press(words.save)
  await expect(phone.getByRole('alert')).toHaveText(words.missing)
  await phone.getByText(words.notPossibleSheet.tasks).press('Enter')
  await phone.getByRole('checkbox').first().press('Space')
  await phone.getByLabel(words.notPossibleSheet.reasons.locked).press('Space')
  await phone.getByRole('textbox').fill('Behind the <b>wardrobe</b>')
  await expectFine(phone)
  await press(words.save)
  await expect(phone.locator('dialog')).toHaveCount(0)
  const picture = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#8ad9bc' } }).jpeg()
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await picture.toBuffer() }
  await phone.getByLabel(words.kinds.photo).last().setInputFiles(file)
  await expect(phone.getByRole('img', { name: words.kinds.photo })).toBeVisible()
  await lookAt(words.kinds.called)
  await press(words.kinds.called)
  // Two clicks, the second before the first is stored.
  await phone.getByRole('button', { name: words.call.notReached }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(phone.locator('dialog')).toHaveCount(0)
  await press(words.note)
  await phone.getByRole('textbox').fill(' ')
  await press(words.save)
  await expect(phone.getByRole('alert')).toHaveText(words.missing)
  await expectFine(phone)
  await close()
  await lookAt(words.steps.links.giveUp)
  await lookAt(words.kinds.damage)
  await press(words.kinds.damage)
  await phone.getByLabel(words.damage.kinds.broke).press('Space')
  await phone.getByRole('textbox').fill('A vase <i>')
  await press(words.damage.button)
  await expect(phone.getByRole('alert')).toHaveText(words.damage.reported)
  await expectFine(phone)
  await close()
  await rooms.nth(0).getByRole('button').first().press('Enter')
  await phone.getByText(words.time.ask).first().press('Enter')
  await expectFine(phone)
  await close()
  await isSent(words.kinds.damage)
  await customer('visit', visit.stages.working, begins(visit.report.outcomes.done))

  await lookAt(words.kinds.finish)
  // The second tap lands on an answer.
  await phone.setViewportSize({ width: 320, height: 640 })
  await phone.getByRole('button', { name: words.kinds.finish }).first().dblclick()
  await expect(phone.getByRole('dialog')).toBeVisible()
  await press(words.finish.with.nobodyHome)
  await isSent(words.kinds.finish)
  await expectFine(phone)
  await phone.getByRole('link', { name: words.title }).press('Enter')
  await expect(card).toContainText(words.kinds.finish)
  await expectFine(phone)

  const desk = await openDesk(browser, office, { name: 'Olga', language })
  await desk.goto(office.origin)
  const damage = fill(leads.tasks.damage, { name: nameOfCustomer })
  await expect(desk.getByRole('link', { name: damage }).first()).toBeVisible()
  await desk.goto(`${office.origin}/orders/${crew.number}`)
  await expect(desk.getByText(visits.kinds.broke)).toBeVisible()
  await desk.getByRole('link', { name: visits.open }).press('Enter')
  const { kinds, outcomes, reasons } = visits
  const said = [kinds.onTheWay, kinds.begin, kinds.notReached, kinds.finish, outcomes.takenBack, reasons.locked]
  for (const sentence of said) await expect(desk.locator('#visit')).toContainText(sentence)
  await expect(desk.locator('#visit').getByText(kinds.notReached)).toHaveCount(1)
  await expect(desk.getByText(outcomes.announced).last(), 'of the call').toBeVisible()
  await expect(desk.locator('#visit img')).toHaveCount(1)
  await expectAccessibleInBothThemes(desk)
  const { mailbox } = sites
  const alarm = async () => (await mailbox.allMails()).filter(({ text }) => text?.includes('A vase <i>')).length
  await expect.poll(alarm).toBe(1)
  const { report, photos } = visit
  await customer('report', 'Carl', report.reasons.locked, 'Behind the <b>wardrobe</b>', report.damages.broke)
  const photo = page.getByRole('img', { name: visit.remark.anywhere })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
  await page.getByRole('link', { name: begins(photos.remove) }).press('Enter')
  await expectFine(page)
  await page.getByRole('button', { name: photos.confirm }).press('Enter')
  await expect(page.getByRole('heading', { name: report.title })).toBeVisible()
  await expect(photo).toHaveCount(0)
  await desk.reload()
  await expect(desk.locator('#visit')).toContainText(outcomes.removed)
  await expect(desk.locator('#visit img')).toHaveCount(0)

  // Ten minutes after the final check.
  const due = office.database.updateTable('mail').set({ nextAttemptAt: new Date().toISOString() })
  await due.where('purpose', '=', 'orderInspected').where('state', '=', 'waiting').execute()
  const reports = async () =>
    (await mailbox.mailsTo(emailOf(name))).filter(({ text }) => text?.includes(`${crew.url}/report`)).length
  await expect.poll(reports).toBe(1)
  for (const one of [phone, desk]) await one.context().close()
  await office.stop()
})
