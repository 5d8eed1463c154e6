import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { check } from '#copy/order/check.ts'
import { details } from '#copy/order/details.ts'
import { frame } from '#copy/order/frame.ts'
import { location } from '#copy/order/location.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { visits } from '#copy/order/visits.ts'
import { fill } from '../../copy/fill.ts'
import { typesetDates, untilTime } from '../../copy/format/format-work.ts'
import { countryOf } from '../../domain/language.ts'
import { withdrawalUntil } from '../../domain/orders/withdrawal-period.ts'
import { holdMinutes } from '../../domain/scheduling/hold-limit.ts'
import { openOrdering } from '../../testing/ordering/open-ordering.ts'
import {
  allBoxes,
  fieldValue,
  offered,
  toCheck,
  toDetails,
  toOrder,
  toVisits,
  typed,
} from '../../testing/ordering/place-by-form.ts'

test('an order is placed in four steps without script, and its page says what was agreed', async () => {
  const ordering = await openOrdering()
  const page = await toOrder(ordering)
  expect(page.status).toBe(200)
  expect(page.path).toMatch(/^\/order\/[A-Z\d]{4}-[A-Z\d]{4}\/[\w-]{24}$/)
  const number = page.path.split('/')[2] ?? ''
  expect(page.text).toContain(typesetDates(fill(orderPage.states.ordered.split('{date}')[1] ?? '', { number })))
  for (const text of ["Zoë van 't Hoff-Müller", 'Lange <b>straat</b> 12', typed.email])
    expect(page.text).toContain(text)
  const { database } = ordering.services
  const orders = await database.selectFrom('order').select(['state', 'channel', 'language', 'sample']).execute()
  expect(orders).toMatchObject([{ state: 'ordered', channel: 'web', language }])
  const mails = await database.selectFrom('mail').select('purpose').orderBy('purpose').execute()
  expect(mails.map(({ purpose }) => purpose)).toEqual(['officeOrder', 'orderConfirmation'])
})

test('step 3 shows no example that looks filled in, and fills in the town of a code that leaves no doubt; every foot has e-mail and phone', async () => {
  const page = await toDetails(await openOrdering())
  expect(page.document.querySelector('[placeholder]')).toBeNull()
  expect(fieldValue(page.document, 'city')).toBe(language === 'en' ? 'Antwerpen' : 'Hengelo')
  const foot = page.document.querySelector('footer section')
  expect(foot?.querySelector('[href^="mailto:"]')?.textContent).toContain('@')
  expect(foot?.querySelector('[href^="tel:"]')).not.toBeNull()
})

test('every step keeps what was typed: going back, wrong fields, and a home that is changed later', async () => {
  const ordering = await openOrdering()
  const page = await toDetails(ordering)
  const wrong = await page.press(details.submit, { ...typed, email: 'nobody', city: '' })
  expect(wrong.status).toBe(422)
  expect([...wrong.document.querySelectorAll('[role=alert] a')].map((link) => link.getAttribute('href'))).toEqual([
    '#email',
    '#city',
  ])
  // Left, and opened again in another tab.
  const again = await ordering.open(page.path)
  for (const name of ['firstName', 'lastName', 'phoneNumber', 'street', 'remark'] as const)
    expect(fieldValue(again.document, name)).toBe(typed[name])
  expect(fieldValue(again.document, 'email')).toBe('nobody')
  const home = await again.follow(frame.steps.location)
  expect(fieldValue(home.document, 'houseNumber')).toBe('12')
  const more = await home.press('[name=add][value=tr]')
  const dates = await more.press(location.submit)
  expect(dates.path).toMatch(/\/visits$/)
  const back = await dates.press(visits.submit, { visit: offered(dates)[1] ?? '' })
  expect(fieldValue(back.document, 'firstName')).toBe(typed.firstName)
})

test('a hold that ran out loses nothing: a free date is held anew, a taken one leads to the three nearest', async () => {
  const ordering = await openOrdering()
  const page = await toDetails(ordering)
  ordering.setTime('2026-11-23T10:30:00.000Z')
  const expired = await ordering.open(page.path)
  expect(expired.text).toContain(typesetDates(fill(details.expired, { minutes: holdMinutes })))
  const held = await expired.press(details.submit, typed)
  expect(held.path).toMatch(/\/check$/)

  ordering.setTime('2026-11-23T11:00:00.000Z')
  const { database } = ordering.services
  const draft = await database.selectFrom('draft').select(['visit']).executeTakeFirstOrThrow()
  const [date = '', part] = (draft.visit ?? '').split('.')
  await database
    .updateTable('slot')
    .set({ offRoster: 1 })
    .where('date', '=', date)
    .where('part', '=', part as 'morning')
    .execute()
  const taken = await held.press(check.submit, allBoxes(held))
  expect(taken.path).toContain(`/visits?taken=${draft.visit}`)
  expect(taken.text).toContain(visits.problems.taken)
  expect(offered(taken)).not.toContain(draft.visit)
  const next = await taken.press(visits.submit, { visit: offered(taken)[0] ?? '' })
  expect(next.path, 'all else is known').toMatch(/\/check$/)
  expect(next.text).toContain(typed.lastName)
})

