import { describe, expect, it } from 'vitest'
import { engines } from '../../testing/database/engines.ts'
import { openWithRosters } from '../../testing/office/open-with-rosters.ts'
import { payOrder } from '../../testing/payments/pay-order.ts'

async function openLate(engine: (typeof engines)[number]) {
  const office = await openWithRosters(engine)
  const { order } = await office.place()
  const { database } = office.services
  await database.updateTable('paymentRequest').set({ dueOn: '2026-11-20' }).execute()
  const sara = await office.signedInAs('office', 'Sara')
  const finish = () => database.updateTable('order').set({ state: 'done' }).execute()
  const ledger = () => sara.open(`/orders/${order.number}/payments`)
  const reminders = () => database.selectFrom('lateReminder').selectAll().execute()
  return { ...office, order, sara, database, finish, ledger, reminders }
}
const button = 'Send the first reminder'

describe.each(engines)('the first reminder on %s', (engine) => {
  it('is offered for late work that was done, sent once, and keeps Due quiet until its last day (R18.50)', async () => {
    const { order, sara, database, finish, ledger, reminders, now } = await openLate(engine)
    expect((await ledger()).text, 'the visit is still ahead').not.toContain(button)
    await finish()
    const page = await ledger()
    expect(page.text).toMatch(/Late: .*: 14\sdays from/s)
    expect(page.text).toMatch(/How it’s worked out: €[\d,.]+ (\+ \d+% × €[\d,.]+ =|≤ €150:) €[\d,.]+\./)
    const sent = await page.press(button)
    expect(sent.text).not.toContain(button)
    expect(sent.text).toContain('Queued ')
    const again = await page.press(button)
    expect(again.text).toContain('Queued ')
    const [row, ...more] = await reminders()
    expect(more).toEqual([])
    expect(row).toMatchObject({ dueOn: '2026-11-20', cents: order.priceCents, way: 'mail' })
    expect(row && row.payBy > now().toISOString().slice(0, 10)).toBe(true)
    const mails = database.selectFrom('mail').select('id').where('purpose', '=', 'lateReminder')
    expect(await mails.execute()).toEqual([{ id: row?.mailId }])
    const due = await sara.open('/')
    expect(due.text).toContain('hasn’t paid after a first reminder')
    expect(due.text).not.toContain('Late ·')
    expect((await sara.open('/payments?list=late')).text).toContain('reminded, until')
    expect(await database.selectFrom('audit').select('action').execute()).toEqual([{ action: 'remindLate' }])
  })

  it('is not sent at another balance than the page showed, and anew if its mail could not go', async () => {
    const { order, database, finish, ledger, reminders, now } = await openLate(engine)
    await finish()
    const page = await ledger()
    await payOrder(database, order.id, 1000, now())
    const stale = await page.press(button)
    expect([stale.status, stale.text]).toEqual([409, expect.stringContaining('The balance has changed')])
    expect(await reminders()).toEqual([])
    await (await ledger()).press(button)
    await database.updateTable('mail').set({ state: 'failed' }).where('purpose', '=', 'lateReminder').execute()
    const failed = await ledger()
    expect(failed.text).toContain('didn’t go out')
    await database.updateTable('orderPerson').set({ email: '' }).execute()
    expect((await ledger()).text).toContain('Print it and post it')
    await (await ledger()).press(button)
    expect((await reminders()).map(({ cents, way }) => [cents, way])).toEqual([[order.priceCents - 1000, 'post']])
  })
})
