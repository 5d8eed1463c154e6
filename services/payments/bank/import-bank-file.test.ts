import { expect, test } from 'vitest'
import { cents } from '../../../domain/money/cents.ts'
import { formatReference, paymentReference } from '../../../domain/payments/payment-reference.ts'
import { engines } from '../../../testing/database/engines.ts'
import { bankBooking, bankFile, bankPart, bankStatement } from '../../../testing/payments/bank-statements.ts'
import { openBank, person } from '../../../testing/payments/open-bank.ts'
import { retryingTransaction } from '../../database/schema.ts'
import { forgetPerson } from '../../orders/purge-orders.ts'
import { checkLedger } from '../check-ledger.ts'
import { exportPayments } from '../export-payments.ts'
import { listOpenRefunds, listTakenBack } from '../list-payments.ts'
import { readPayments } from '../payment-view.ts'
import { correctPayment, recordByOffice, recordRefund } from '../record/record-by-office.ts'
import { matchLine, settleLine } from './decide-line.ts'
import { listDoubtful, listMoneyOut, listUnmatched } from './list-bank-lines.ts'
import { listOddStatements } from './note-gaps.ts'

test.each(engines)('on %s, bookings become payments by their reference alone, each once (R18.7)', async (engine) => {
  const { database, one, other, reference, otherReference, take, paidFor } = await openBank(engine)
  const due = one.priceCents
  const unknown = formatReference(paymentReference('BE', '0000000001'))
  const statement = bankStatement([
    bankBooking(due - 1, { part: { reference } }),
    bankBooking(51, { part: { texts: [`Thanks, ${formatReference(reference)} Ada ${unknown}`] } }),
    bankBooking(due),
    bankBooking(due, { part: { reference, texts: [`and ${formatReference(otherReference)}`], name: 'Bob' } }),
    bankBooking(-due, { part: { reference: '' } }),
  ])
  const file = bankFile(statement)
  expect(await take(file)).toEqual({ paid: 2, waits: 2, out: 1, known: 0 })
  expect(await take(file), 'the same bytes').toBe('before')
  expect(await take(bankFile({ ...statement, bookings: [...statement.bookings].reverse() }))).toMatchObject({
    paid: 0,
    known: 5,
  })
  expect(await readPayments(database, one)).toMatchObject({
    balance: { charged: due, paid: due + 50, due: -50 },
    refunds: [{ cents: 50, state: 'asked' }],
  })
  expect((await listOpenRefunds(database)).rows, 'where it came from').toMatchObject([
    { account: 'NL91ABNA0417164300' },
  ])
  expect(await paidFor(other), 'the amount alone').toBe(0)
  expect(await checkLedger(database)).toEqual([])
  const book = await exportPayments(database, 2026)
  expect(book.flatMap(({ kind, date, cents }) => (kind === 'transfer' ? [[date, cents]] : []))).toEqual([
    ['2026-11-24', due - 1],
    ['2026-11-24', 51],
  ])
})

test('the bank’s reference of another amount or day is another payment, whatever the neighbours (B02, M1)', async () => {
  const { take, takeStatement, paidFor, waiting, one, reference } = await openBank()
  const instant = { bankReference: 'INSTANT', part: { reference } }
  await takeStatement(bankStatement([bankBooking(1210, instant)]))
  await takeStatement(bankStatement([bankBooking(9190, { ...instant, bookedOn: '2026-11-25' })]))
  expect(await paidFor(one)).toBe(10_400)
  const same = bankBooking(700, { bankReference: 'SAME', part: { reference } })
  await takeStatement(bankStatement([same]))
  const stranger = bankBooking(800, { bankReference: 'SAME', part: { name: 'Bob', counterIban: '' } })
  expect(await take(bankFile(bankStatement([stranger, same])))).toEqual({ paid: 0, waits: 1, out: 0, known: 1 })
  expect([await paidFor(one), await waiting()]).toEqual([11_100, [800]])
})

test.each(['first the sum', 'first the parts'])('a collected booking counts once, %s (B03)', async (order) => {
  const { takeStatement, paidFor, waiting, one, reference } = await openBank()
  const batch = { bankReference: 'BATCH1' }
  const sum = bankStatement([bankBooking(3000, { ...batch, part: { name: '', counterIban: '' } })])
  const parts = [bankPart(1000, { reference }), bankPart(2000, { name: 'Bo Other', counterIban: '' })]
  const inParts = bankStatement([bankBooking(3000, { ...batch, parts })])
  for (const statement of order === 'first the sum' ? [sum, inParts, sum] : [inParts, sum])
    await takeStatement(statement)
  expect([await paidFor(one), await waiting()]).toEqual([1000, [2000]])
})

