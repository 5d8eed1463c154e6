import type { Page } from '@playwright/test'
import { visitPercent } from '../../domain/estimate/dates.ts'
import { addDays, officeClock } from '../../domain/opening/office-time.ts'
import { mondayOf } from '../../domain/planning/week.ts'
import { acceptSubmission } from '../../services/contact/accept-submission.ts'
import { request, submission } from '../../testing/mail/fixtures.ts'
import { orderServices, sampleTariff } from '../../testing/orders/open-order-services.ts'
import { homeIn, placedOrder } from '../../testing/orders/place-through-draft.ts'
import { openRoster } from '../../testing/scheduling/open-roster.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, giveSession, test } from './office-test.ts'

test('a new lead appears by the stream, is answered, warns of another writer, and becomes an order (R17.14, R17.18)', async ({
  page,
  office,
  browser,
  faults,
}) => {
  await giveSession(page, office, { name: 'Sara' })
  await page.goto('/leads')
  await expect(page.getByText('No messages here.')).toBeVisible()
  const streaming = page.waitForResponse(/\/events$/)
  await page.reload()
  await streaming
  await acceptSubmission(office.database, submission({ request: request({ lastName: 'Byron' }) }), new Date())
  // Sooner than the page asks by itself, after half a minute; how much sooner depends on what else the machine does.
  await expect(page.getByRole('link', { name: 'Ada Byron' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
  await expectAccessibleInBothThemes(page)
  await page.goto('/')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: 'Answer Ada Byron' }).click()
  await page.waitForURL(/\/leads\/./)

  const context = await browser.newContext()
  const tom = await context.newPage()
  await giveSession(tom, office, { name: 'Tom', role: 'office' })
  await tom.goto(page.url())
  await page.keyboard.press('r')
  await page.keyboard.type('We’ll come on Monday.')
  await expect(tom.getByText('Sara is writing a reply right now.')).toBeVisible()
  await tom.getByLabel('Your reply').fill('Text of Tom')
  await sendSlowly(page)
  await expectAccessibleInBothThemes(page)
  await expect(tom.getByText('This lead has changed since you opened it.')).toBeVisible()
  await expect(tom.getByLabel('Your reply')).toHaveValue('Text of Tom')
  await tom.getByRole('button', { name: 'Send reply' }).click()
  await expect(tom.getByRole('heading', { name: 'Nothing was changed' })).toBeVisible()
  await expect(tom.getByLabel('Your reply')).toHaveValue('Text of Tom')
  await expectAccessibleInBothThemes(tom)
  faults.expect(/409 \(Conflict\)/)

  await openRoster(office.database, sampleTariff('BE'), new Date())
  await orderByPhone(page)
  faults.expect(/422 \(Unprocessable/)
  await context.close()
})

/** Sends a reply by a double click while the office is slow: it says that it is working, and is asked once (R17.31). */
async function sendSlowly(page: Page) {
  const answer = Promise.withResolvers<void>()
  let posts = 0
  await page.route('**/leads/*', async (route) => {
    if (route.request().method() !== 'POST') return await route.continue()
    posts += 1
    await answer.promise
    await route.continue()
  })
  // Playwright’s own look at a page waits for its navigation.
  const said = page.locator('#progress').evaluate(
    (progress) =>
      new Promise((resolve) => {
        new MutationObserver(() => resolve(progress.textContent)).observe(progress, { childList: true })
      }),
  )
  await page.getByRole('button', { name: 'Send reply' }).dblclick()
  expect(await said).toBe('Working…')
  answer.resolve()
  await expect(page.getByText('Sara replied')).toBeVisible()
  expect(posts).toBe(1)
  await page.unroute('**/leads/*')
}

/** From an open lead to an order, with a mistake on the way, and to its cancellation. */
async function orderByPhone(page: Page) {
  await page.getByRole('link', { name: 'New order by phone' }).click()
  await page.getByLabel('Postal code').fill('2000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Available visits' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('radio', { name: /€/ }).first().check()
  await page.getByRole('button', { name: 'Hold for 15 minutes' }).click()
  await expect(page.getByLabel('Last name')).toHaveValue('Byron')
  await page.getByLabel('Street').fill('Meir')
  await page.getByLabel('Only at the start').check()
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
  await page.locator('summary', { hasText: 'More' }).click()
  await page.getByText('Cancel…').click()
  await page.getByLabel('Agreed with the customer').check()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Sara cancelled')).toBeVisible()
  await page.goto('/orders')
  await expect(page.getByRole('row', { name: /Ada Byron.*Cancelled/ })).toBeVisible()
  await expectAccessibleInBothThemes(page)
}

test('an order is moved by pointer, by keyboard and by form, and only when it is confirmed (R17.20, R17.21)', async ({
  page,
  office,
}) => {
  const tariff = sampleTariff('BE')
  const services = await orderServices(office.database, tariff, new Date())
  // The week after next may begin within the withdrawal period, into which the company moves nothing. A team has to
  // work on every day of the test.
  const [monday = ''] = [21, 28, 35, 42]
    .map((days) => addDays(mondayOf(officeClock(new Date()).date), days))
    .filter((first) => [0, 1, 4, 5, 21].every((days) => visitPercent(tariff, addDays(first, days))))
  const [tuesday, friday] = [addDays(monday, 1), addDays(monday, 4)]
  const place = async (date: string) =>
    await placedOrder(services, homeIn(services), (offers) =>
      offers.find(({ visit }) => visit.date === date && visit.part === 'morning'),
    )
  const [first, second] = [(await place(monday)).order.number, (await place(tuesday)).order.number]
  /** A visit on the board. */
  const block = (number: string) => page.locator(`#board a[href="/orders/${number}"]`)
  const visitOf = (number: string) =>
    office.database
      .selectFrom('order')
      .select(['date', 'part', 'version'])
      .where('number', '=', number)
      .executeTakeFirst()
  await giveSession(page, office, { name: 'Petra', role: 'planner' })

  await page.clock.install()
  await page.goto(`/planning?country=be&week=${monday}`)
  const later = await place(addDays(monday, 5))
  await page.clock.fastForward(30_000)
  await expect(block(later.order.number), 'an open board').toBeVisible()
  await expectAccessibleInBothThemes(page)
  const [dragged, other] = [block(first), block(second)]
  const fridayMorning = page.locator(`[data-drop="team=antwerp&visit=${friday}.morning"]`)
  await dragged.dragTo(fridayMorning)
  await expect(page.getByRole('heading', { name: 'Confirm the move' })).toBeVisible()
  expect(await visitOf(first), 'before it is confirmed').toMatchObject({ date: monday })
  await expectAccessibleInBothThemes(page)
  await page.getByLabel('I’ve agreed this with the customer').check()
  await page.getByRole('button', { name: 'Move the order' }).click()
  await expect(page.getByText(`Order ${first} has been moved.`)).toBeVisible()
  await expect(fridayMorning.locator(`a[href="/orders/${first}"]`)).toBeVisible()
  expect(await visitOf(first)).toEqual({ date: friday, part: 'morning', version: 2 })

  await dragged.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(other).toBeFocused()
  await page.keyboard.press('Enter')
  await page.locator('summary', { hasText: 'More' }).press('Enter')
  await page.getByRole('link', { name: 'Move the visit…' }).press('Enter')
  await expect(page.getByRole('heading', { name: `Move order ${second}` })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('n')
  const ghent = page.locator('details', { has: page.locator('summary', { hasText: 'Ghent' }) })
  await ghent.locator('summary').press('Enter')
  await ghent.getByRole('radio').first().press('Space')
  await ghent.getByRole('button', { name: 'Choose this time' }).press('Enter')
  await page.getByLabel('I’ve agreed this with the customer').check()
  await page.getByRole('button', { name: 'Move the order' }).click()
  await expect(page.getByText(`Order ${second} has been moved.`)).toBeVisible()
  expect(await visitOf(second)).toMatchObject({ date: addDays(monday, 21), version: 2 })

  for (const path of ['roster', 'absences', `day?date=${friday}`, `day/be/antwerp/${friday}`]) {
    await page.goto(`/planning/${path}`)
    await expectAccessibleInBothThemes(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.reload()
    await expect(page.getByRole('banner').locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 720 })
  }
})