test('the boxes are unticked, and the two about an early start appear only if the visit falls within the period', async () => {
  const ordering = await openOrdering()
  const soon = await toCheck(ordering, 0)
  expect(Object.keys(allBoxes(soon))).toEqual(['terms', 'beginEarly', 'losesRight'])
  expect(soon.document.querySelectorAll('[type=checkbox]:checked')).toHaveLength(0)
  const forgotten = await soon.press(check.submit, { terms: true })
  expect(forgotten.status).toBe(422)
  expect([...forgotten.document.querySelectorAll('[role=alert] a')].map((link) => link.getAttribute('href'))).toEqual([
    '#beginEarly',
    '#losesRight',
  ])
  const late = await toCheck(ordering, -1)
  expect(Object.keys(allBoxes(late))).toEqual(['terms'])
  const placed = await ordering.post(late.path, { terms: 'yes' })
  expect(placed.headers.get('location'), 'a program sends nothing else').toMatch(/^\/order\//)
})

test('the button says the obligation to pay, beside the whole price', async () => {
  const ordering = await openOrdering()
  const page = await toCheck(ordering)
  const button = page.document.querySelector('main form button')
  expect(button?.textContent).toBe(
    language === 'en' ? 'Order with obligation to pay' : 'Bestelling met betalingsverplichting',
  )
  const amounts = page.text.match(/€\s?\d+/g) ?? []
  expect(new Set(amounts.slice(0, 1)).size).toBe(1)
  // The day by which an order of today can be withdrawn from.
  expect(page.text).toContain(typesetDates(untilTime(withdrawalUntil(countryOf(language), ordering.services.clock()))))
  expect(page.text).toContain(check.withdrawal)
})

test('one submission, a second one and a second tab make one order', async () => {
  const ordering = await openOrdering()
  const page = await toCheck(ordering)
  const tab = await ordering.open(page.path)
  const boxes = allBoxes(page)
  const [one, two, three] = await Promise.all([
    page.press(check.submit, boxes),
    page.press(check.submit, boxes),
    tab.press(check.submit, boxes),
  ])
  expect(one.path).toMatch(/^\/order\//)
  expect([two.path, three.path]).toEqual([one.path, one.path])
  expect((await ordering.open(page.path)).path, 'the draft leads to its order').toBe(one.path)
  expect(await ordering.services.database.selectFrom('order').select('id').execute()).toHaveLength(1)
})

test('a change from another tab is shown before it is ordered', async () => {
  const ordering = await openOrdering()
  const page = await toCheck(ordering)
  const tab = await ordering.open(page.path.replace('check', 'visits'))
  await tab.press(visits.submit, { visit: offered(tab).at(5) ?? '' })
  const shown = await page.press(check.submit, allBoxes(page))
  expect(shown.status).toBe(409)
  expect(shown.text).toContain(check.changed)
  expect((await shown.press(check.submit, allBoxes(shown))).path).toMatch(/^\/order\//)
})

test('prices and dates that a client makes up are refused as such, and hold nothing (R16.36)', async () => {
  const ordering = await openOrdering()
  const page = await toVisits(ordering)
  const { path } = page
  for (const visit of ['2026-11-22.morning', '2036-01-01.morning', '2026-12-06.morning', '2026-12-01.day']) {
    const answer = await ordering.open(path, {
      method: 'POST',
      body: new URLSearchParams({ visit, price: '1' }),
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain(visits.problems.unknown)
  }
  const none = await page.press(visits.submit)
  const [first, ...others] = none.document.querySelectorAll('[name=visit]')
  expect([none.status, none.document.querySelectorAll(`[role=alert] a[href="#${first?.id}"]`).length]).toEqual([422, 1])
  expect(none.document.getElementById(`${first?.id}-problem`)?.textContent).toBe(visits.problems.required)
  expect(others.filter((radio) => !radio.hasAttribute('aria-invalid'))).toEqual([])
  const held = await ordering.services.database.selectFrom('claim').selectAll().execute()
  expect(held).toEqual([])
})

test('a draft that has become too large for the teams leads to step 1, which says so', async () => {
  const ordering = await openOrdering()
  const { path } = await toDetails(ordering)
  const { database } = ordering.services
  const { home } = await database.selectFrom('draft').select('home').executeTakeFirstOrThrow()
  const rooms = Array.from({ length: 40 }, () => ({ type: 'wk', area: 100, dirt: 3 }))
  await database
    .updateTable('draft')
    .set({ home: JSON.stringify({ ...JSON.parse(home), rooms }) })
    .execute()
  const answer = await ordering.request(path)
  expect(answer.status).toBe(303)
  const step = await ordering.request(answer.headers.get('location') ?? '')
  expect(await step.text()).toContain(location.problems.tooLarge)
})
