import { expect, onTestFinished, test } from 'vitest'
import { language } from '#copy/language.ts'
import { orderMail as words } from '#copy/order/mail.ts'
import { officeOrderMail } from '#copy/order/office-mail.ts'
import { withdrawal } from '#copy/order/withdrawal.ts'
import { fill } from '../../../copy/fill.ts'
import { fullDay, fullTime, money, untilTime } from '../../../copy/format/format-work.ts'
import { addresses } from '../../../testing/mail/addresses.ts'
import { startMailServer } from '../../../testing/mail/mail-server.ts'
import { input, litWindows, mail, mails, wholeText } from '../../../testing/orders/composed-mails.ts'
import { openOrders } from '../../../testing/orders/open-orders.ts'
import { placedOrder, viewOf } from '../../../testing/orders/place-through-draft.ts'
import { smtpTransport } from '../../outbox/smtp-transport.ts'
import { createMailWorker } from '../../outbox/worker.ts'
import { cancelOrder } from '../change/cancel-order.ts'
import { changeOrder } from '../change/change-order.ts'
import { offerVisits } from '../draft/draft-quote.ts'
import { receiveWithdrawal } from '../withdraw/withdraw-order.ts'
import { composeOrderMail } from './compose-order-mail.ts'
import { requestLinks } from './request-links.ts'

test('a cancellation offers no change or payment, and the office reads that nothing is owed', async () => {
  const services = await openOrders()
  const { order, key } = await placedOrder(services)
  await cancelOrder(services, order.id, undefined)
  const { text, html } = await mail(services, 'orderCancelled')
  expect(litWindows(html)).toBe(0)
  // The next step is the mail's one button.
  expect(html.match(/class="next"[^>]*>([^<]+)/g)?.map((link) => link.split('>')[1])).toEqual([words.cancelled.link])
  expect(text).toContain(`${words.cancelled.link}:\nhttp`)
  expect(text).toContain(`/order/${key.number}/${key.secret}`)
  for (const gone of [words.link, words.keepLink, words.rights]) expect(text).not.toContain(gone)

  const [placed, cancelled] = await mails(services, 'officeOrder')
  const cancelledSubject = officeOrderMail.subject.cancel.replace('{number}', order.number).split('{')[0] ?? ''
  expect(placed?.text).not.toContain(officeOrderMail.owesNothing)
  expect(cancelled?.subject).toContain(cancelledSubject)
  expect(cancelled?.text).toContain(officeOrderMail.owesNothing)
})

test('a change names what was and what is, and its fee', async () => {
  const services = await openOrders()
  const { order, key } = await placedOrder(services, undefined, (offers) => offers.at(-1))
  services.time.now = new Date(order.startsAt.getTime() - 5 * 86_400_000)
  const [offer] = (await offerVisits(services, order, order.id)).filter(({ visit }) => visit.date > order.visit.date)
  await changeOrder(services, order, { visit: offer?.visit ?? order.visit }, input)
  const changed = await viewOf(services, key)
  const contract = wholeText(await mail(services, 'orderConfirmation'))
  expect(contract).toContain(money(changed.order.feeCents).replaceAll('\u00A0', ' '))
  const { text } = await mail(services, 'orderChanged')
  for (const part of [fullDay(order.visit.date), fullDay(changed.order.visit.date), money(changed.order.feeCents)])
    expect(text).toContain(part)
})

