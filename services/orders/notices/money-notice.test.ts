import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { moneyNotice } from '#copy/order/money-notice.ts'
import { payment } from '#copy/order/payment.ts'
import { fillAll } from '../../../copy/fill.ts'
import { fullDay, money } from '../../../copy/format/format-work.ts'
import { countryOf } from '../../../domain/language.ts'
import { undoUntil } from '../../../domain/orders/work-steps.ts'
import { arrivalWindow } from '../../../domain/scheduling/visit.ts'
import { engines } from '../../../testing/database/engines.ts'
import { agreementIn } from '../../../testing/orders/agreement-in.ts'
import { composed } from '../../../testing/orders/composed-mails.ts'
import type { TestServices } from '../../../testing/orders/open-order-services.ts'
import { openOrders } from '../../../testing/orders/open-orders.ts'
import { expectOutcome, placedOrder } from '../../../testing/orders/place-through-draft.ts'
import { placedForBusiness } from '../../../testing/orders/placed-for-business.ts'
import { stepOrder } from '../../../testing/orders/step-order.ts'
import { payOrder } from '../../../testing/payments/pay-order.ts'
import type { MailTable } from '../../database/tables/message-tables.ts'
import type { NewPayment } from '../../payments/record/record-payment.ts'
import { composeTextMessage } from '../mail/compose-notice.ts'

/** The text of a queued mail; undefined if it is obsolete. */
async function textOf(services: TestServices, mail: MailTable | undefined) {
  if (!mail) throw new Error('no mail queued')
  return (await composed(services, mail))?.text
}

test.each(engines)(
  'on %s: every payment and refund is announced once, with the balance and whether we come (R18.26)',
  async (engine) => {
    const services = await openOrders(engine, { sample: false })
    const { order } = await placedOrder(services)
    const { database, time } = services
    const { id: orderId, number, priceCents, visit } = order
    await database.updateTable('order').set({ presence: 'absent' }).execute()
    await database.updateTable('paymentRequest').set({ reason: 'inAdvance', dueOn: '2026-11-20' }).execute()
    const move = ({
      cents: amount,
      ...how
    }: Pick<NewPayment, 'method' | 'provider' | 'providerId'> & { cents: number }) =>
      payOrder(database, orderId, amount, time.now, how)
    const news = () =>
      database.selectFrom('mail').selectAll().where('purpose', 'in', ['moneyReceived', 'moneyRefunded']).execute()
    const last = async () => (await news()).sort((one, other) => one.createdAt.localeCompare(other.createdAt)).at(-1)
    const [from = '', until = ''] = arrivalWindow(visit.part).split('–')
    const coming = fillAll(moneyNotice.lines.coming, { date: fullDay(visit.date), from, until })
    const says = async (lines: string[]) => {
      const blanks = /\s+/g
      const text = (await textOf(services, await last()))?.replace(blanks, ' ')
      for (const line of lines) expect(text).toContain(line.replace(blanks, ' '))
      expect(text).not.toMatch(/\{\w+\}|undefined|NaN/)
      time.now = new Date(time.now.getTime() + 1000)
      return text
    }
    const part = { method: 'transfer', provider: 'bank', providerId: '1', cents: 5000 } as const
    await move(part)
    await move(part)
    const left = { rest: money(priceCents - 5000), by: fullDay('2026-11-20') }
    const unpaid = await says([money(5000), fillAll(moneyNotice.lines.prepaid, left)])
    expect(unpaid, 'we come once it is paid').not.toContain(coming)
    await move({ ...part, method: 'online', provider: 'mollie', providerId: 'tr_1', cents: priceCents - 5000 })
    await says([moneyNotice.lines.settled, coming])
    await move({ ...part, providerId: '2', cents: 700 })
    await says([moneyNotice.lines.over.split('{')[0] ?? '', money(700)])
    await move({ ...part, method: 'online', provider: 'mollie', providerId: 're_1', cents: -700 })
    await says([payment.ways.online, coming])
    expect(await news(), 'each payment once').toHaveLength(4)

    await move({ ...part, method: 'cash', provider: 'office', providerId: '3', cents: 900 })
    const byHand = await last()
    expect(byHand?.nextAttemptAt, 'a mistake can be corrected first').toBe(undoUntil(time.now).toISOString())
    await move({ ...part, method: 'correction', provider: 'office', providerId: '4', cents: -900 })
    expect(await textOf(services, byHand)).toBeUndefined()
    expect(await news(), 'a correction is not announced').toHaveLength(5)

    const mobile = language === 'en' ? '+32470123456' : '+31612345678'
    await database.updateTable('orderPerson').set({ email: '', phoneNumber: mobile }).execute()
    await move({ ...part, providerId: '5', cents: 100 })
    const [sms] = (await news()).filter(({ channel }) => channel === 'sms')
    const composed =
      sms && (await composeTextMessage({ database, orderSiteUrl: 'https://order.helderhuis.example' }, sms))
    expect(composed?.message.text, 'without an e-mail address').toContain(number)
  },
)

test('mails about money go to the invoice address of a business alone, in its name (R18.10, R19.2)', async () => {
  const services = await openOrders('sqlite', { sample: false })
  const { database, time } = services
  const agreed = agreementIn(countryOf(language), { filesReturns: true, isCleaner: true })
  const { order } = await placedForBusiness(services, agreed)
  const payment = { method: 'transfer', provider: 'bank', providerId: '1' } as const
  await payOrder(database, order.id, 5000, time.now, payment)
  time.now = order.startsAt
  const by = { actor: 'office' as const, version: undefined }
  for (const step of ['begin', 'inspect'] as const) expectOutcome(await stepOrder(services, order.id, step, by), 'done')
  const mails = await database.selectFrom('mail').selectAll().where('orderId', '=', order.id).execute()
  expect(mails.filter(({ purpose }) => purpose === 'paymentRequest')).toEqual([])
  const inspected = mails.filter(({ purpose, content }) => purpose !== 'officeOrder' && content?.includes('"event":3'))
  expect(inspected).toHaveLength(1)
  for (const mail of [mails.find(({ purpose }) => purpose === 'moneyReceived'), ...inspected]) {
    const message = mail && (await composed(services, mail))
    expect(message?.to).toEqual({ name: agreed.company.name, address: agreed.invoiceEmail })
    expect(message?.text).toContain(money(mail?.purpose === 'moneyReceived' ? 5000 : agreed.netCents - 5000))
  }
})
