import ICAL from 'ical.js'
import { describe, expect, onTestFinished, test } from 'vitest'
import { language } from '#copy/language.ts'
import { businessTerms } from '#copy/legal/business-terms.ts'
import { termsAndConditions } from '#copy/legal/terms-and-conditions.ts'
import { orderMail as words } from '#copy/order/mail.ts'
import { officeOrderMail } from '#copy/order/office-mail.ts'
import { taskSentences } from '#copy/room-tasks.ts'
import { fill } from '../../../copy/fill.ts'
import { fullDay, money } from '../../../copy/format/format-work.ts'
import { fullTime, untilTime } from '../../../copy/format/full-time.ts'
import { legalLines } from '../../../copy/format/legal-lines.ts'
import { colours } from '../../../domain/company/colours.ts'
import { countryOf } from '../../../domain/language.ts'
import { consentKinds } from '../../../domain/orders/order-consents.ts'
import { vatShares } from '../../../domain/orders/vat.ts'
import { roomTasks } from '../../../domain/packages/room-tasks.ts'
import { freshDatabase } from '../../../testing/database/engines.ts'
import { startMailServer } from '../../../testing/mail/mail-server.ts'
import { orderServices, sampleTariff } from '../../../testing/orders/open-order-services.ts'
import {
  expectOutcome,
  order as placeDraft,
  placedOrder,
  readyDraft,
  typedDetails,
  viewOf,
} from '../../../testing/orders/place-through-draft.ts'
import type { Database } from '../../database/schema.ts'
import type { MailPurpose } from '../../database/tables/message-tables.ts'
import { smtpTransport } from '../../outbox/smtp-transport.ts'
import type { MailMessage } from '../../outbox/transport.ts'
import { createMailWorker } from '../../outbox/worker.ts'
import { cancelOrder } from '../change/cancel-order.ts'
import { changeOrder } from '../change/change-order.ts'
import { offerVisits } from '../draft/offer-visits.ts'
import { saveDetails } from '../draft/order-drafts.ts'
import type { OrderServices } from '../record/order-services.ts'
import { receiveWithdrawal } from '../withdraw/withdraw-order.ts'
import { composeOrderMail } from './compose-order-mail.ts'
import { requestLinks } from './request-links.ts'

const country = countryOf(language)
const addresses = { from: 'Helderhuis <website@helderhuis.example>', office: 'office@helderhuis.example' }
const input = { consents: consentKinds }

async function open(sample = true) {
  const database: Database = await freshDatabase('sqlite')
  return await orderServices(database, sampleTariff(country, { sample }))
}

/** The queued mails of a purpose, as they would go now, oldest first. */
async function mails(services: OrderServices, purpose: MailPurpose): Promise<(MailMessage | undefined)[]> {
  const queued = services.database.selectFrom('mail').selectAll().where('purpose', '=', purpose).orderBy('createdAt')
  const rows = await queued.execute()
  return await Promise.all(rows.map(async (mail) => (await composeOrderMail(services, mail, addresses))?.message))
}

async function mail(services: OrderServices, purpose: MailPurpose): Promise<MailMessage> {
  const [first] = await mails(services, purpose)
  if (!first) throw new Error(`no ${purpose}`)
  return first
}

/** How many windows of the house in a mail are lit. */
const litWindows = (html: string): number => html.split(`bgcolor="${colours.sun.light}"`).length - 1

/** The one entry of a calendar file. */
function entryOf(message: MailMessage) {
  const [attachment] = message.attachments ?? []
  const calendar = new ICAL.Component(ICAL.parse(attachment?.content ?? ''))
  const [event, ...others] = calendar.getAllSubcomponents('vevent')
  if (!event || others.length > 0) throw new Error('one entry expected')
  const { uid, sequence, startDate, endDate, summary, location } = new ICAL.Event(event)
  return {
    ...{ uid, sequence, summary, location },
    method: calendar.getFirstPropertyValue('method'),
    status: event.getFirstPropertyValue('status'),
    start: startDate.toJSDate(),
    end: endDate.toJSDate(),
    type: attachment?.contentType,
  }
}

