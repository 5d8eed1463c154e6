import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { businessTerms } from '#copy/legal/business-terms.ts'
import { termsAndConditions } from '#copy/legal/terms-and-conditions.ts'
import { check } from '#copy/order/check.ts'
import { orderMail as words } from '#copy/order/mail.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { taskSentences } from '#copy/room-tasks.ts'
import { fullDay, money, untilTime } from '../../../copy/format/format-work.ts'
import { legalLines } from '../../../copy/format/legal-lines.ts'
import type { VisitOffer } from '../../../domain/orders/order.ts'
import { vatShares } from '../../../domain/orders/vat.ts'
import { roomTasks } from '../../../domain/packages/room-tasks.ts'
import { input, litWindows, mail, mails, wholeText } from '../../../testing/orders/composed-mails.ts'
import { openOrders } from '../../../testing/orders/open-orders.ts'
import {
  expectOutcome,
  homeIn,
  order as placeDraft,
  placedOrder,
  readyDraft,
  typedDetails,
} from '../../../testing/orders/place-through-draft.ts'
import type { MailMessage } from '../../outbox/transport.ts'
import { cancelOrder } from '../change/cancel-order.ts'
import { changeOrder } from '../change/change-order.ts'
import { offerVisits } from '../draft/draft-quote.ts'
import { findDraft } from '../draft/draft-rows.ts'
import { saveDetails } from '../draft/order-drafts.ts'
import { receiveWithdrawal } from '../withdraw/withdraw-order.ts'

/** The one entry of a calendar file. */
function entryOf(message: MailMessage) {
  const [attachment] = message.attachments ?? []
  expect(attachment?.content.endsWith('END:VCALENDAR\r\n')).toBe(true)
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
    file: attachment?.filename,
  }
}

describe('the confirmation', () => {
  test('is the whole contract: in short, with order, price, rights, consents, task list and terms in files that any browser opens (R16.6)', async () => {
    const services = await openOrders('sqlite', { sample: false })
    const { order, key, lines, terms, withdrawal } = await placedOrder(services)
    const message = await mail(services, 'orderConfirmation')
    const { html, subject, to, replyTo, attachments = [] } = message
    const text = wholeText(message)
    const [, ...files] = attachments
    for (const { content, contentType } of files) {
      expect(contentType).toBe('text/html; charset=utf-8')
      // Whole by itself: it asks for nothing from elsewhere.
      expect(content).toMatch(/^<!doctype html>/)
      expect(content).not.toMatch(/<(?:img|script|link)|url\(/)
    }
    expect(to).toEqual({ name: 'Ada Lovelace', address: 'Ada@visitor.example' })
    expect(replyTo).toMatchObject({ name: 'Helderhuis' })
    expect(subject).toContain(order.number)
    const said = [
      ...[order.number, fullDay(order.visit.date), typedDetails.street, typedDetails.phoneNumber],
      ...[money(order.priceCents), ...lines.map(({ cents }) => money(cents))],
      ...vatShares(lines).map(({ vatCents }) => money(vatCents)),
      ...[untilTime(terms.freeUntil), untilTime(withdrawal.until)],
      ...[words.confirmation.prepare, ...orderPage.nextSteps],
      ...[words.withdrawing.label, `/order/${key.number}/${key.secret}`],
      ...order.rooms.flatMap(({ type }) => roomTasks.gs[type].map((task) => taskSentences[task])),
      // The extra of the order: the guarantee covers what is listed.
      taskSentences['clean-oven-inside'],
      ...termsAndConditions.articles.map(({ heading }) => heading),
      ...legalLines,
    ]
    for (const part of said) expect(text).toContain(part.replaceAll('\u00A0', ' '))
    for (const { text: consent } of await services.database.selectFrom('orderConsent').select('text').execute()) {
      expect(text.split(consent), 'once').toHaveLength(2)
    }
    // The model form of the directive, and the last article of the terms.
    expect(text).toContain(termsAndConditions.articles.find(({ id }) => id === 'withdrawal')?.list?.[1])
    expect(text).toContain(termsAndConditions.articles.at(-1)?.paragraphs.at(-1))
    expect(text + html + subject).not.toMatch(/\{\w+\}|undefined|NaN|\[object/)
    expect(text).not.toContain(words.sample)
    expect(text, 'for businesses only').not.toMatch(/2[.,]2 ?%|credit ?card/i)
    for (const { paragraphs } of businessTerms.articles) expect(text).not.toContain(paragraphs[0])
    expect(html).toContain(
      `<a href="http://localhost:300${language === 'en' ? 2 : 3}/order/${key.number}/${key.secret}"`,
    )
    expect(files.map(({ filename }) => filename)).toEqual(Object.values(words.files).map(({ name }) => name))
    expect(litWindows(html)).toBe(order.rooms.length)
    expect(html).not.toMatch(/<img|<svg|url\(/)
  })

  test('at sample prices says first that nothing will be delivered, and so does every other mail', async () => {
    const services = await openOrders()
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
    const services = await openOrders('sqlite', { sample })
    const details = { ...typedDetails, presence: 'absent' }
    const { draft } = expectOutcome(await saveDetails(services, await readyDraft(services), details), 'done')
    await placeDraft(services, draft)
    const text = wholeText(await mail(services, 'orderConfirmation'))
    const { payFirst, samplePayFirst } = words.confirmation
    const asks = [words.payLink, words.price.final, check.submitHint.absent, payFirst]
    const tells = [words.paymentPage, samplePayFirst]
    const isSaid = (sentence: string) => text.includes(sentence.split('{')[0] ?? '')
    expect(asks.filter(isSaid)).toEqual(sample ? [] : asks)
    expect(tells.filter(isSaid)).toEqual(sample ? tells : [])
  })

  test.each(['present', 'absent'] as const)(
    'says what is true of this visit: %s, by the hour, on a Saturday',
    async (presence) => {
      const services = await openOrders()
      const saturday = (offers: VisitOffer[]) => offers.find(({ visit }) => new Date(visit.date).getUTCDay() === 6)
      const draft = await readyDraft(services, homeIn(services, { packageId: 'ms' }), saturday)
      const details = { ...typedDetails, presence, remark: presence === 'absent' ? '' : 'Park in the yard.' }
      expectOutcome(await saveDetails(services, draft, details), 'done')
      await placeDraft(services, (await findDraft(services.database, draft.id)) ?? draft)
      const message = await mail(services, 'orderConfirmation')
      const text = wholeText(message)
      const { late, lateOnClosedDay, sayParking, call } = words.confirmation
      const isSaid = (sentence: string) => text.includes(sentence.split('{')[0] ?? '')
      expect(isSaid(late), 'nobody answers the phone on a Saturday').toBe(false)
      const isPresent = presence === 'present'
      expect(isSaid(lateOnClosedDay)).toBe(isPresent)
      expect(message.text.includes(call), 'for the final check').toBe(isPresent)
      expect(isSaid(sayParking), 'asked once').toBe(!isPresent)
      expect(isSaid(words.tasksInOrder)).toBe(!isPresent)
      expect(isSaid(taskSentences['set-priorities']), 'nothing is agreed with who is absent').toBe(isPresent)
    },
  )

  test('says the same however late it goes, whatever has happened meanwhile', async () => {
    const services = await openOrders()
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
  const services = await openOrders()
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
  expect(cancelled).toMatchObject({ uid: placed?.uid, sequence: 2, method: 'CANCEL', status: 'CANCELLED' })
  expect([cancelled.type, cancelled.file]).toEqual(['text/calendar; charset=utf-8; method=CANCEL', words.calendar.file])
})
