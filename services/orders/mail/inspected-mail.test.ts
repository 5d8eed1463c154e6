import { expect, test } from 'vitest'
import { orderMail } from '#copy/order/mail.ts'
import { visit } from '#copy/order/visit.ts'
import { taskSentences } from '#copy/room-tasks.ts'
import { fill } from '../../../copy/fill.ts'
import { clockTime } from '../../../copy/format/clock-time.ts'
import { money } from '../../../copy/format/format-work.ts'
import { engines } from '../../../testing/database/engines.ts'
import { composed, wholeText } from '../../../testing/orders/composed-mails.ts'
import { openOrders } from '../../../testing/orders/open-orders.ts'
import { placedOrder } from '../../../testing/orders/place-through-draft.ts'
import { stepOrder, undoStep } from '../../../testing/orders/step-order.ts'
import { recordedWork } from '../../../testing/visits/recorded-work.ts'

test.each(engines)(
  'on %s: after the final check one mail says what was done and asks for the payment, once that cannot be undone (R18.12)',
  async (engine) => {
    // At real prices on one engine, at sample prices on the other.
    const isReal = engine === 'sqlite'
    const services = await openOrders(engine, { sample: !isReal })
    const { order } = await placedOrder(services)
    const { database, time } = services
    time.now = order.startsAt
    const by = { actor: 'office', personId: crypto.randomUUID(), version: undefined } as const
    const queued = () =>
      database.selectFrom('mail').selectAll().where('purpose', 'in', ['orderInspected', 'paymentRequest']).execute()
    await stepOrder(services, order.id, 'begin', by)
    await recordedWork(database, order, by.personId, [
      ['room', 30, { room: 'kr-1', reason: 'other', tasks: ['dust-lamps'], text: 'Typed <b>' }],
      ['room', 40, { room: 'br-1' }],
    ])
    await stepOrder(services, order.id, 'inspect', by)
    const first = await queued()
    const later = first.map(({ channel, nextAttemptAt }) => [channel, nextAttemptAt > time.now.toISOString()])
    expect(Object.fromEntries(later)).toEqual({ mail: true, sms: true })
    const mail = first.find(({ channel }) => channel === 'mail')
    const message = mail && (await composed(services, mail))
    const text = message && wholeText(message)
    const { outcomes, reasons, why } = visit.report
    const done = fill(outcomes.done, { time: clockTime(new Date(order.startsAt.getTime() + 40 * 60_000)) })
    const report = [done, taskSentences['dust-lamps'], fill(why, { reason: reasons.other }), outcomes.open]
    for (const said of [
      money(order.priceCents).replaceAll('\u00A0', ' '),
      `/order/${order.number}/`,
      '/pay',
      '/report',
      ...report,
    ])
      expect(text).toContain(said)
    expect(text).not.toMatch(/\{\w+\}|undefined|Typed/)
    expect([orderMail.payLink, orderMail.paymentPage].map((link) => text?.includes(link))).toEqual([isReal, !isReal])
    expect(await undoStep(services, order.id, by)).toMatchObject({ outcome: 'done' })
    expect(await queued()).toEqual([])
    await stepOrder(services, order.id, 'inspect', by)
    await stepOrder(services, order.id, 'finish', by)
    expect(await undoStep(services, order.id, by)).toMatchObject({ outcome: 'done' })
    expect(await queued(), 'the final check stands').toHaveLength(2)
    await database.updateTable('mail').set({ state: 'sent' }).execute()
    await database.updateTable('order').set({ state: 'begun' }).execute()
    await stepOrder(services, order.id, 'inspect', by)
    expect(await queued(), 'a second final check is not mailed again').toHaveLength(2)
  },
)
