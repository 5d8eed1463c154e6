import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { language } from '#copy/language.ts'
import { notices } from '#copy/order/notices.ts'
import { fillAll } from '../../../copy/fill.ts'
import { fullDay, money, shortDay } from '../../../copy/format/format-work.ts'
import { lastTextMessage, textMessageTime } from '../../../domain/delivery/quiet-hours.ts'
import { longestTextMessage, textMessageLength } from '../../../domain/delivery/text-message.ts'
import { countryOf } from '../../../domain/language.ts'
import { addDays, officeClock } from '../../../domain/opening/office-time.ts'
import { engines } from '../../../testing/database/engines.ts'
import { composed } from '../../../testing/orders/composed-mails.ts'
import type { TestServices } from '../../../testing/orders/open-order-services.ts'
import { openOrders } from '../../../testing/orders/open-orders.ts'
import { placedOrder } from '../../../testing/orders/place-through-draft.ts'
import { payOrder } from '../../../testing/payments/pay-order.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import type { MailTable } from '../../database/tables/message-tables.ts'
import { textFolder } from '../../outbox/text-transports.ts'
import { createMailWorker } from '../../outbox/worker.ts'
import { composeTextMessage } from '../mail/compose-notice.ts'
import { queueNotice } from './queue-notice.ts'
import { remindPrepayments } from './remind-prepayments.ts'
import { remindVisits } from './remind-visits.ts'

const country = countryOf(language)
/** As long as an address of ours gets. */
const orderSiteUrl = 'https://order.helderhuis.example'
const mobile = country === 'BE' ? '0470 12 34 56' : '06 12345678'

async function open(engine: (typeof engines)[number], sample = true) {
  const services = await openOrders(engine, { sample })
  const { order } = await placedOrder(services)
  const setPhone = (phoneNumber: string) => services.database.updateTable('orderPerson').set({ phoneNumber }).execute()
  await setPhone(mobile)
  const evening = new Date(order.startsAt.getTime() - 14 * 3_600_000)
  return { services, order, setPhone, evening }
}

const noticesOf = ({ database }: TestServices) =>
  database.selectFrom('mail').selectAll().where('purpose', 'in', ['visitReminder', 'lateNotice']).execute()

const paymentMails = ({ database }: TestServices) =>
  database.selectFrom('mail').selectAll().where('purpose', 'in', ['paymentRequest', 'prepaymentReminder']).execute()

/** The text of the mail among these; undefined if it is obsolete. */
async function writtenTo(services: TestServices, rows: MailTable[]) {
  const mail = rows.find(({ channel }) => channel === 'mail')
  if (!mail) throw new Error('no mail queued')
  return (await composed(services, mail))?.text
}

/** Delivers the text messages that are due to a folder, and reads it. */
async function deliver(services: TestServices) {
  const folder = temporaryFolder()
  const worker = createMailWorker({
    ...services,
    language,
    channel: 'sms',
    name: 'texts',
    opensAt: textMessageTime,
    compose: (mail) => composeTextMessage({ database: services.database, orderSiteUrl }, mail),
    transport: textFolder(folder),
  })
  onTestFinished(() => worker.stop())
  worker.start()
  await expect
    .poll(async () => (await noticesOf(services)).filter((row) => row.state !== 'sent' && !isLater(row)).length)
    .toBe(0)
  await worker.stop()
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))

  function isLater({ nextAttemptAt, channel }: { nextAttemptAt: string; channel: string }) {
    return channel === 'mail' || nextAttemptAt > services.clock().toISOString()
  }
}