test('a statement counts once in CAMT and in CODA, twice in a file, and in a longer one (B03, H1)', async () => {
  const { take, takeStatement, paidFor, waiting, one, reference } = await openBank()
  const blank = { part: { name: '', counterIban: '' } }
  const days = [bankBooking(500, blank), bankBooking(500, blank), bankBooking(900, { part: { reference } })]
  const opening = cents(10_000)
  const camt = bankStatement(days, { opening })
  const coda = bankStatement(days.toReversed(), { opening, format: 'coda', number: 138 })
  await take(bankFile(camt, camt))
  expect(await takeStatement(coda)).toEqual({ paid: 0, waits: 0, out: 0, known: 3 })
  const next = bankBooking(500, { ...blank, bookedOn: '2026-11-25' })
  expect(await takeStatement(bankStatement([...days, next], { opening }))).toMatchObject({ known: 3, waits: 1 })
  expect([await paidFor(one), await waiting()]).toEqual([900, [500, 500, 500]])
})

test('a statement whose balances prove it new is new, and two accounts or references are never one', async () => {
  const { takeStatement, paidFor, one, other, reference, otherReference } = await openBank()
  const line = bankBooking(500, { part: { reference } })
  const number = (nth: number) => ({ number: nth, format: 'coda', opening: cents(1000 + 500 * nth) }) as const
  await takeStatement(bankStatement([line], number(1)))
  await takeStatement(bankStatement([line], number(2)))
  expect(await paidFor(one), 'both of one day').toBe(1000)
  await takeStatement(bankStatement([{ ...line, parts: [bankPart(500, { reference: otherReference })] }]))
  await takeStatement(bankStatement([bankBooking(500, { part: { reference, counterIban: 'BE68539007547034' } })]))
  expect([await paidFor(one), await paidFor(other)]).toEqual([1500, 500])
})

test('a statement that does not add up pays nothing, until one that does has its lines (B13)', async () => {
  const { database, takeStatement, paidFor, waiting, one, reference } = await openBank()
  const line = bankBooking(10_000, { part: { reference } })
  const balances = { opening: cents(100_000), closing: cents(500_000), number: 138 }
  const differing = bankStatement([line], { ...balances, proof: { outcome: 'differs', cents: cents(390_000) } })
  expect(await takeStatement(differing)).toEqual({ paid: 0, waits: 1, out: 0, known: 0 })
  expect([await paidFor(one), await waiting()]).toEqual([0, [10_000]])
  expect(await listOddStatements(database)).toMatchObject([{ number: 138, differsCents: 390_000 }])
  const rest = bankBooking(390_000, { part: { name: 'Bob', counterIban: '' } })
  expect(await takeStatement(bankStatement([line, rest], balances))).toEqual({ paid: 1, waits: 1, out: 0, known: 1 })
  expect([await paidFor(one), await waiting(), await listOddStatements(database)]).toEqual([10_000, [390_000], []])
})

test('a gap between statements is known until the missing one comes', async () => {
  const { database, takeStatement } = await openBank()
  const on = (bookedOn: string, opening: number, number?: number) =>
    bankStatement([bankBooking(100, { bookedOn })], { opening: cents(opening), number, format: 'coda' })
  await takeStatement(on('2026-11-20', 1000, 7))
  await takeStatement(on('2026-11-21', 1100, 8))
  expect(await listOddStatements(database)).toEqual([])
  await takeStatement(on('2026-11-24', 1300, 10))
  expect(await listOddStatements(database)).toMatchObject([
    { number: 10, gapSince: '2026-11-21', firstDay: '2026-11-24', gapCents: 100 },
  ])
  await takeStatement(on('2026-11-24', 1300, 10))
  await takeStatement(on('2026-11-23', 1200, 9))
  expect(await listOddStatements(database)).toEqual([])
  await takeStatement({ ...on('2026-11-25', 1400), format: 'camt' })
  expect(await listOddStatements(database), 'another format has other numbers').toEqual([])
})

test('what the bank takes back is owed again, and a refund by transfer ends the one that is open (B01)', async () => {
  const { database, clock, takeStatement, paidFor, one, reference } = await openBank()
  const due = one.priceCents
  const on = (amount: number, bookedOn: string, isReversal = false) =>
    bankStatement([bankBooking(amount, { bookedOn, isReversal, part: { reference } })])
  await takeStatement(on(due, '2026-11-20'))
  await takeStatement(on(-due, '2026-11-21', true))
  expect([await paidFor(one), (await readPayments(database, one)).payments.at(-1)?.method]).toEqual([0, 'chargeback'])
  expect(await listTakenBack(database)).toMatchObject([{ number: one.number, kind: 'chargeback' }])
  await takeStatement(on(due + 700, '2026-11-22'))
  await takeStatement(on(-700, '2026-11-23'))
  const { balance, refunds, payments } = await readPayments(database, one)
  expect([balance.due, refunds.map(({ state }) => state)]).toEqual([0, ['done']])
  expect(payments.map(({ bookedOn, cents }) => [bookedOn, cents])).toContainEqual(['2026-11-23', -700])
  await takeStatement(on(300, '2026-11-24'))
  const [open] = (await listOpenRefunds(database)).rows
  await recordRefund(database, open?.id ?? '', 'transfer', person, clock())
  expect(await takeStatement(on(-300, '2026-11-25')), 'recorded by the office before').toMatchObject({ paid: 1 })
  expect((await readPayments(database, one)).balance.due).toBe(0)
  expect(await checkLedger(database)).toEqual([])
})

