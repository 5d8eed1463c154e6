import { describe, expect, it } from 'vitest'
import { cents } from '../money/cents.ts'
import type { OrderState } from '../orders/order-states.ts'
import { type DocumentInForce, documentsDue, invoiceableOf, noInvoiceYet } from './documents-due.ts'

const order = (state: OrderState, more: { owedCents?: number; callBy?: Date } = {}) => ({
  state,
  owedCents: more.owedCents === undefined ? null : cents(more.owedCents),
  callBy: more.callBy ?? null,
})
const money = (charged: number, paid: number, isReverseCharged = false) => ({
  charged: cents(charged),
  paid: cents(paid),
  isReverseCharged,
})
const prepayment = (number: string, grossCents: number): DocumentInForce => ({
  number,
  kind: 'prepayment',
  grossCents: cents(grossCents),
  isReverseCharged: false,
})
const invoice = (number: string, grossCents: number): DocumentInForce => ({
  number,
  kind: 'invoice',
  grossCents: cents(grossCents),
  isReverseCharged: false,
})

/** What has to change, in short: the numbers that are credited, and what is issued. */
function changes(...given: Parameters<typeof documentsDue>): string {
  const { credit, cause, issue } = documentsDue(...given)
  const credited = credit.map(({ number }) => `-${number} (${cause})`)
  return [...credited, ...(issue ? [`+${issue.kind} ${issue.cents}`] : [])].join(' ')
}

describe('the documents of an order (R18.41)', () => {
  it('say before the visit what has been paid, and nothing before that', () => {
    expect(changes(order('ordered'), money(410, 0), [])).toBe('')
    expect(changes(order('ordered'), money(410, 100), [])).toBe('+prepayment 100')
    expect(changes(order('begun'), money(410, 410), [prepayment('A', 100)])).toBe('+prepayment 310')
    expect(changes(order('ordered'), money(410, 500), [])).toBe('+prepayment 410')
  })

  it('stay as they are when a visit moves or its price rises, and are made anew when it falls', () => {
    expect(changes(order('ordered'), money(450, 410), [prepayment('A', 410)])).toBe('')
    expect(changes(order('ordered'), money(380, 410), [prepayment('A', 410)])).toBe('-A (amount) +prepayment 380')
    expect(changes(order('ordered'), money(120, 150), [prepayment('A', 100), prepayment('B', 50)])).toBe(
      '-B (amount) +prepayment 20',
    )
  })

  it('are taken back at once when an order ends, or the money goes back', () => {
    expect(changes(order('cancelled', { owedCents: 0 }), money(0, 410), [prepayment('A', 410)])).toBe('-A (cancelled)')
    const withFee = changes(order('cancelled', { owedCents: 100 }), money(100, 410), [prepayment('A', 100)])
    expect(withFee).toBe('-A (cancelled) +invoice 100')
    expect(changes(order('withdrawn', { owedCents: 205 }), money(205, 410), [invoice('A', 410)])).toBe(
      '-A (withdrawn) +invoice 205',
    )
    expect(changes(order('ordered'), money(410, 0), [prepayment('A', 410)])).toBe('-A (payment)')
  })

  it('say after the visit what was not invoiced, once, and are made anew when that changes', () => {
    expect(changes(order('inspected'), money(410, 0), [])).toBe('+invoice 410')
    expect(changes(order('inspected'), money(410, 410), [prepayment('A', 410)])).toBe('')
    expect(changes(order('inspected'), money(450, 410), [prepayment('A', 410)])).toBe('+invoice 40')
    expect(changes(order('done'), money(450, 450), [prepayment('A', 410), invoice('B', 40)])).toBe('')
    expect(changes(order('done'), money(440, 450), [prepayment('A', 410), invoice('B', 40)])).toBe(
      '-B (amount) +invoice 30',
    )
    expect(changes(order('done'), money(400, 450), [prepayment('A', 410), invoice('B', 40)])).toBe(
      '-B (amount) -A (amount) +invoice 400',
    )
    expect(changes(order('done'), money(0, 0), [invoice('B', 40)])).toBe('-B (amount)')
    expect(changes(order('begun'), money(410, 410), [invoice('B', 410)])).toBe('-B (undone) +prepayment 410')
  })

  it('are all of one kind of VAT: those with it do not fit once the buyer owes it, nor the other way', () => {
    expect(changes(order('inspected'), money(339, 100, true), [prepayment('A', 100)])).toBe('-A (amount) +invoice 339')
    const reversed = { ...prepayment('A', 100), isReverseCharged: true }
    expect(changes(order('ordered'), money(410, 100), [reversed])).toBe('-A (amount) +prepayment 100')
  })

  it('wait until it is known what is owed', () => {
    expect(changes(order('withdrawn'), money(0, 410), [invoice('A', 410)])).toBe('')
    expect(changes(order('notDone', { callBy: new Date() }), money(0, 410), [prepayment('A', 410)])).toBe('')
    expect(changes(order('notDone'), money(0, 410), [prepayment('A', 410)])).toBe('-A (notDone)')
  })

  it('leave out what paying late costs, which payments cover last', () => {
    const late = { kind: 'lateCost', cents: cents(40), vatPercent: 0 } as const
    expect(
      invoiceableOf([{ kind: 'order', cents: cents(410), vatPercent: 21 }, late], [{ cents: cents(450) }]),
    ).toEqual(money(410, 410))
  })

  it('are none before something has been paid or done', () => {
    expect(noInvoiceYet(order('ordered'), money(410, 0))).toBe('early')
    expect(noInvoiceYet(order('inspected'), money(410, 0))).toBeUndefined()
    expect(noInvoiceYet(order('done'), money(0, 0))).toBe('nothing')
    expect(noInvoiceYet(order('withdrawn'), money(0, 410))).toBe('unknown')
  })
})
