import { describe, expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { orderMail as words } from '#copy/order/mail.ts'
import { officeOrderMail } from '#copy/order/office-mail.ts'
import { consentKinds } from '../../domain/orders/withdrawal-period.ts'
import { engines } from '../../testing/database/engines.ts'
import { mails, wholeText } from '../../testing/orders/composed-mails.ts'
import type { TestServices } from '../../testing/orders/open-order-services.ts'
import { openOrders } from '../../testing/orders/open-orders.ts'
import { expectOutcome, placedOrder, typedDetails, viewOf } from '../../testing/orders/place-through-draft.ts'
import type { MailPurpose } from '../database/tables/message-tables.ts'
import { mailsPerDay } from '../outbox/new-mail.ts'
import { cancelOrder } from './change/cancel-order.ts'
import { changeOrder } from './change/change-order.ts'
import { changesPerHour } from './change/limit-changes.ts'
import { offerVisits } from './draft/draft-quote.ts'
import { isConfirmationHeld, queueOrderMail } from './mail/queue-order-mail.ts'
import { requestLinks } from './mail/request-links.ts'
import { findWithdrawal, isReceiptHeld, receiveWithdrawal } from './withdraw/withdraw-order.ts'

const office = 'office@helderhuis.example'
const minute = 60_000

const open = async (engine: 'sqlite' | 'postgres' = 'sqlite') => await openOrders(engine, { sample: false })

const rowsOf = ({ database }: TestServices, purpose: MailPurpose) =>
  database.selectFrom('mail').selectAll().where('purpose', '=', purpose).orderBy('createdAt').execute()

/** Another visit than an order has, a different one for each index. */
async function otherVisit(services: TestServices, key: Parameters<typeof viewOf>[1], index: number) {
  const { order } = await viewOf(services, key)
  const offers = await offerVisits(services, order, order.id)
  const other = offers.filter(({ visit }) => visit.date !== order.visit.date)[index]
  if (!other) throw new Error('nothing is free')
  return { order, visit: other.visit }
}

const change = async (services: TestServices, key: Parameters<typeof viewOf>[1], index: number) => {
  const { order, visit } = await otherVisit(services, key, index)
  return await changeOrder(services, order, { visit }, { consents: consentKinds })
}

describe.each(engines)('%s', (engine) => {
  test('mail for a customer without e-mail goes to the office, which posts it (R17.18)', async () => {
    const services = await open(engine)
    const { order } = await placedOrder(services)
    await services.database.updateTable('orderPerson').set({ email: '' }).execute()
    await cancelOrder(services, order.id, undefined)
    for (const { subject } of await mails(services, 'officeOrder'))
      expect(subject).not.toContain(officeOrderMail.post.subject.split('{')[0])
    const [confirmation] = await mails(services, 'orderConfirmation')
    const [cancellation] = await mails(services, 'orderCancelled')
    for (const message of [confirmation, cancellation]) {
      expect(message?.to).toBe(office)
      expect(message?.subject).toMatch(officeOrderMail.post.subject.split('{')[0] as string)
      expect(JSON.stringify(message?.replyTo)).toContain('helderhuis.example')
    }
  })

  test('over the daily mail limit, a withdrawal is stored, and the office gets its notice and the receipt', async () => {
    const services = await open(engine)
    const ids: string[] = []
    for (let count = 0; count < mailsPerDay + 2; count++) {
      const stranger = {
        name: 'Cheap pills',
        email: `Victim+${count}@visitor.example`,
        contract: 'https://evil.example',
      }
      ids.push(expectOutcome(await receiveWithdrawal(services, stranger, `client ${count}`), 'done').id)
    }
    const receipts = await mails(services, 'withdrawalReceipt')
    const toOffice = receipts.filter(({ to }) => to === office)
    expect([receipts.length, toOffice.length]).toEqual([mailsPerDay + 2, 2])
    for (const { text, html, to, subject } of receipts) {
      expect(text + html + subject + JSON.stringify(to)).not.toMatch(/pills|evil/)
    }
    for (const { text, subject } of toOffice) {
      expect(text).toMatch(/victim\+\d+@visitor\.example/i)
      expect(subject).toContain(words.withdrawal.subject)
    }
    expect(await mails(services, 'officeOrder')).toHaveLength(mailsPerDay + 2)
    const statements = await Promise.all(ids.map((id) => findWithdrawal(services.database, id)))
    const held = await Promise.all(statements.flatMap((one) => (one ? [isReceiptHeld(services.database, one)] : [])))
    expect(held.filter(Boolean)).toHaveLength(2)
    services.time.now = new Date(services.time.now.getTime() + 24 * 60 * minute)
    await receiveWithdrawal(services, { name: 'Ada', email: 'victim@visitor.example', contract: 'Meir 1' }, 'me')
    expect((await mails(services, 'withdrawalReceipt')).at(-1)?.to).toBe('victim@visitor.example')
  })

  test('quick changes share one mail, and cancelling withdraws it', async () => {
    const services = await open(engine)
    const before = await placedOrder(services)
    const { key } = before
    for (const index of [2, 4]) expectOutcome(await change(services, key, index), 'done')
    const [mail, ...others] = await rowsOf(services, 'orderChanged')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ content: '{"event":3,"since":2}', nextAttemptAt: services.time.now.toISOString() })
    const [{ text } = { text: '' }] = await mails(services, 'orderChanged')
    expect(text).not.toContain(typedDetails.remark)
    const { order } = await viewOf(services, key)
    const [first = '', last = ''] = [before.order, order].map(({ visit }) => visit.date.slice(-2).replace(/^0/, ''))
    expect(
      text
        .split(words.changed.heading)[1]
        ?.split('→')
        .slice(0, 2)
        .map((part) => part.trim()),
    ).toEqual([expect.stringContaining(first), expect.stringContaining(last)])
    await services.database.updateTable('mail').set({ state: 'sent' }).where('purpose', '=', 'orderChanged').execute()
    const sentAt = services.time.now.getTime()
    services.time.now = new Date(sentAt + minute)
    for (const index of [6, 8]) expectOutcome(await change(services, key, index), 'done')
    expect((await rowsOf(services, 'orderChanged')).slice(1)).toMatchObject([
      { content: '{"event":5,"since":4}', nextAttemptAt: new Date(sentAt + 5 * minute).toISOString() },
    ])
    expectOutcome(await cancelOrder(services, order.id, undefined), 'done')
    expect(await rowsOf(services, 'orderChanged')).toHaveLength(1)
    expect(await rowsOf(services, 'orderCancelled')).toHaveLength(1)
  })

  test('changes per hour are limited for a customer, not for the office', async () => {
    const services = await open(engine)
    const { key } = await placedOrder(services)
    const first = services.time.now.getTime()
    for (let count = 0; count < changesPerHour; count++) {
      services.time.now = new Date(first + count * minute)
      expectOutcome(await change(services, key, count + 2), 'done')
    }
    const refused = await change(services, key, 1)
    expect(refused).toEqual({ outcome: 'refused', problems: { form: 'tooMany' }, retryAfter: 55 * 60 })
    const { order, visit } = await otherVisit(services, key, 1)
    const input = { consents: consentKinds, by: { actor: 'office' as const } }
    expectOutcome(await changeOrder(services, order, { visit }, input), 'done')
    services.time.now = new Date(first + 60 * minute)
    expectOutcome(await change(services, key, 3), 'done')
  })
})

