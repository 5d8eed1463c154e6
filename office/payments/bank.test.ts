import { expect, it } from 'vitest'
import { cents } from '../../domain/money/cents.ts'
import type { BankStatement } from '../../services/payments/bank/bank-statement.ts'
import { importBankFile } from '../../services/payments/bank/import-bank-file.ts'
import { readPayments } from '../../services/payments/payment-view.ts'
import { openWithRosters } from '../../testing/office/open-with-rosters.ts'
import { bankBooking, bankFile, bankStatement } from '../../testing/payments/bank-statements.ts'

async function openBank() {
  const office = await openWithRosters()
  const { database } = office
  const { order } = await office.place()
  const { reference } = await readPayments(database, order)
  const sara = await office.signedInAs('office', 'Sara')
  return {
    ...{ ...office, database, order, reference, sara },
    list: () => sara.open('/payments?list=unmatched'),
    take: (statement: BankStatement) => importBankFile(database, bankFile(statement), undefined, office.now()),
  }
}

it('names a statement that does not add up and one that is missing in red, and reminds no one meanwhile (R18.7, R18.50)', async () => {
  const { database, order, sara, list, take } = await openBank()
  await database.updateTable('paymentRequest').set({ dueOn: '2026-11-20', reason: 'afterVisit' }).execute()
  await database.updateTable('order').set({ state: 'done' }).execute()
  const ledger = () => sara.open(`/orders/${order.number}/payments`)
  const before = await ledger()
  expect(before.text).toContain('Send the first reminder')
  const balances = { opening: cents(100_000), closing: cents(500_000), number: 138 }
  const proof = { outcome: 'differs', cents: cents(390_000) } as const
  await take(bankStatement([bankBooking(10_000)], { ...balances, proof }))
  await take(bankStatement([bankBooking(100, { bookedOn: '2026-11-26' })], { opening: cents(512_550), number: 140 }))
  const due = (await sara.open('/')).text
  // Whoever imports a file has the day to look at it.
  expect(due).toContain('statement 138 doesn’t add up: €3,900 is unexplained By 23:59')
  expect(due).toMatch(/missing before bank statement 140: [^.]* By 23:59/)
  for (const said of [/€3,900 is unexplained/, /€125.50 is missing between/]) expect((await list()).text).toMatch(said)
  const held = await ledger()
  expect(held.text).toContain('no reminder goes out')
  expect(held.text).not.toContain('Send the first reminder')
  expect((await before.press('Send the first reminder')).status).toBe(422)
  for (const _ of [1, 2]) await (await list()).press('It’s fine as it is')
  expect((await sara.open('/')).text).not.toMatch(/bank statement/i)
  expect((await (await ledger()).press('Send the first reminder')).text).toContain('Queued ')
})

it('shows two lines that may be one beside each other, and says when a colleague has decided otherwise (R18.7)', async () => {
  const { database, order, reference, list, take } = await openBank()
  const part = { name: '', counterIban: '', reference }
  for (const bankReference of ['A', 'B']) await take(bankStatement([bankBooking(500, { bankReference, part })]))
  const page = await list()
  expect(page.text).toContain('The same line twice?')
  expect(page.document.querySelector(`a[href="/orders/${order.number}/payments"]`)).not.toBeNull()
  const stale = await list()
  expect((await page.press('It’s another payment')).text).not.toContain('The same line twice?')
  expect((await readPayments(database, order)).balance.paid).toBe(1000)
  const late = await stale.press('It’s the same')
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('Nothing was recorded')])
})

it('asks at its order what money was that went out, and lists a day that is none (R18.7)', async () => {
  const { order, reference, sara, list, take } = await openBank()
  await take(bankStatement([bankBooking(5000, { part: { reference } })]))
  const text = `refund order ${order.number}`
  await take(bankStatement([bankBooking(-2000, { part: { texts: [text] } }), bankBooking(-100)]))
  expect((await sara.open('/')).text).toContain('Money went out for the order of Ada Lovelace')
  const asked = await sara.open(`/orders/${order.number}/payments`)
  expect(asked.text).toContain('Tuesday 24 November 2026')
  const settled = await asked.press('We refunded the customer')
  expect([settled.text.includes('Money that went out'), settled.text]).toEqual([false, expect.stringContaining('€20')])
  await take(bankStatement([bankBooking(700, { bookedOn: '2026-02-31', part: { name: 'Zoe' } })]))
  await take(bankStatement([bankBooking(900, { bookedOn: '9999-99-99', part: { name: 'Bob' } })]))
  expect((await list()).text).toMatch(/2026-02-31.*9999-99-99/s)
})
