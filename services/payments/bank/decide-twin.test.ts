import { expect, test } from 'vitest'
import { cents } from '../../../domain/money/cents.ts'
import { bankBooking, bankFile, bankStatement } from '../../../testing/payments/bank-statements.ts'
import { openBank } from '../../../testing/payments/open-bank.ts'
import { listDoubtful } from './list-bank-lines.ts'

test('of two equal lines that nothing tells apart, the office decides, with both beside each other (R18.7)', async () => {
  const { database, tell, take, takeStatement, paidFor, waiting, one, reference } = await openBank()
  const part = { name: '', counterIban: '', reference }
  const line = (bankReference: string) => bankStatement([bankBooking(500, { bankReference, part })])
  await takeStatement(line('A'))
  expect(await takeStatement(line('B'))).toEqual({ paid: 0, waits: 1, out: 0, known: 0 })
  expect([await paidFor(one), await waiting()]).toEqual([500, []])
  const [doubt] = await listDoubtful(database)
  expect(doubt).toMatchObject({ line: { cents: 500 }, twin: [{ cents: 500, order: one.number }] })
  if (!doubt) throw new Error('no doubt')
  expect(await tell(doubt, true)).toEqual({ outcome: 'done' })
  expect(await tell(doubt, false)).toEqual({ outcome: 'stale' })
  expect([await take(bankFile(bankStatement(line('B').bookings))), await listDoubtful(database)]).toMatchObject([
    { known: 1 },
    [],
  ])
  expect(await paidFor(one)).toBe(500)
  await takeStatement(line('C'))
  const [third] = await listDoubtful(database)
  if (third) await tell(third, false)
  expect(await paidFor(one)).toBe(1000)
})

test('one payer twice on a day, in two statements of which one ends as it began, is for a person to tell (R18.7)', async () => {
  const { database, takeStatement } = await openBank()
  const back = bankBooking(-500, { part: { name: 'Bob', counterIban: '' } })
  await takeStatement(bankStatement([bankBooking(500), back], { opening: cents(1500), format: 'coda', number: 7 }))
  expect(await takeStatement(bankStatement([bankBooking(500)], { opening: cents(1000), number: 6 }))).toMatchObject({
    waits: 1,
    known: 0,
  })
  expect(await listDoubtful(database)).toHaveLength(1)
})

test('doubtful lines that are one are asked about beside one twin, anew after each answer (R18.7)', async () => {
  const { database, takeStatement, tell, one, reference, paidFor } = await openBank()
  const blank = bankBooking(1000, { part: { name: '', counterIban: '' } })
  const paying = bankBooking(1000, { bankReference: 'R2', part: { reference } })
  const stranger = bankBooking(1000, { bankReference: 'R1' })
  const out = bankBooking(-2000, { part: { name: 'Bob', counterIban: '' } })
  const opening = cents(19_000)
  await takeStatement(bankStatement([blank, blank, out], { opening }))
  await takeStatement(bankStatement([stranger, paying, out], { opening }))
  await takeStatement(bankStatement([paying, bankBooking(500)], { opening, number: 4 }))
  const doubts = await listDoubtful(database)
  expect(doubts).toHaveLength(3)
  for (const doubt of doubts.slice(0, 1))
    expect(await tell({ ...doubt, twinId: doubts[1]?.twinId ?? '' }, true), 'beside another one').toEqual({
      outcome: 'stale',
    })
  for (let [doubt] = doubts; doubt; [doubt] = await listDoubtful(database))
    expect(await tell(doubt, true)).toEqual({ outcome: 'done' })
  expect(await paidFor(one)).toBe(1000)
})