test('a transfer that the office recorded by hand is the bank’s line of its order and amount, unless it was taken back', async () => {
  const { database, clock, take, takeStatement, one, other, reference } = await openBank()
  const by = async () => {
    const seenDue = (await readPayments(database, one)).balance.due
    return { person, seenDue, entryId: crypto.randomUUID() }
  }
  const record = async (amount: number) =>
    recordByOffice(database, one.id, { method: 'transfer', cents: cents(amount), receipt: '' }, await by(), clock())
  const paid = async () =>
    (await readPayments(database, one)).payments.map(({ cents: amount, bookedOn }) => [amount, bookedOn])
  const line = (amount: number, bookedOn: string, ours = reference) =>
    bankStatement([bankBooking(amount, { bookedOn, part: { reference: ours } })])
  await record(5000)
  await takeStatement(line(5000, '2026-11-20'))
  expect(await paid()).toEqual([[5000, '2026-11-20']])
  await record(6000)
  expect(await take(bankFile(line(6000, '2026-11-21'), line(6000, '2026-11-22')))).toMatchObject({ paid: 2 })
  expect(await paid(), 'one of the two was recorded').toEqual([
    [5000, '2026-11-20'],
    [6000, '2026-11-21'],
    [6000, '2026-11-22'],
  ])
  await record(7000)
  await correctPayment(database, one.id, { cents: cents(7000), reason: 'not ours' }, await by(), clock())
  await takeStatement(line(7000, '2026-11-23'))
  expect(await paid()).toContainEqual([7000, '2026-11-23'])
  await record(800)
  await takeStatement(line(800, '2026-11-24', ''))
  const [unnamed] = (await listUnmatched(database)).rows
  if (!unnamed) throw new Error('no line')
  expect(await matchLine(database, unnamed, other.id, person, clock()), 'of another order').toEqual({ outcome: 'done' })
  await takeStatement(line(800, '2026-11-25', ''))
  const [ours] = (await listUnmatched(database)).rows
  if (!ours) throw new Error('no line')
  expect(await matchLine(database, ours, one.id, person, clock())).toEqual({ outcome: 'done' })
  expect(await paid()).toContainEqual([800, '2026-11-25'])
  expect((await readPayments(database, one)).balance.paid).toBe(5000 + 6000 + 6000 + 7000 + 800)
  expect(await checkLedger(database)).toEqual([])
})

test('other money that goes out with our reference waits for a person to say what it was', async () => {
  const { database, clock, takeStatement, paidFor, one, reference } = await openBank()
  await takeStatement(bankStatement([bankBooking(5000, { part: { reference } })]))
  const out = bankBooking(-2000, { part: { reference } })
  expect(await takeStatement(bankStatement([out]))).toEqual({ paid: 0, waits: 1, out: 0, known: 0 })
  const [line] = await listMoneyOut(database, one.id)
  expect([line?.order, await paidFor(one)]).toEqual([one.number, 5000])
  if (!line) throw new Error('no line')
  expect(await settleLine(database, line, 'takenBack', person, clock())).toEqual({ outcome: 'done' })
  expect(await settleLine(database, line, 'refunded', person, clock())).toEqual({ outcome: 'stale' })
  expect([await paidFor(one), await listMoneyOut(database)]).toEqual([3000, []])
})

test('a line in another currency is kept with its text, for a person', async () => {
  const { database, takeStatement } = await openBank()
  const foreign = [{ bookedOn: '2026-11-24', amount: '100.00', currency: 'USD', text: 'from Boston' }]
  expect(
    await takeStatement(bankStatement([], { foreign, firstDay: '2026-11-24', lastDay: '2026-11-24' })),
  ).toMatchObject({ waits: 1 })
  expect((await listUnmatched(database)).rows).toMatchObject([{ cents: 0, texts: ['100.00 USD', 'from Boston'] }])
})

test('a customer who is forgotten is in no line of the bank, nor in one that was the same or waited (R17.27)', async () => {
  const { database, tell, takeStatement, one, reference } = await openBank()
  const due = one.priceCents
  for (const bankReference of ['A', 'B'])
    await takeStatement(bankStatement([bankBooking(due, { bankReference, part: { reference } })]))
  await takeStatement(bankStatement([bankBooking(-100, { part: { reference } })]))
  const [doubt] = await listDoubtful(database)
  if (doubt) await tell(doubt, true)
  const forgotten = await retryingTransaction(database, (transaction) => forgetPerson(transaction, one.id))
  expect(forgotten).toEqual({ outcome: 'done' })
  const named = database.selectFrom('bankPart').select('name').where('name', '<>', '')
  expect(await named.execute()).toEqual([])
})