describe.each(engines)('on %s', (engine) => {
  test('a visit is reminded of once, the evening before, by a text message that fits', async () => {
    const { services, order, evening } = await open(engine)
    services.time.now = new Date(evening.getTime() - 6 * 3_600_000)
    expect(await remindVisits(services, language), 'not before the evening').toBe(0)
    services.time.now = evening
    expect(await Promise.all([remindVisits(services, language), remindVisits(services, language)])).toContain(1)
    expect(await remindVisits(services, language)).toBe(0)
    const [row] = await noticesOf(services)
    expect(row).toMatchObject({ channel: 'sms', purpose: 'visitReminder', orderId: order.id })
    const [message, ...more] = await deliver(services)
    expect(more).toEqual([])
    expect(message).toEqual({ to: expect.stringMatching(/^\+3[12]\d+$/), text: expect.any(String), dedupeKey: row?.id })
    expect(textMessageLength(message.text)).toBeLessThanOrEqual(longestTextMessage)
    for (const said of [`${orderSiteUrl}/order/${order.number}/`, shortDay(order.visit.date)])
      expect(message.text, 'a day, because it may be held up until the morning').toContain(said)
    const delivered = services.lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'mail delivered')
    expect(delivered).toMatchObject({ purpose: 'visitReminder', order: order.number })
  })

  test('a customer without a mobile number gets the notice by mail', async () => {
    const { services, order, setPhone, evening } = await open(engine)
    await setPhone(country === 'BE' ? '02 123 45 67' : '074 123 45 67')
    services.time.now = evening
    expect(await remindVisits(services, language)).toBe(1)
    expect(await deliver(services)).toEqual([])
    const [row] = await noticesOf(services)
    if (!row) throw new Error('nothing queued')
    const told = await composed(services, row)
    expect(told?.subject).toContain(order.number)
    expect(told?.text).toContain(`/order/${order.number}/`)

    const { database } = services
    await database.updateTable('order').set({ sample: 0, presence: 'absent' }).execute()
    await database.updateTable('paymentRequest').set({ reason: 'inAdvance', dueOn: '2026-11-20' }).execute()
    const unpaid = await composed(services, row)
    expect(unpaid?.subject, 'nobody comes before it is paid').toBe(
      fillAll(notices.unpaidVisit.subject, { date: fullDay(order.visit.date), number: order.number }),
    )
    expect(unpaid?.text).toContain('/pay')

    const lateOn = async (date: string) => {
      await database.updateTable('order').set({ date }).execute()
      const late = {
        ...row,
        purpose: 'lateNotice',
        content: JSON.stringify({ date, minutes: 30, at: `${date}T08:30:00.000Z` }),
      } as const
      return (await composed(services, late))?.text
    }
    const call = notices.lateNotice.prepare.split('{')[0]
    const weekday = await lateOn('2026-11-27')
    for (const said of [call, '30 minut', '09:30']) expect(weekday).toContain(said)
    expect(await lateOn('2026-11-28'), 'nobody answers the phone on a Saturday').not.toContain(call)
  })

  test('a prepayment is asked for once, the day before it is due, and only while it is missing', async () => {
    const { services, order } = await open(engine)
    const { database, time } = services
    const dueOn = addDays(officeClock(time.now).date, 3)
    await database.updateTable('order').set({ presence: 'absent' }).execute()
    await database.updateTable('paymentRequest').set({ reason: 'inAdvance', dueOn }).execute()
    time.now = new Date(time.now.getTime() + 24 * 3_600_000)
    expect(await remindPrepayments(services, language), 'not two days before').toBe(0)
    time.now = new Date(time.now.getTime() + 24 * 3_600_000)
    const iban = 'BE71096123456769'
    const days = { iban, firstDay: '2026-11-20', lastDay: '2026-11-20', days: '[]', importedAt: time.now.toISOString() }
    const statement = { ...days, id: 'cut', format: 'coda', proof: 'differs', completedAt: '2026-11-23' } as const
    await database
      .insertInto('bankStatement')
      .values({ ...noFacts, ...statement })
      .execute()
    expect(await remindPrepayments(services, language), 'it may have been paid (R18.7)').toBe(0)
    await database.updateTable('bankStatement').set({ acceptedAt: time.now.toISOString() }).execute()
    expect(await remindPrepayments(services, language)).toBe(1)
    expect(await remindPrepayments(services, language)).toBe(0)
    const rows = await paymentMails(services)
    expect(rows.map(({ channel, notAfter }) => [channel, notAfter]).sort()).toEqual([
      ['mail', null],
      ['sms', lastTextMessage(dueOn).toISOString()],
    ])
    expect(await writtenTo(services, rows)).toContain(`/order/${order.number}/`)
    const facts = { amount: money(order.priceCents), date: fullDay(dueOn) }
    expect(await writtenTo(services, rows), 'a sample').toContain(fillAll(notices.samplePayment.opening, facts))
    await database.updateTable('order').set({ sample: 0 }).execute()
    const asked = await writtenTo(services, rows)
    for (const said of [fillAll(notices.prepaymentReminder.opening, facts), '/pay']) expect(asked).toContain(said)
    await payOrder(database, order.id, order.priceCents, time.now)
    expect(await writtenTo(services, rows), 'paid meanwhile').toBeUndefined()
  })

  test('the night is quiet, and what is late or untrue by the morning is dropped', async () => {
    const { services, order, evening } = await open(engine)
    services.time.now = new Date(evening.getTime() + 5 * 3_600_000)
    const row = { ...order, language, date: order.visit.date }
    const queue = async (purpose: 'visitReminder' | 'lateNotice', notAfter: Date) =>
      (await queueNotice(services.database, row, purpose, notAfter, services.clock())).isNew
    const night = new Date(services.time.now.getTime() + 1_800_000)
    expect(await queue('lateNotice', night)).toBe(true)
    expect(await queue('lateNotice', night)).toBe(false)
    expect(await noticesOf(services), 'by mail, where a text message would come too late').toMatchObject([
      { channel: 'mail' },
    ])
    expect(await queue('visitReminder', order.startsAt), 'for a visit at eight').toBe(true)
    expect((await noticesOf(services)).map(({ channel }) => channel)).toEqual(['mail', 'mail'])
    await services.database.deleteFrom('mail').execute()

    services.time.now = evening
    expect(await queue('visitReminder', order.startsAt)).toBe(true)
    services.time.now = new Date(order.startsAt.getTime() + 1000)
    expect(await deliver(services)).toEqual([])
    expect(await noticesOf(services)).toEqual([])

    services.time.now = new Date(evening.getTime() - 3_600_000)
    await queue('visitReminder', order.startsAt)
    await services.database.updateTable('order').set({ state: 'cancelled' }).execute()
    expect(await deliver(services)).toEqual([])
    expect(await noticesOf(services)).toEqual([])
  })
})

/** What a statement of the bank may lack. */
const noFacts = {
  ...{ number: null, openingCents: null, closingCents: null, differsCents: null, personId: null },
  ...{ gapSince: null, gapCents: null, acceptedAt: null },
}