test('over the daily mail limit, a confirmation goes to the office to forward', async () => {
  const services = await open()
  const { order } = await placedOrder(services)
  for (let event = 2; event <= mailsPerDay; event++) {
    await queueOrderMail(
      services.database,
      { id: order.id, language },
      'orderConfirmation',
      { event },
      services.time.now,
    )
  }
  expect(await isConfirmationHeld(services.database, order.id)).toBe(false)
  const next = await placedOrder(services)
  expect(await isConfirmationHeld(services.database, next.order.id)).toBe(true)
  const held = (await mails(services, 'orderConfirmation')).filter(({ to }) => to === office)
  expect(held).toHaveLength(1)
  expect(held[0]).toMatchObject({ replyTo: { address: typedDetails.email }, autoReplied: false })
  expect(held[0]?.text).toContain(next.order.number)
})

test('no text of a customer is mailed to the address that was typed with it', async () => {
  const services = await open()
  await placedOrder(services)
  const [confirmation] = await mails(services, 'orderConfirmation')
  const whole = confirmation ? wholeText(confirmation) : ''
  expect(whole).toContain(words.order.remarkOnPage)
  expect(whole).not.toContain(typedDetails.remark)
  const [toOffice] = await mails(services, 'officeOrder')
  expect(toOffice?.text).toContain(typedDetails.remark)
})

test('asking for links on one site does not use up those of the other', async () => {
  const services = await open()
  const other = { ...services, language: language === 'en' ? ('nl' as const) : ('en' as const) }
  for (const tag of ['a', 'b', 'c', 'd']) await requestLinks(other, `ada+${tag}@visitor.example`, tag)
  await requestLinks(services, 'ada@visitor.example', 'ada')
  expect((await rowsOf(services, 'orderLinks')).map((mail) => mail.language).sort()).toEqual(
    [language, ...Array.from({ length: 3 }, () => other.language)].sort(),
  )
})
