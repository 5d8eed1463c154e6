import { expect, test } from 'vitest'
import { fieldProblems } from '#copy/field-problems.ts'
import { check } from '#copy/order/check.ts'
import { confirm as words } from '#copy/order/confirm.ts'
import { messages } from '#copy/order/messages.ts'
import { visits } from '#copy/order/visits.ts'
import { confirmHours, unconfirmedPerDay } from '../../domain/orders/confirmation.ts'
import { openOrdering } from '../../testing/ordering/open-ordering.ts'
import { allBoxes, toCheck, typed } from '../../testing/ordering/place-by-form.ts'

/** A site on which every order has to be confirmed, and one that waits. */
async function openAsked() {
  const ordering = await openOrdering({ ORDERS_AT_ONCE_PER_CLIENT: '1' })
  await order(ordering)
  const sent = await order(ordering)
  const { database } = ordering.services
  const row = await database.selectFrom('confirmation').select(['token', 'number']).executeTakeFirstOrThrow()
  return { ...ordering, ordering, sent, number: row.number, link: `/confirm/${row.token}` }
}

async function order(ordering: Awaited<ReturnType<typeof openOrdering>>) {
  const page = await toCheck(ordering)
  return await page.press(check.submit, allBoxes(page))
}

test('an order that has to be confirmed leads to a page without a link; the mailed link and its button make it one', async () => {
  const { open, ordering, sent, link, number, services } = await openAsked()
  expect(sent.path).toMatch(/^\/draft\/[\w-]{24}\/sent$/)
  expect(sent.text).toContain(typed.email)
  expect(sent.document.documentElement.outerHTML).not.toContain(`/order/${number}/`)
  expect((await ordering.post(link, { again: 'yes' })).headers.get('location'), 'where no address is mended').toBe(link)
  // Opening the link is not a confirmation.
  const page = await open(link)
  expect(page.status).toBe(200)
  expect(await services.database.selectFrom('order').select('id').execute()).toHaveLength(1)
  const placed = await page.press(words.submit)
  expect(placed.path.startsWith(`/order/${number}/`)).toBe(true)
  expect((await page.press(words.submit)).path).toBe(placed.path)
  expect((await open(link)).path).toBe(placed.path)
  for (const step of ['visits', 'details', 'check', 'sent']) {
    const again = await open(sent.path.replace('sent', step))
    expect(again.path).toBe(sent.path)
    expect(again.document.documentElement.outerHTML).not.toContain(`/order/${number}/`)
  }
})

test('an unconfirmed order says so and can be begun again; beyond the limits of a day, a sentence says why', async () => {
  const { open, ordering, sent, link, setTime, services } = await openAsked()
  for (let more = 1; more < unconfirmedPerDay.mailbox; more++) expect((await order(ordering)).path).toContain('/sent')
  const refused = await order(ordering)
  expect(refused.status).toBe(429)
  expect(refused.text).toContain(messages.tooManyOrders.title)
  setTime(new Date(services.clock().getTime() + confirmHours * 3_600_000).toISOString())
  for (const path of [link, sent.path]) {
    const lapsed = await open(path)
    expect(lapsed.text).toContain(words.lapsedTitle)
    const again = await lapsed.press(words.again)
    expect(again.text).toContain(visits.title)
    expect(again.path).not.toContain(sent.path.split('/')[2])
  }
  expect((await open('/confirm/unknown')).status).toBe(404)
})

test('the mail is sent again, to a corrected address too, whose link alone confirms then; three times a day (R16.33)', async () => {
  const { open, sent, link, services } = await openAsked()
  const { database } = services
  const again = words.sent.again
  expect((await sent.press(again.submit, { email: 'nobody' })).text).toContain(fieldProblems.email.malformed)
  expect((await sent.press(again.submit, { email: typed.email })).text).toContain(again.done.split('{')[0])
  expect((await open(link)).status, 'the same address, the same link').toBe(200)
  const corrected = await sent.press(again.submit, { email: 'grace@visitor.example' })
  expect(corrected.text).toContain('grace@visitor.example')
  expect((await open(link)).status).toBe(404)
  const { token } = await database.selectFrom('confirmation').select('token').executeTakeFirstOrThrow()
  await corrected.press(again.submit)
  expect((await corrected.press(again.submit)).text, 'the fourth time').toContain(again.tooMany)
  const mails = await database.selectFrom('mail').select('receiptSlot').where('purpose', '=', 'orderAsked').execute()
  expect(mails).toHaveLength(4)
  await (await open(`/confirm/${token}`)).press(words.submit)
  const person = database.selectFrom('orderPerson').select('email').where('email', '=', 'grace@visitor.example')
  expect(await person.execute()).toHaveLength(1)
})
