import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { orderMail } from '#copy/order/mail.ts'
import { moneyNotice } from '#copy/order/money-notice.ts'
import { notices } from '#copy/order/notices.ts'
import { fill } from '../../../copy/fill.ts'
import { fullDay, money, shortDay } from '../../../copy/format/format-work.ts'
import { longestTextMessage, plainText, textMessageLength } from '../../../domain/delivery/text-message.ts'
import { confirmHours } from '../../../domain/orders/confirmation.ts'
import { presences } from '../../../domain/orders/order-details.ts'
import { input, mails } from '../../../testing/orders/composed-mails.ts'
import type { TestServices } from '../../../testing/orders/open-order-services.ts'
import { openOrders } from '../../../testing/orders/open-orders.ts'
import {
  expectOutcome,
  order as place,
  placedOrder,
  readyDraft,
  typedDetails,
} from '../../../testing/orders/place-through-draft.ts'
import { stepOrder } from '../../../testing/orders/step-order.ts'
import { payOrder } from '../../../testing/payments/pay-order.ts'
import type { MailPurpose } from '../../database/tables/message-tables.ts'
import { newMail } from '../../outbox/new-mail.ts'
import { remindLate } from '../../payments/reminders/remind-late.ts'
import { cancelOrder } from '../change/cancel-order.ts'
import { changeDetails, confirmEmail } from '../change/change-details.ts'
import { changeOrder } from '../change/change-order.ts'
import { endLapsed } from '../confirm/end-unconfirmed.ts'
import { offerVisits } from '../draft/draft-quote.ts'
import { saveDetails } from '../draft/order-drafts.ts'
import { placeOrder } from '../place/place-order.ts'
import { receiveWithdrawal } from '../withdraw/withdraw-order.ts'
import { requestLinks } from './request-links.ts'

const by = { actor: 'office', personId: crypto.randomUUID(), version: undefined } as const

/** Words as a reader counts them: no signs, no link. */
const wordsIn = (text = '') => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word) && !word.includes('://'))

/** Fails for a queued mail that is longer, or greets its reader not at all or twice. Returns their number. */
async function expectShort(services: TestServices, purpose: MailPurpose, most: number) {
  const written = await mails(services, purpose)
  for (const { text } of written) {
    expect(wordsIn(text).length, `${purpose}\n${text}`).toBeLessThanOrEqual(most)
    const greeting = fill(orderMail.hello, { firstName: typedDetails.firstName })
    const greetings = text.split('\n').filter((line) => line === greeting || line === orderMail.helloStranger)
    expect(greetings, text).toHaveLength(purpose === 'officeOrder' ? 0 : 1)
  }
  return written.length
}

test.each([true, false])('a confirmation has at most 300 words, an office mail 120: sample %s', async (sample) => {
  const services = await openOrders('sqlite', { sample })
  for (const presence of presences) {
    const details = { ...typedDetails, presence }
    const { draft } = expectOutcome(await saveDetails(services, await readyDraft(services), details), 'done')
    await place(services, draft)
  }
  expect(await expectShort(services, 'orderConfirmation', 300)).toBe(3)
  expect(await expectShort(services, 'officeOrder', 120)).toBe(3)
})

test.each([true, false])('the news of a change has at most 130 words, of an end 150: sample %s', async (sample) => {
  const services = await openOrders('sqlite', { sample })
  const { order } = await placedOrder(services)
  const offers = await offerVisits(services, order, order.id)
  await changeOrder(services, order, { visit: offers[9]?.visit ?? order.visit }, input)
  expect(await expectShort(services, 'orderChanged', 130)).toBe(1)
  await cancelOrder(services, order.id, undefined)
  const another = async () => (await placedOrder(services)).order
  const [withdrawn, done, failed] = [await another(), await another(), await another()]
  const statement = { name: 'Ada Lovelace', email: 'ada@visitor.example' }
  await receiveWithdrawal(services, { ...statement, contract: withdrawn.number }, 'me')
  await receiveWithdrawal(services, { ...statement, contract: 'Meir 1' }, 'me')
  services.time.now = failed.startsAt
  await stepOrder(services, done.id, 'begin', by)
  await stepOrder(services, done.id, 'inspect', by)
  await stepOrder(services, failed.id, 'giveUp', { ...by, notDone: { reason: 'nobodyIn', note: '' } })
  await requestLinks(services, typedDetails.email, 'me')
  expect(await expectShort(services, 'orderLinks', 130)).toBe(1)
  for (const purpose of ['orderCancelled', 'withdrawalReceipt', 'orderInspected', 'orderNotDone'] as const)
    expect(await expectShort(services, purpose, 150)).toBe(purpose === 'withdrawalReceipt' ? 2 : 1)
  expect(await expectShort(services, 'officeOrder', 120)).toBe(9)
})