describe('the confirmation', () => {
  test('is the whole contract: order, price with its parts and VAT, dates, fee, withdrawal, consents, task list, terms and link', async () => {
    const services = await open(false)
    const { order, key, lines, terms, withdrawal } = await placedOrder(services)
    const { text, html, subject, to, replyTo, attachments } = await mail(services, 'orderConfirmation')
    expect(to).toEqual({ name: 'Ada Lovelace', address: 'Ada@visitor.example' })
    expect(replyTo).toMatchObject({ name: 'Helderhuis' })
    expect(subject).toContain(order.number)
    const said = [
      ...[order.number, fullDay(order.visit.date), typedDetails.street, typedDetails.phoneNumber],
      ...[money(order.priceCents), ...lines.map(({ cents }) => money(cents))],
      ...vatShares(lines).map(({ vatCents }) => money(vatCents)),
      ...[untilTime(terms.freeUntil), untilTime(withdrawal.until)],
      ...[words.confirmation.prepare, ...words.confirmation.prepareList],
      ...[words.withdrawing.label, `/order/${key.number}/${key.secret}`],
      ...order.rooms.flatMap(({ type }) => roomTasks[order.packageId][type].map((task) => taskSentences[task])),
      // The extra of the order: the guarantee covers what is listed.
      taskSentences['clean-oven-inside'],
      ...termsAndConditions.articles.map(({ heading }) => heading),
      ...legalLines,
    ]
    for (const part of said) expect(text).toContain(part)
    for (const { text: consent } of await services.database.selectFrom('orderConsent').select('text').execute()) {
      expect(text).toContain(consent)
    }
    // The model form of the directive, and the last article of the terms.
    expect(text).toContain(termsAndConditions.articles.find(({ id }) => id === 'withdrawal')?.list?.[1])
    expect(text).toContain(termsAndConditions.articles.at(-1)?.paragraphs.at(-1))
    expect(text + html + subject).not.toMatch(/\{\w+\}|undefined|NaN|\[object/)
    expect(text).not.toContain(words.sample)
    expect(html).toContain(
      `<a href="http://localhost:300${language === 'en' ? 2 : 3}/order/${key.number}/${key.secret}"`,
    )
    expect(attachments).toHaveLength(1)
    expect(litWindows(html)).toBe(order.rooms.length)
    expect(html).not.toMatch(/<img|<svg|url\(/)
  })

  test('at sample prices says first that nothing will be delivered, and so does every other mail', async () => {
    const services = await open()
    const { order } = await placedOrder(services)
    await cancelOrder(services, order.id, undefined)
    const unknown = { name: 'Ada', email: 'ada@visitor.example', contract: 'Meir 1' }
    await receiveWithdrawal(services, unknown, 'me')
    for (const purpose of ['orderConfirmation', 'officeOrder', 'orderCancelled', 'withdrawalReceipt'] as const) {
      for (const message of await mails(services, purpose)) {
        expect(message?.text.startsWith(words.sample)).toBe(true)
        expect(message?.subject).toContain(words.sampleSubject.split(' ')[0])
      }
    }
    expect(entryOf(await mail(services, 'orderConfirmation')).summary).toContain(
      words.calendar.sampleSummary.split(':')[0],
    )
  })

  test.each([true, false])('asks for a prepayment only at real prices (R16.10): sample %s', async (sample) => {
    const services = await open(sample)
    const details = { ...typedDetails, presence: 'absent' }
    const { draft } = expectOutcome(await saveDetails(services, await readyDraft(services), details), 'saved')
    await placeDraft(services, draft)
    const { text } = await mail(services, 'orderConfirmation')
    const { payFirst, samplePayFirst } = words.confirmation
    const asks = [words.payLink, words.price.final, words.order.presences.absent, payFirst]
    const tells = [words.paymentPage, samplePayFirst]
    const isSaid = (sentence: string) => text.includes(sentence.split('{')[0] ?? '')
    expect(asks.filter(isSaid)).toEqual(sample ? [] : asks)
    expect(tells.filter(isSaid)).toEqual(sample ? tells : [])
  })

  test('says the same however late it goes, whatever has happened meanwhile', async () => {
    const services = await open()
    const { order } = await placedOrder(services)
    const before = await mail(services, 'orderConfirmation')
    services.time.now = new Date(services.time.now.getTime() + 3_600_000)
    const offers = await offerVisits(services, order, order.id)
    await changeOrder(services, order, { visit: offers[20]?.visit ?? order.visit }, input)
    await cancelOrder(services, order.id, undefined)
    expect(await mail(services, 'orderConfirmation')).toEqual(before)
  })
})

test('calendar entries keep their UID, count up, show the right hour in UTC, and are cancelled', async () => {
  const services = await open()
  const { order } = await placedOrder(services)
  const offers = await offerVisits(services, order, order.id)
  const wanted = offers.at(-1)?.visit ?? order.visit
  services.time.now = new Date(services.time.now.getTime() + 1000)
  await changeOrder(services, order, { visit: wanted }, input)
  const changed = entryOf(await mail(services, 'orderChanged'))
  services.time.now = new Date(services.time.now.getTime() + 1000)
  await cancelOrder(services, order.id, undefined)
  const placed = entryOf(await mail(services, 'orderConfirmation'))
  const cancelled = entryOf(await mail(services, 'orderCancelled'))
  expect(placed).toMatchObject({
    uid: `${order.id}@helderhuis.example`,
    sequence: 0,
    method: 'PUBLISH',
    status: 'CONFIRMED',
  })
  expect(placed?.start).toEqual(order.startsAt)
  expect(placed?.location).toContain(typedDetails.street)
  expect(changed).toMatchObject({ uid: placed?.uid, sequence: 1, method: 'PUBLISH' })
  const hour = changed?.start.toLocaleTimeString('en-GB', { timeZone: 'Europe/Brussels', timeStyle: 'short' })
  expect(hour).toBe(wanted.part === 'afternoon' ? '12:30' : '08:00')
  expect(cancelled).toMatchObject({
    uid: placed?.uid,
    sequence: 2,
    method: 'CANCEL',
    status: 'CANCELLED',
  })
  expect(cancelled?.type).toBe('text/calendar; charset=utf-8; method=CANCEL')
})

test('a cancellation offers nothing to change or to pay for any more', async () => {
  const services = await open()
  const { order, key } = await placedOrder(services)
  await cancelOrder(services, order.id, undefined)
  const { text, html } = await mail(services, 'orderCancelled')
  expect(litWindows(html)).toBe(0)
  expect(text).toContain(`${words.cancelled.link}:\nhttp`)
  expect(text).toContain(`/order/${key.number}/${key.secret}`)
  for (const gone of [words.link, words.keepLink, words.order.presences[order.presence]]) {
    expect(text).not.toContain(gone)
  }
})

test('the office reads that an order was cancelled, and that nothing is owed', async () => {
  const services = await open()
  const { order } = await placedOrder(services)
  await cancelOrder(services, order.id, undefined)
  const [placed, cancelled] = await mails(services, 'officeOrder')
  const cancelledSubject = officeOrderMail.subject.cancel.replace('{number}', order.number).split('{')[0] ?? ''
  expect(placed?.text).not.toContain(officeOrderMail.owesNothing)
  expect(cancelled?.text).toContain(cancelledSubject)
  expect(cancelled?.text).toContain(officeOrderMail.owesNothing)
})

test('a change names what was and what is, and its fee', async () => {
  const services = await open()
  const { order, key } = await placedOrder(services, undefined, (offers) => offers.at(-1))
  services.time.now = new Date(order.startsAt.getTime() - 5 * 86_400_000)
  const [offer] = (await offerVisits(services, order, order.id)).filter(({ visit }) => visit.date > order.visit.date)
  await changeOrder(services, order, { visit: offer?.visit ?? order.visit }, input)
  const changed = await viewOf(services, key)
  expect((await mail(services, 'orderConfirmation')).text).toContain(money(changed.order.feeCents))
  const { text } = await mail(services, 'orderChanged')
  for (const part of [fullDay(order.visit.date), fullDay(changed.order.visit.date), money(changed.order.feeCents)]) {
    expect(text).toContain(part)
  }
})

test.each(['inTime', 'unknown'] as const)(
  'a withdrawal (%s) is acknowledged with its content or where that can be read, its date and time',
  async (outcome) => {
    const services = await open()
    const { order } = await placedOrder(services)
    const contract = outcome === 'inTime' ? order.number : 'Cleaning <b>tomorrow</b>\nMeir 1'
    const statement = { name: 'Ada Lovelace', email: 'ada@visitor.example', contract }
    const received = await receiveWithdrawal(services, statement, 'me')
    const { text, html, to, attachments } = await mail(services, 'withdrawalReceipt')
    const known = outcome === 'inTime'
    expect(to).toEqual(known ? { name: statement.name, address: statement.email } : statement.email)
    const content = known ? contract : `/withdrawal?received=${received.outcome === 'received' ? received.id : ''}`
    for (const part of [content, fullTime(services.time.now), words.withdrawal.outcomes[outcome]])
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
  const services = await open()
  const [first, second] = [await placedOrder(services), await placedOrder(services)]
  await services.database.deleteFrom('mail').execute()
  expect(await requestLinks(services, 'nobody@visitor.example', 'me')).toEqual({ outcome: 'accepted' })
  for (let count = 0; count < 5; count++) {
    expect(await requestLinks(services, ' ADA@visitor.example ', 'me')).toEqual({ outcome: 'accepted' })
  }
  expect(await requestLinks(services, 'ada', 'me')).toEqual({ outcome: 'invalid', problem: 'malformed' })
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
  for (const { email } of server.received) {
    expect(email.to).toEqual([{ name: 'Ada Lovelace', address: 'Ada@visitor.example' }])
    for (const { key } of [first, second]) expect(email.text).toContain(`/order/${key.number}/${key.secret}`)
  }
  expect(await services.database.selectFrom('mail').select('id').execute()).toHaveLength(3)
})

test('a confirmation arrives with its calendar file', async () => {
  const server = await startMailServer()
  onTestFinished(() => server.close())
  const services = await open()
  await placedOrder(services)
  const transport = smtpTransport(server.url)
  onTestFinished(() => transport.close())
  await transport.send(await mail(services, 'orderConfirmation'), AbortSignal.timeout(10_000))
  const [attachment] = server.received[0]?.email.attachments ?? []
  expect(attachment).toMatchObject({ filename: words.calendar.file, mimeType: 'text/calendar' })
})

test('the office reads about the customer, and is not spoken to as one', async () => {
  const services = await open(false)
  const { person, order } = await placedOrder(services)
  const { text } = await mail(services, 'officeOrder')
  expect(text).toContain(officeOrderMail.order.presences[order.presence])
  expect(text).toContain(person.email)
  expect(text).not.toMatch(language === 'en' ? /\byou(r|’re)?\b/i : /\b(je|jij|jouw|jullie)\b/i)
})

test('a consent is for one date: another one is asked for again, and the mail quotes what holds now', async () => {
  const services = await open(false)
  const { order, key } = await placedOrder(services)
  const offers = await offerVisits(services, order, order.id)
  const soon = offers.find(({ visit }) => visit.date > order.visit.date)?.visit ?? order.visit
  const late = offers.at(-1)?.visit ?? order.visit
  expect(await changeOrder(services, order, { visit: soon }, { consents: [] })).toEqual({
    outcome: 'invalid',
    problems: { beginEarly: 'required', losesRight: 'required' },
  })
  await changeOrder(services, order, { visit: soon }, input)
  const quoted = ({ date }: typeof soon) => fill(services.consents.beginEarly, { date: fullDay(date) })
  const { withdrawal } = await viewOf(services, key)
  const sooner = (await mail(services, 'orderChanged')).text
  expect(sooner).toContain(quoted(soon))
  expect(sooner).not.toContain(quoted(order.visit))
  expect(sooner).toContain(untilTime(withdrawal.until))
  await changeOrder(services, (await viewOf(services, key)).order, { visit: late }, { consents: [] })
  const later = (await mail(services, 'orderChanged')).text
  expect(later).not.toContain(words.withdrawing.early)
  for (const visit of [order.visit, soon, late]) expect(later).not.toContain(quoted(visit))
})

test('a consumer is mailed nothing that is for businesses only', async () => {
  const services = await open(false)
  await placedOrder(services)
  const { text } = await mail(services, 'orderConfirmation')
  expect(text).toContain(termsAndConditions.articles.at(-1)?.heading)
  expect(text).not.toMatch(/2[.,]2 ?%|credit ?card/i)
  for (const { paragraphs } of businessTerms.articles) expect(text).not.toContain(paragraphs[0])
})
