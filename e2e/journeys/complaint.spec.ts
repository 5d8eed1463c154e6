import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { fill } from '../../copy/fill.ts'
import { officeWords } from '../../copy/office/words.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { visitStart } from '../../domain/scheduling/visit.ts'
import { startOffice } from '../../testing/office/start-office.ts'
import { recordedWork } from '../../testing/visits/recorded-work.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { openDesk } from '../office/office-test.ts'
import { expect, test } from '../ordering/ordering-test.ts'
import { orderingWords } from '../ordering/ordering-words.ts'
import { emailOf, placeOrder } from '../ordering/take-order-steps.ts'

test('a remark about a room leads to a free redo, which the team does, and its customer reads all of it (R17.46, R17.47) (Dutch site only)', async ({
  page,
  browser,
  language,
  site,
  sites,
}) => {
  test.setTimeout(300_000)
  const { complaint, visit } = orderingWords[language]
  const { complaints: labels } = officeWords[language].orders
  const name = `complaint-${language}`
  const orderUrl = await placeOrder({ page, language, origin: site.ordering, name })
  const number = new URL(orderUrl).pathname.split('/')[2] ?? ''
  const office = await startOffice('warn', sites.databaseUrl)
  const done = office.database.updateTable('order').set({ state: 'done' }).where('number', '=', number)
  const row = await done.returning(['id', 'startsAt']).executeTakeFirstOrThrow()
  const work = [
    ['room', 20, { room: 'wk-1' }],
    ['room', 40, { room: 'kr-1', reason: 'other', tasks: ['dust-lamps'], text: 'Too high' }],
    ['damage', 50, { hurt: false, text: 'A vase' }],
  ] as const
  await recordedWork(office.database, { ...row, startsAt: new Date(row.startsAt) }, randomUUID(), work)

  await page.reload()
  const look = async (seen: Page) => {
    await seen.setViewportSize({ width: 360, height: 740 })
    expect(await seen.evaluate(() => document.documentElement.scrollWidth - innerWidth), seen.url()).toBe(0)
    await seen.setViewportSize({ width: 1280, height: 720 })
    await expectAccessibleInBothThemes(seen)
  }
  await page.getByRole('link', { name: complaint.ask }).click()
  await look(page)
  await page.getByLabel(visit.remark.labels.room).selectOption('kr-1')
  await page.getByLabel(visit.remark.labels.text).fill('Oven')
  await page.getByRole('button', { name: visit.remark.submit }).click()
  await expect(page).toHaveURL(/\/report$/)
  await expect(page.getByRole('heading', { name: complaint.title })).toBeVisible()
  await expectAccessibleInBothThemes(page)

  const desk = await openDesk(browser, office, { name: 'Kim', language })
  await desk.goto(`${office.origin}/orders/${number}`)
  await look(desk)
  await desk.getByRole('link', { name: labels.open }).press('Enter')
  await look(desk)
  await desk.getByRole('link', { name: labels.redo.plan }).press('Enter')
  await desk.getByLabel(labels.redo.labels.people).fill('1')
  await desk.getByLabel(labels.redo.labels.minutesOnSite).press('Enter')
  await expect(desk.getByLabel(labels.redo.labels.people), 'looked for, and kept').toHaveValue('1')
  await desk.getByRole('radio').first().press('Space')
  await desk.getByRole('button', { name: labels.redo.button }).press('Enter')
  await look(desk)
  await expect(desk.getByRole('radio').first()).toBeChecked()
  await desk.getByLabel(labels.redo.labels.work).fill('Oven')
  await desk.getByRole('button', { name: labels.redo.button }).press('Enter')
  await expect(desk.getByText(labels.redo.states.planned)).toBeVisible()
  await look(desk)

  const mailed = async () => (await sites.mailbox.mailsTo(emailOf(name))).at(-1)?.text ?? ''
  await expect.poll(mailed).toContain('Oven')
  await page.reload()
  await expect(page.getByText(complaint.work)).toBeVisible()
  await look(page)
  const calendar = page.getByRole('link', { name: orderingWords[language].orderPage.actions.calendar })
  const file = await page.request.get(new URL((await calendar.getAttribute('href')) ?? '', orderUrl).href)
  expect(await file.text()).toContain('BEGIN:VEVENT')

  // Its day has come.
  const today = { date: officeClock(new Date()).date, part: 'morning' } as const
  const startsAt = visitStart(today).toISOString()
  await office.database
    .updateTable('redo')
    .set({ ...today, startsAt })
    .execute()
  const redo = await office.database.selectFrom('redo').select(['country', 'team']).executeTakeFirstOrThrow()
  await desk.goto(`${office.origin}/planning/day/${redo.country.toLowerCase()}/${redo.team}/${today.date}`)
  await expect(desk.getByText(fill(labels.redo.title, { number }))).toBeVisible()
  await look(desk)
  await desk.getByRole('button', { name: labels.redo.steps.done }).press('Enter')
  await expect(desk.getByRole('button', { name: labels.redo.steps.planned })).toBeVisible()
  await desk.goto(`${office.origin}/orders/${number}`)
  await desk.getByRole('link', { name: labels.open }).click()
  await desk.getByLabel(labels.decide.labels.answer).fill('Sorry!')
  await desk.getByRole('button', { name: labels.decide.button }).press('Enter')
  await expect(desk.getByRole('button', { name: labels.reopen })).toBeVisible()
  await look(desk)
  await page.reload()
  await expect(page.getByText('Sorry!')).toBeVisible()
  await expect(page.getByText(complaint.done.split('{')[0] ?? '').first()).toBeVisible()
  await look(page)
  await desk.context().close()
  await office.stop()
})