test.each([true, false])('a notice has at most 130 words, the late reminder 260: sample %s', async (sample) => {
  const services = await openOrders('sqlite', { sample })
  const { database } = services
  const { order } = await placedOrder(services)
  await database.updateTable('paymentRequest').set({ reason: 'inAdvance', dueOn: '2026-11-20' }).execute()
  const { id: orderId, priceCents: cents, visit } = order
  const queue = (purpose: MailPurpose, content: object) =>
    database
      .insertInto('mail')
      .values(newMail({ orderId, language, purpose, content: JSON.stringify(content) }, services.clock()))
      .execute()
  await queue('visitReminder', visit)
  await queue('lateNotice', { ...visit, minutes: 45, at: services.clock().toISOString() })
  await queue('paymentRequest', {})
  await queue('prepaymentReminder', {})
  await database.updateTable('order').set({ state: 'done' }).execute()
  await remindLate(database, orderId, { person: { id: by.personId }, seenDue: cents }, services.clock())
  expect(await expectShort(services, 'lateReminder', 260)).toBe(1)
  await database.updateTable('order').set({ state: 'ordered' }).execute()
  for (const purpose of ['visitReminder', 'lateNotice', 'paymentRequest', 'prepaymentReminder'] as const)
    expect(await expectShort(services, purpose, 130), purpose).toBe(1)
  for (const amount of [cents, -cents]) await payOrder(database, orderId, amount, services.clock())
  await changeDetails(services, order, { ...typedDetails, email: 'a@new.example' }, { actor: 'customer', version: 1 })
  const shown = await expectShort(services, 'emailCheck', 130)
  const asked = await database.selectFrom('emailChange').select('token').executeTakeFirstOrThrow()
  await confirmEmail(services, asked.token)
  await database.updateTable('order').set({ owedCents: cents }).execute()
  await database.updateTable('orderEvent').set({ kind: 'settleWithdrawal' }).where('seq', '=', 1).execute()
  await queue('withdrawalSettled', { event: 1 })
  Object.assign(services.settings, { ordersAtOnce: { client: 9, mailbox: 0 } })
  await placeOrder(services, await readyDraft(services), { ...input, client: 'me' })
  expect([shown, await expectShort(services, 'orderAsked', 130)]).toEqual([1, 1])
  services.time.now = new Date(services.time.now.getTime() + confirmHours * 3_600_000)
  await endLapsed(database, services.time.now)
  for (const purpose of ['moneyReceived', 'moneyRefunded', 'emailMoved', 'withdrawalSettled', 'orderLapsed'] as const)
    expect(await expectShort(services, purpose, 130), purpose).toBe(1)
})

test('every text message is short enough, with the longest address of ours', () => {
  const payment = { amount: money(123_456), date: fullDay('2026-09-30'), due: shortDay('2026-09-30') }
  const facts = {
    ...payment,
    brand: 'Helderhuis',
    number: 'K7F4-29QX',
    day: shortDay('2026-09-30'),
    from: '08:00',
    until: '09:00',
    phone: '0800 123 45 67',
    minutes: '45',
    at: '09:45',
  }
  const url = `https://order.helderhuis.example/order/K7F4-29QX/${'x'.repeat(24)}/pay`
  const { moneyReceived, moneyRefunded } = moneyNotice
  const all = [...Object.values(notices), moneyReceived, moneyRefunded]
  for (const { text } of all.filter((notice) => typeof notice === 'object')) {
    const filled = Object.entries({ ...facts, url }).reduce(
      (all, [name, value]) => all.replace(`{${name}}`, value),
      text,
    )
    const sample = plainText(notices.sample.replace('{text}', filled))
    expect(textMessageLength(sample), sample).toBeLessThanOrEqual(longestTextMessage)
  }
})
