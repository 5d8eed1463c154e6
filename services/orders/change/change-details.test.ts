import { describe, expect, test } from 'vitest'
import { confirmDays } from '../../../domain/orders/retention.ts'
import { engines } from '../../../testing/database/engines.ts'
import { openOrders } from '../../../testing/orders/open-orders.ts'
import { placedOrder, typedDetails, viewOf } from '../../../testing/orders/place-through-draft.ts'
import { mailsPerDay } from '../../outbox/new-mail.ts'
import { byCustomer } from '../advance/advance-order.ts'
import { purgeOrders } from '../purge-orders.ts'
import type { OrderServices } from '../record/order-services.ts'
import { changeDetails, confirmEmail } from './change-details.ts'

const asked = async ({ database }: OrderServices) =>
  (await database.selectFrom('emailChange').select(['token', 'email']).executeTakeFirst()) ?? { token: '', email: '' }

describe.each(engines)('%s', (engine) => {
  test('details are corrected at the same price, with an event that names no one, and a mail', async () => {
    const services = await openOrders(engine)
    const { order, key } = await placedOrder(services)
    const given = { firstName: 'Adélaïde', street: 'Bankstraat', presence: 'leaves', photos: 'no' }
    const answer = await changeDetails(services, order, given, { ...byCustomer, version: 1 })
    expect(answer).toEqual({ outcome: 'done', isChanged: true })
    const view = await viewOf(services, key)
    expect(view.person).toMatchObject({ firstName: 'Adélaïde', street: 'Bankstraat', email: typedDetails.email })
    expect(view.order).toMatchObject({
      presence: 'leaves',
      noPhotos: true,
      version: 2,
      sequence: 1,
      priceCents: order.priceCents,
    })
    const [, event] = await services.database.selectFrom('orderEvent').selectAll().orderBy('seq').execute()
    expect(event?.kind).toBe('changeDetails')
    expect(`${event?.before}${event?.after}`).not.toMatch(/Ad|straat|Meir/)
    const mails = services.database.selectFrom('mail').select('id').where('purpose', '=', 'orderChanged')
    expect(await mails.execute()).toHaveLength(1)
    const texts = services.database.selectFrom('mail').select('channel').where('purpose', '=', 'paymentRequest')
    expect(await texts.execute(), 'who leaves early gets the payment link').toEqual([{ channel: 'sms' }])
    const words = await services.database.selectFrom('orderWord').select('word').execute()
    expect(words.map(({ word }) => String(word))).toContain('bankstraat')
    const again = await changeDetails(services, view.order, given, { ...byCustomer, version: 2 })
    expect(again).toEqual({ outcome: 'done', isChanged: false })
    const late = await changeDetails(services, order, typedDetails, { ...byCustomer, version: 1 })
    expect(late).toEqual({ outcome: 'stale' })
  })

  test('a new address counts once it is confirmed, by the latest link, once; the former one gets a notice', async () => {
    const services = await openOrders(engine)
    const { order, key } = await placedOrder(services)
    const ask = (email: string) =>
      changeDetails(services, order, { ...typedDetails, email }, { ...byCustomer, version: 1 })
    expect(await ask('typo@visitor.example')).toEqual({
      outcome: 'done',
      isChanged: false,
      asked: 'typo@visitor.example',
    })
    const first = await asked(services)
    await ask('ada@new.example')
    const { token } = await asked(services)
    const before = await viewOf(services, key)
    expect(before).toMatchObject({ person: { email: typedDetails.email }, askedEmail: 'ada@new.example' })
    expect(await confirmEmail(services, first.token)).toEqual({ outcome: 'stale' })
    const answers = await Promise.all([confirmEmail(services, token), confirmEmail(services, token)])
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['done', 'stale'])
    const { person, askedEmail } = await viewOf(services, key)
    expect([person.email, askedEmail]).toEqual(['ada@new.example', undefined])
    const told = services.database.selectFrom('mail').select('id').where('purpose', '=', 'emailMoved')
    expect(await told.execute()).toHaveLength(1)
  })
})

test('an address is asked only so often in a day, and then nothing is saved', async () => {
  const services = await openOrders()
  const { order, key } = await placedOrder(services)
  const given = { ...typedDetails, email: 'ada@new.example' }
  for (let time = 0; time < mailsPerDay; time++)
    await changeDetails(services, order, given, { ...byCustomer, version: 1 })
  const answer = await changeDetails(services, order, { ...given, city: 'Gent' }, { ...byCustomer, version: 1 })
  expect(answer).toEqual({ outcome: 'refused', problems: { form: 'askedTooOften' } })
  expect((await viewOf(services, key)).person.city).toBe(typedDetails.city)
})

test('nothing is corrected once the visit has begun, or by a link that is too old, which is deleted', async () => {
  const services = await openOrders()
  const { order, key } = await placedOrder(services, undefined, (offers) => offers.at(-1))
  await changeDetails(services, order, { ...typedDetails, email: 'a@new.example' }, { ...byCustomer, version: 1 })
  const { token } = await asked(services)
  const later = new Date(services.time.now.getTime() + confirmDays * 86_400_000 + 1)
  services.time.now = later
  expect(await confirmEmail(services, token)).toEqual({ outcome: 'stale' })
  await purgeOrders(services.database, later)
  expect((await asked(services)).token).toBe('')
  services.time.now = order.startsAt
  const answer = await changeDetails(services, order, { ...typedDetails, city: 'Gent' }, { ...byCustomer, version: 1 })
  expect(answer).toEqual({ outcome: 'stale' })
  expect((await viewOf(services, key)).transitions).not.toContain('changeDetails')
})