test.each(['inTime', 'unknown'] as const)(
  'a withdrawal (%s) is acknowledged with its content or where that can be read, its date and time',
  async (outcome) => {
    const services = await openOrders()
    const { order } = await placedOrder(services)
    const contract = outcome === 'inTime' ? order.number : 'Cleaning <b>tomorrow</b>\nMeir 1'
    const statement = { name: 'Ada Lovelace', email: 'ada@visitor.example', contract }
    const received = await receiveWithdrawal(services, statement, 'me')
    const { text, html, to, attachments } = await mail(services, 'withdrawalReceipt')
    const known = outcome === 'inTime'
    expect(to).toEqual(known ? { name: statement.name, address: statement.email } : statement.email)
    const content = known ? contract : `/withdrawal?received=${received.outcome === 'done' ? received.id : ''}`
    for (const part of [content, fullTime(services.time.now), withdrawal.outcomes[outcome]])
      expect(text).toContain(part)
    expect(html).not.toContain('<b>')
    expect(attachments?.length ?? 0).toBe(outcome === 'inTime' ? 1 : 0)
    const office = (await mails(services, 'officeOrder')).at(-1)
    expect(office?.subject).toContain(officeOrderMail.outcomes[outcome])
  },
)

test('an address that has orders gets their links, any other one gets nothing, and both leave the same trace', async () => {
  const server = await startMailServer()
  onTestFinished(() => server.close())
  const services = await openOrders()
  const [first, second] = [await placedOrder(services), await placedOrder(services)]
  await services.database.deleteFrom('mail').execute()
  expect(await requestLinks(services, 'nobody@visitor.example', 'me')).toEqual({ outcome: 'done' })
  for (let count = 0; count < 5; count++)
    expect(await requestLinks(services, 'ADA@visitor.example', 'me')).toEqual({ outcome: 'done' })
  const transport = smtpTransport(server.url)
  const worker = createMailWorker({
    ...{ database: services.database, language, name: 'worker', transport, clock: services.clock },
    compose: (row) => composeOrderMail(services, row, addresses),
    log: { info() {}, warn() {}, error() {} },
  })
  onTestFinished(async () => {
    await worker.stop()
    transport.close()
  })
  worker.start()
  const unsent = () => services.database.selectFrom('mail').select('state').where('state', '<>', 'sent').execute()
  await expect.poll(unsent).toEqual([])
  expect(server.received).toHaveLength(3)
  for (const email of server.received) {
    expect(email.to).toEqual([{ name: 'Ada Lovelace', address: 'Ada@visitor.example' }])
    for (const { key } of [first, second]) expect(email.text).toContain(`/order/${key.number}/${key.secret}`)
  }
  expect(await services.database.selectFrom('mail').select('id').execute()).toHaveLength(3)
})

test('the office’s mail refers to the customer in the third person', async () => {
  const services = await openOrders('sqlite', { sample: false })
  const { person, order } = await placedOrder(services)
  const { text } = await mail(services, 'officeOrder')
  expect(text).toContain(officeOrderMail.order.presences[order.presence])
  expect(text).toContain(person.email)
  expect(text).not.toMatch(language === 'en' ? /\byou(r|’re)?\b/i : /\b(je|jij|jouw|jullie)\b/i)
})

test('a consent is for one date: another date asks for it again, and the mail quotes the current one', async () => {
  const services = await openOrders('sqlite', { sample: false })
  const { order, key } = await placedOrder(services)
  const offers = await offerVisits(services, order, order.id)
  const soon = offers.find(({ visit }) => visit.date > order.visit.date)?.visit ?? order.visit
  const late = offers.at(-1)?.visit ?? order.visit
  expect(await changeOrder(services, order, { visit: soon }, { consents: [] })).toEqual({
    outcome: 'refused',
    problems: { beginEarly: 'required', losesRight: 'required' },
  })
  await changeOrder(services, order, { visit: soon }, input)
  const quoted = ({ date }: typeof soon) => fill(services.consents.beginEarly, { date: fullDay(date) })
  const { withdrawal } = await viewOf(services, key)
  const sooner = wholeText(await mail(services, 'orderChanged'))
  expect(sooner).toContain(quoted(soon))
  expect(sooner).not.toContain(quoted(order.visit))
  expect(sooner).toContain(untilTime(withdrawal.until))
  await changeOrder(services, (await viewOf(services, key)).order, { visit: late }, { consents: [] })
  const later = wholeText(await mail(services, 'orderChanged'))
  for (const visit of [order.visit, soon, late]) expect(later).not.toContain(quoted(visit))
})
