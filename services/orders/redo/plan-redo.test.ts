import { describe, expect, it } from 'vitest'
import { engines } from '../../../testing/database/engines.ts'
import { mails } from '../../../testing/orders/composed-mails.ts'
import { openOrders } from '../../../testing/orders/open-orders.ts'
import { placedOrder } from '../../../testing/orders/place-through-draft.ts'
import { checkData } from '../../backup/check-data.ts'
import { storeComplaint } from '../../contact/store-complaint.ts'
import { countFree } from '../../scheduling/free-visits.ts'
import { remindVisits } from '../notices/remind-visits.ts'
import { forgetPerson } from '../purge-orders.ts'
import { receiveWithdrawal } from '../withdraw/withdraw-order.ts'
import { planRedo, stepRedo } from './plan-redo.ts'

const visit = { date: '2026-12-14', part: 'morning' } as const
const tuesday = { date: '2026-12-15', part: 'afternoon' } as const

async function complained(engine: (typeof engines)[number]) {
  const services = await openOrders(engine)
  const { database, time } = services
  const { order } = await placedOrder(services)
  await database.updateTable('order').set({ state: 'done' }).execute()
  await storeComplaint(database, { orderId: order.id, leadId: null, receivedAt: time.now })
  const { id: complaintId } = await database.selectFrom('complaint').select('id').executeTakeFirstOrThrow()
  const plan = { team: 'antwerp', visit, people: 1, minutesOnSite: 90, work: 'The oven of Ada.' }
  const seen = (id: string, version: number) => ({ id, orderId: order.id, complaintId, version })
  const by = { id: 'person' }
  return {
    ...services,
    order,
    plan: (id: string, version: number, different: Partial<Parameters<typeof planRedo>[2]> = {}) =>
      planRedo(database, seen(id, version), { ...plan, ...different }, by, time.now),
    step: (id: string, version: number, state: 'done' | 'cancelled' | 'planned') =>
      stepRedo(database, seen(id, version), state, by, time.now),
    /** The people who are free in the morning of the visit. */
    async free() {
      const search = { country: 'BE', team: 'antwerp', from: visit.date, until: visit.date } as const
      return (await countFree(database, search, time.now))[0]?.morning ?? 0
    },
    /** What a redo leaves alone. */
    async untouched() {
      const charges = await database.selectFrom('charge').selectAll().execute()
      return [await database.selectFrom('order').selectAll().execute(), charges]
    },
    faults: async () => (await checkData(database)).faults,
  }
}

const taken = { outcome: 'refused', problems: { visit: 'taken' } }

describe.each(engines)('a redo on %s', (engine) => {
  it('takes the same capacity as a visit: two colleagues never get the same people (R17.46)', async () => {
    const { plan, free, faults } = await complained(engine)
    const people = await free()
    const answers = await Promise.all([plan('a', 0, { people }), plan('b', 0, { people })])
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['done', 'refused'])
    expect(answers).toContainEqual(taken)
    expect(await free()).toBe(0)
    expect(await faults()).toEqual([])
  })

  it('is planned once for each form, moved and cancelled, and never changes its order (R17.46)', async () => {
    const { plan, step, free, faults, untouched, order, ...services } = await complained(engine)
    const [all, before] = [await free(), await untouched()]
    for (const _ of [1, 2]) expect(await plan('a', 0)).toEqual({ outcome: 'done' })
    expect(await free()).toBe(all - 1)
    expect(await plan('a', 0, { visit: tuesday }), 'the form was changed').toEqual({ outcome: 'stale' })
    expect(await plan('a', 1, { people: 99 }), 'it keeps what it has').toEqual(taken)
    expect(await plan('b', 0, { visit: { ...visit, date: '2026-11-20' } })).toMatchObject({
      ...{ outcome: 'refused', problems: { visit: 'past' } },
    })
    for (const _ of [1, 2]) expect(await plan('a', 1, { visit: tuesday })).toEqual({ outcome: 'done' })
    expect([await free(), await faults()]).toEqual([all, []])
    expect(await step('a', 2, 'done'), 'before its day').toEqual({ outcome: 'stale' })
    expect(await plan('c', 0)).toEqual({ outcome: 'done' })
    for (const _ of [1, 2]) expect(await step('c', 1, 'cancelled')).toEqual({ outcome: 'done' })
    expect([await free(), await faults()]).toEqual([all, []])
    expect(await untouched()).toEqual(before)

    const queued = services.database.selectFrom('mail').select('id').where('purpose', '=', 'orderRedo')
    expect(await queued.execute()).toHaveLength(4)
    const sent = await mails(services, 'orderRedo')
    expect(sent.map(({ subject }) => subject).sort(), 'plans that have changed since are not mailed').toEqual([
      `[sample] We’re coming back on Tuesday 15 December 2026 (order ${order.number})`,
      `[sample] We’re not coming back on Monday 14 December 2026 (order ${order.number})`,
    ])
    const planned = sent.find(({ subject }) => subject.includes('Tuesday'))
    expect(planned?.text).toContain('The oven of Ada.')
    expect(planned?.attachments?.[0]?.content).toMatch(/UID:a@[\s\S]*SEQUENCE:1\r\n[\s\S]*DTSTART:20261215T113000Z/)
    expect(sent.find((mail) => mail?.subject.includes('not'))?.attachments?.[0]?.content).toContain('METHOD:CANCEL')
  })

  it('is reminded of like a visit, is done on its day, and leaves no words of a person behind (R17.46)', async () => {
    const { plan, step, faults, database, ...services } = await complained(engine)
    await plan('a', 0)
    services.time.now = new Date('2026-12-13T17:30:00Z')
    const reminders = [1, 2].map(() => remindVisits({ database, clock: services.clock }, 'en'))
    expect((await Promise.all(reminders)).sort()).toEqual([0, 1])
    services.time.now = new Date('2026-12-14T12:00:00Z')
    expect(await step('a', 1, 'done')).toEqual({ outcome: 'done' })
    expect(await step('a', 2, 'planned')).toEqual({ outcome: 'done' })
    expect(await step('a', 3, 'done')).toEqual({ outcome: 'done' })
    expect(await faults()).toEqual([])
    await database.updateTable('complaint').set({ answer: 'Sorry, Ada.' }).execute()
    await database.deleteFrom('charge').execute()
    expect(await forgetPerson(database, services.order.id)).toEqual({ outcome: 'done' })
    const kept = [database.selectFrom('redo').selectAll(), database.selectFrom('complaint').selectAll()]
    expect(JSON.stringify(await Promise.all(kept.map((rows) => rows.execute())))).not.toContain('Ada')
  })

  it('is cancelled with its people and its mail once the customer withdraws (R17.46)', async () => {
    const { plan, free, faults, order, ...services } = await complained(engine)
    const all = await free()
    await plan('a', 0)
    await services.database.updateTable('order').set({ state: 'begun' }).execute()
    const statement = { name: 'Ada Lovelace', email: 'ada@visitor.example', contract: order.number }
    const answer = await receiveWithdrawal(services, statement, 'me')
    expect(answer).toMatchObject({ outcome: 'done', withdrawal: 'begun' })
    const { state } = await services.database.selectFrom('redo').select('state').executeTakeFirstOrThrow()
    expect(state).toBe('cancelled')
    expect([await free(), await faults()]).toEqual([all, []])
    expect((await mails(services, 'orderRedo')).map(({ subject }) => subject)).toEqual([
      `[sample] We’re not coming back on Monday 14 December 2026 (order ${order.number})`,
    ])
  })
})
