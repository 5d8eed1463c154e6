import { expect, test } from 'vitest'
import { consentKinds } from '../../domain/orders/withdrawal-period.ts'
import { placeOrder } from '../../services/orders/place/place-order.ts'
import { openWithRosters } from '../../testing/office/open-with-rosters.ts'
import { expectOutcome, readyDraft } from '../../testing/orders/place-through-draft.ts'

test('an alarm leads to the orders that no one confirms, and one button ends those that were shown (R16.33)', async () => {
  const office = await openWithRosters()
  const { database, orders } = office
  const limited = { ...orders, settings: { ...orders.settings, ordersAtOnce: { client: 0, mailbox: 0 } } }
  const ask = async () =>
    expectOutcome(
      await placeOrder(limited, await readyDraft(limited), { consents: consentKinds, client: '192.0.2.1' }),
      'done',
    )
  await ask()
  await ask()
  await database.insertInto('alarm').values({ name: 'confirmations', raisedAt: office.now().toISOString() }).execute()
  const sara = await office.signedInAs('office', 'Sara')
  const page = await (await sara.open('/')).follow(
    'Far more orders than usual are waiting to be confirmed by e-mail: check that they’re real',
  )
  const numbers = (await database.selectFrom('confirmation').select('number').execute()).map(({ number }) => number)
  for (const number of numbers) expect(page.text).toContain(number)
  expect(page.text).toContain('It can’t be undone.')
  office.pass(1)
  await ask()
  const after = await page.press('End all 2')
  expect(after.text).toContain('Orders ended: 2.')
  expect(after.text).toContain('End all 1')
  const held = await database.selectFrom('claim').select('holder').distinct().execute()
  expect(held, 'the people of the two are free').toHaveLength(1)
  const mails = database.selectFrom('mail').select('id').where('purpose', '=', 'orderLapsed')
  expect(await mails.execute()).toHaveLength(2)
  const entry = database.selectFrom('audit').select('details').where('action', '=', 'endUnconfirmed')
  for (const number of numbers) expect((await entry.executeTakeFirst())?.details).toContain(number)
})
